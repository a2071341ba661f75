import { expect, it } from 'vitest'
import { awaitWords } from './awaitedWords.ts'

it('tells which lists have a word in the text, by where its first one stands', () => {
  const standing = awaitWords([['大约', '左右'], ['再见'], ['约'], ['左', '右边']])
  expect(standing('左右大约')).toEqual([0, 3, 2])
  expect(standing('他说再见')).toEqual([1])
  expect(standing('他说再')).toEqual([])
})

it('gives every rule its own lists, also those that were not there when a text was asked about', () => {
  const one = awaitWords([['山顶'], ['山']])
  expect(one('山顶')).toEqual([0, 1])
  const other = awaitWords([['顶'], ['山顶上', '山顶']])
  expect(one('山顶')).toEqual([0, 1])
  expect(other('山顶')).toEqual([1, 0])
})
