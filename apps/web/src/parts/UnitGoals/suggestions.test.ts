import { expect, test } from 'vitest'
import { GOAL_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { listSuggestions } from './suggestions.ts'

test('a class is offered the units of its grade first, and what is general last', () => {
  expect(listSuggestions([5, 3, 5]).map(({ name }) => name)).toEqual(['三年级', '五年级', '通用'])
  expect(listSuggestions([5])[0]?.units.map(({ unit }) => unit)).toContain('那一刻，我长大了')
  expect(listSuggestions([1]).map(({ name }) => name)).toEqual(['通用'])
})

test('every grade from three to ten has its units, each with goals that fit the field', () => {
  for (const grade of [3, 4, 5, 6, 7, 8, 9, 10]) {
    const [own] = listSuggestions([grade])
    expect(own?.units.length).toBeGreaterThanOrEqual(10)
    for (const { goals } of own?.units ?? []) {
      expect(goals.length).toBeGreaterThanOrEqual(2)
      expect(new Set(goals).size).toBe(goals.length)
      for (const goal of goals) expect(goal.length).toBeLessThanOrEqual(GOAL_MAX_LENGTH)
    }
  }
})
