import { expect, it } from 'vitest'
import { ESSAYS } from '../corpus/essays.ts'
import { GIVEAWAYS } from '../lexicon/giveaways.ts'
import { STOCK_EXAMPLES } from '../lexicon/slogans.ts'
import { matchesOf } from './matchesOf.ts'
import { requiredIn } from './requiredCharacters.ts'

const allIn = (pattern: RegExp) =>
  requiredIn(pattern).map((characters) => [...characters].sort().join(''))
const charactersIn = (pattern: RegExp) => allIn(pattern)[0] ?? null

it('reads off a pattern what has to stand there', () => {
  expect(charactersIn(/甲乙?/)).toBe('甲')
  expect(charactersIn(/甲*乙+丙{0,2}/)).toBe('乙')
  expect(charactersIn(/甲|乙丙|(?:丁|戊)/)).toBe('丁乙戊甲'.split('').sort().join(''))
  expect(charactersIn(/[甲乙](?=[^丙]*丁)/)).toBe('丁')
  expect(charactersIn(/(?<!甲)(?<mark>乙)(?!丙)\1\k<mark>/)).toBe('乙')
  expect(charactersIn(/(?<=甲[^乙]{0,3})./)).toBe('甲')
  expect(charactersIn(/的甲/)).toBe('甲')
  expect(charactersIn(/\.甲?/)).toBe('.')
})

it('reads off all that has to stand there, the rarest first', () => {
  expect(allIn(/(?:甲|乙)丙?[丁戊己]庚/)).toEqual(['庚', '乙甲', '丁己戊'])
  expect(allIn(/(?:甲乙|丙)丁/)).toEqual(['丁', '丙甲'])
  expect(allIn(/(?:甲乙)*丙(?=丁)/)).toEqual(['丙', '丁'])
})

it('claims nothing of what is not certain', () => {
  for (const pattern of [
    /甲?/,
    /甲|/,
    /甲|[^乙]/,
    /(?:甲|乙)?/,
    /甲{0,3}/,
    /[一-龥]/,
    /\d/,
    /(?!甲)./,
  ])
    expect(charactersIn(pattern)).toBe(null)
  expect(charactersIn(/a/i)).toBe(null)
})

it('spares no pattern that would be found', () => {
  const patterns = [
    ...GIVEAWAYS.map(({ pattern }) => pattern),
    ...STOCK_EXAMPLES.map(({ source }) => new RegExp(source, 'g')),
  ]
  const texts = ESSAYS.map(({ essay }) => essay.content)
  let found = 0
  for (const text of texts) {
    for (const pattern of patterns) {
      const all = [...text.matchAll(pattern)]
      expect(matchesOf(text, pattern).map(({ index }) => index)).toEqual(
        all.map(({ index }) => index),
      )
      found += all.length
    }
  }
  expect(found).toBeGreaterThan(0)
})
