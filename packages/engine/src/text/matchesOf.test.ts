import { expect, it } from 'vitest'
import { matchesOf } from './matchesOf.ts'

it('finds what matchAll finds, and the same each time', () => {
  const pattern = /(?<mark>[又再])(.)/dg
  for (const text of ['又来又走，再见', '再见', '没有', '']) {
    const all = [...text.matchAll(pattern)]
    expect(matchesOf(text, pattern)).toEqual(all)
    expect(matchesOf(text, pattern).map(({ indices }) => indices?.groups)).toEqual(
      all.map(({ indices }) => indices?.groups),
    )
  }
})
