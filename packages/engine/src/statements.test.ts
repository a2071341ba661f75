import { expect, it } from 'vitest'
import { ESSAYS } from './corpus/essays.ts'
import { correct } from './correct.ts'
import { falseStatements } from './statements.ts'
import { TABLES } from './testing.ts'

it.each(ESSAYS)('states nothing of $name that the essay does not bear out', ({ essay }) => {
  const paragraphs = essay.content.split('\n')
  for (const content of [
    essay.content,
    paragraphs.toReversed().join('\n'),
    paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).join('\n'),
  ]) {
    const changed = { ...essay, content }
    expect(falseStatements(changed, correct(changed, TABLES))).toEqual([])
  }
})
