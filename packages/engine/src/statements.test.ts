import { expect, it } from 'vitest'
import { PLACED, triedOn } from './corpus/triedOn.ts'
import { falseStatements } from './statements.ts'
import { reportOf } from './testing.ts'

it.each(PLACED)('states nothing of $name that the essay does not bear out', ({ essay, place }) => {
  const paragraphs = essay.content.split('\n')
  const changes = [
    paragraphs.toReversed().join('\n'),
    paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).join('\n'),
  ]
  for (const content of [essay.content, ...triedOn(place, changes)]) {
    const changed = { ...essay, content }
    expect(falseStatements(changed, reportOf(changed))).toEqual([])
  }
})
