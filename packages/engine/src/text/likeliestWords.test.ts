import { expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { likeliestWords, meanCost } from './likeliestWords.ts'

it.each([
  ['天上的云像一个大苹果', '天上 的 云 像 一个 大 苹果'],
  ['我们再也不敢说话了', '我们 再也 不敢 说话 了'],
])('reads %s as words, from the first character to the last', (text, words) => {
  expect(
    likeliestWords(text, TABLES)
      .map(({ start, end }) => text.slice(start, end))
      .join(' '),
  ).toBe(words)
})

it('reads over figures, letters, marks and characters that it has never seen', () => {
  const text = '2023年，我读了《Harry》和龘龘𠮷。'
  const words = likeliestWords(text, TABLES)
  expect(words.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
  expect(
    words.filter(({ isKnown }) => !isKnown).map(({ start, end }) => text.slice(start, end)),
  ).toEqual(['2023', '《', 'Harry', '》', '龘', '龘', '\ud842', '\udfb7'])
  expect(words.every(({ cost }) => Number.isFinite(cost))).toBe(true)
})

it.each([
  ['老师表扬了我', '老师表杨了我'],
  ['我们再也不敢说话了', '我们在也不敢说话了'],
  ['我们要努力学习', '我们要把月光折成一只船'],
])('expects %s sooner than %s', (expected, surprising) => {
  expect(meanCost(expected, TABLES)).toBeLessThan(meanCost(surprising, TABLES))
})

it('has nothing to say of an empty text', () => {
  expect(likeliestWords('', TABLES)).toEqual([])
  expect(meanCost('', TABLES)).toBe(0)
})
