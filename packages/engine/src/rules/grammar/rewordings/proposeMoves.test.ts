/** What may stand the other way round in a sentence, and what is said for it. */
import { expect, it } from 'vitest'
import { TABLES } from '#testing.ts'
import { proposeMoves } from './proposeMoves.ts'

const proposals = (sentence: string) =>
  proposeMoves(sentence, TABLES).map(({ start, end, instead }) => [
    sentence.slice(start, end),
    instead,
  ])

it('proposes the words in the order that is likelier', () => {
  expect(proposals('昨天下雨，大家没有灰心都。')).toContainEqual(['没有灰心都', '都没有灰心'])
})

it('leaves each word in its own clause', () => {
  const sentence = '都下雨了，大家没有灰心。'
  for (const [words = '', instead = ''] of proposals(sentence)) {
    expect(words).not.toMatch(/[，。]/)
    expect([...instead].toSorted()).toEqual([...words].toSorted())
  }
})

it('says for each proposal as many figures as for any other', () => {
  const lengths = ['大家没有灰心都。', '爷爷每天去公园打拳常常，风雨无阻'].flatMap((sentence) =>
    proposeMoves(sentence, TABLES).map(({ values }) => values.length),
  )
  expect(lengths.length).toBeGreaterThan(1)
  expect(new Set(lengths)).toEqual(new Set([43]))
})

it('proposes nothing in what is too short or has no words to move', () => {
  expect(proposals('')).toEqual([])
  expect(proposals('好。')).toEqual([])
  expect(proposals('，，，。')).toEqual([])
})
