import { expect, it } from 'vitest'
import { isSampled, PLACED, triedOn } from './corpus/triedOn.ts'
import { falseStatements } from './statements.ts'
import { reportOf } from './testing.ts'

it.each(PLACED)('states nothing of $name that the essay does not bear out', ({ essay, place }) => {
  const paragraphs = essay.content.split('\n')
  const changes = [
    paragraphs.toReversed().join('\n'),
    paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).join('\n'),
  ]
  const tried = isSampled({ place }) ? triedOn(place, changes) : []
  for (const content of [essay.content, ...tried]) {
    const changed = { ...essay, content }
    expect(falseStatements(changed, reportOf(changed))).toEqual([])
  }
})
