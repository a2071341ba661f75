import { expect, test } from 'vitest'
import { findStepsBack } from './screenHistory.ts'

test('the nearest screen with the address, however many steps below', () => {
  expect(findStepsBack(['/tasks', '/tasks/detail'], 1, '/tasks')).toBe(1)
  expect(
    findStepsBack(
      ['/tasks', '/user', '/tasks', '/tasks/detail', '/tasks/writing', '/tasks/correction/1/1'],
      5,
      '/tasks',
    ),
  ).toBe(3)
})

test('a screen that is not below is not stepped back to, nor is the one that is open', () => {
  expect(findStepsBack(['/tasks/detail'], 0, '/tasks')).toBeUndefined()
  expect(findStepsBack(['/tasks', '/user'], 0, '/user')).toBeUndefined()
  expect(findStepsBack([null, '/user', '/tasks'], 2, '/tasks')).toBeUndefined()
})
