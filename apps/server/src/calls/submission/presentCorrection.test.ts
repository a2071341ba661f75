/** 提升建议 is never empty below the best band. */
import { expect, test } from 'vitest'
import type { Correction } from '@zhupi/engine/types.ts'
import { presentCorrection, type Reading } from './presentCorrection.ts'

const trait = (name: 'LITERARY' | 'NOVELTY' | 'RICHNESS' | 'PROFOUND', score: number) => ({
  trait: name,
  score,
  band: score >= 80 ? (1 as const) : (2 as const),
  observations: [],
  lift: `${name}怎样更好`,
})

function suggestionsOf(score: number, paragraphSuggestions: Correction['paragraphSuggestions']) {
  return presentCorrection(
    { content: '正文', genre: 'e-event' },
    correctionOf(score, paragraphSuggestions),
    reading(score),
  ).rmap?.suggestions
}

function correctionOf(
  score: number,
  paragraphSuggestions: Correction['paragraphSuggestions'],
): Correction {
  const dimension = { score, band: 2 as const, traits: [] }
  return {
    engineVersion: '1',
    paragraphs: ['正文'],
    characters: 2,
    score,
    isOffTopic: false,
    marks: [],
    comment: { text: '', quotes: [] },
    paragraphComments: [],
    extensions: [],
    microSuggestions: [],
    paragraphSuggestions,
    goals: [],
    dimensions: [
      { ...dimension, dimension: 'content' },
      { ...dimension, dimension: 'expression' },
      {
        ...dimension,
        dimension: 'development',
        traits: [
          trait('PROFOUND', 70),
          trait('RICHNESS', 60),
          trait('LITERARY', 50),
          trait('NOVELTY', 90),
        ],
      },
    ],
  }
}

function reading(aiScore: number): Reading {
  return {
    aiScore,
    surpass: null,
    aiUse: 'full',
    isScoreAsked: true,
    change: undefined,
    revisionId: 1,
    answered: { disputed: [], removed: [] },
    isTeacher: false,
  }
}

test('without a paragraph’s own, what lifts the lowest traits is suggested for the whole', () => {
  expect(suggestionsOf(79, [])).toEqual([
    { pNo: 0, suggestion: 'LITERARY怎样更好' },
    { pNo: 0, suggestion: 'RICHNESS怎样更好' },
    { pNo: 0, suggestion: 'PROFOUND怎样更好' },
  ])
})

test('a paragraph’s own stands alone, and the best band needs none', () => {
  expect(suggestionsOf(60, [{ paragraph: 0, text: '写写当时的天气', quotes: [] }])).toEqual([
    { pNo: 1, suggestion: '写写当时的天气' },
  ])
  expect(suggestionsOf(80, [])).toEqual([])
})

test('of a goal with figures of the earlier draft the later one is told what was to be reached', () => {
  const goalsOf = (text: string) => {
    const goal = {
      trait: 'CONTENTS_FULL' as const,
      paragraph: 1,
      text,
      done: '全文写到400字。',
      check: { kind: 'count' as const, measure: 'characters' as const, least: 400 },
    }
    const change = {
      engineVersion: '1',
      rise: 3,
      traits: [],
      repaired: [],
      left: [],
      paragraphs: [],
    }
    return presentCorrection({ content: '正文', genre: 'e-event' }, correctionOf(70, []), {
      ...reading(70),
      change: {
        earlierId: 1,
        earlierNo: 1,
        change: { ...change, goals: [{ goal, isMet: false }] },
      },
    }).change?.goals.map((told) => told.goal)
  }
  expect(
    goalsOf('230字，要求400字，还差170字：先把第2段写细，看到的、听到的、想到的各添一句。'),
  ).toEqual(['全文写到400字。'])
  expect(goalsOf('在第2段里挑一样东西，写写它的颜色。')).toEqual([
    '在第2段里挑一样东西，写写它的颜色。',
  ])
})

test('each paragraph says how it stands on paper, a poem’s also where a stanza ended', () => {
  const placesOf = (genre: string, content: string) =>
    presentCorrection({ content, genre }, null, reading(0)).paragraphList.map(
      ({ pNo, markContent, placement, isAfterGap }) =>
        `${pNo} ${placement}${isAfterGap ? ' gap' : ''} ${markContent}`,
    )
  expect(placesOf('e-letter', '亲爱的外婆：\n我很想您。\n此致\n敬礼\n小满\n5月1日')).toEqual([
    '1 flush 亲爱的外婆：',
    '2 indented 我很想您。',
    '3 indented 此致',
    '4 flush 敬礼',
    '5 right 小满',
    '6 right 5月1日',
  ])
  expect(placesOf('e-poetry', '风来了\n\n雨也来了')).toEqual([
    '1 verse 风来了',
    '2 verse gap 雨也来了',
  ])
})
