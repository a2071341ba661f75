import { afterEach, expect, test, vi } from 'vitest'
import { isLoadingShown, showLoading } from './loading.ts'

vi.useFakeTimers()
afterEach(() => vi.runAllTimers())

test('spec 3 §7, decisions: the sign comes after 300 ms and goes with the last work', () => {
  const [first, second] = [showLoading(), showLoading()]
  vi.advanceTimersByTime(299)
  expect(isLoadingShown()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isLoadingShown()).toBe(true)
  first()
  expect(isLoadingShown()).toBe(true)
  second()
  expect(isLoadingShown()).toBe(false)
})

test('quick work shows none', () => {
  const end = showLoading()
  vi.advanceTimersByTime(200)
  end()
  vi.advanceTimersByTime(1_000)
  expect(isLoadingShown()).toBe(false)
})
