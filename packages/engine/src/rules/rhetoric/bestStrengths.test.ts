import { expect, it } from 'vitest'
import type { Mark } from '../../types.ts'
import { bestStrengths } from './bestStrengths.ts'

function makeMark(
  ruleId: string,
  paragraph: number,
  start: number,
  kind: Mark['kind'] = 'strength',
): Mark {
  return {
    kind,
    ruleId,
    label: ruleId,
    explanation: '像。',
    paragraph,
    start,
    end: start + 2,
    quote: '一句',
  }
}

it('shows a short essay three strengths at most, of different kinds and paragraphs first', () => {
  const marks = [
    makeMark('simile', 0, 0),
    makeMark('simile', 0, 9),
    makeMark('simile', 1, 0),
    makeMark('scene', 1, 9),
    makeMark('contrast', 2, 0),
  ]
  expect(
    bestStrengths(marks, 200).map(({ ruleId, paragraph }) => `${ruleId} ${paragraph}`),
  ).toEqual(['simile 0', 'scene 1', 'contrast 2'])
})

it('never praises one thing all through a long essay', () => {
  const marks = Array.from({ length: 20 }, (_, at) => makeMark('quotation', at, 0))
  expect(bestStrengths(marks, 3000)).toHaveLength(2)
})

it('keeps every fault and every advice', () => {
  const marks = Array.from({ length: 30 }, (_, at) =>
    makeMark('confused-word', at, 0, at % 2 === 0 ? 'fault' : 'advice'),
  )
  expect(bestStrengths(marks, 100)).toEqual(marks)
})
