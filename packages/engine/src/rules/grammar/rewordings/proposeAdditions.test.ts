/** Which little word may be missing from a sentence, and what is said for it. */
import { expect, it } from 'vitest'
import { TABLES } from '#testing.ts'
import { proposeAdditions } from './proposeAdditions.ts'

const proposals = (sentence: string) =>
  proposeAdditions(sentence, TABLES).map(
    ({ start, instead }) => sentence.slice(0, start) + instead + sentence.slice(start),
  )

it('proposes the word that makes the clause likelier', () => {
  expect(proposals('他躺草地上，望着蓝天。')).toContain('他躺在草地上，望着蓝天。')
})

it('adds inside a clause, never to the mark behind it', () => {
  const sentence = '妹妹哭得，谁也劝不住。'
  for (const proposal of proposals(sentence)) {
    expect(proposal).toMatch(/^.+，.+。$/)
    expect(proposal.length).toBeGreaterThan(sentence.length)
  }
})

it('says for each proposal as many figures as for any other', () => {
  const lengths = ['他躺草地上，望着蓝天。', '他把书放桌子上就走'].flatMap((sentence) =>
    proposeAdditions(sentence, TABLES).map(({ values }) => values.length),
  )
  expect(lengths.length).toBeGreaterThan(1)
  expect(new Set(lengths)).toEqual(new Set([34]))
})

it('proposes nothing in what is too short', () => {
  expect(proposals('')).toEqual([])
  expect(proposals('好。')).toEqual([])
  expect(proposals('，，，。')).toEqual([])
})
