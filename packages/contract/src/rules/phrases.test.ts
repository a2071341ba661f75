import { expect, test } from 'vitest'
import { findPhrases, phrasesOf } from './phrases.ts'

const PUPIL = { studentName: '林小满', drafted: [] }

test('what a teacher may say of any essay is learned, sentence by sentence', () => {
  expect(phrasesOf('细节写得真好。开头可以更快些！\n细节写得真好。', PUPIL)).toEqual([
    '细节写得真好。',
    '开头可以更快些！',
  ])
})

test('what speaks of one essay or one pupil is not learned, nor what the machine drafted', () => {
  const remark =
    '小满，你写得很用心。“伞”写得真好。第2段再具体些。第二段再短一点。先写动作和神态。好。'
  expect(phrasesOf(remark, { ...PUPIL, drafted: ['下一稿', '先写动作和神态。'] })).toEqual([])
  expect(phrasesOf('予安这次很用心。', { studentName: '宋予安', drafted: [] })).toEqual([])
  expect(phrasesOf('长'.repeat(41), PUPIL)).toEqual([])
})

test('a phrase is found by two letters of its pinyin, initials or whole, or by its characters', () => {
  const details = { text: '细节写得真好。', pinyin: 'xi jie xie de zhen hao' }
  const ending = { text: '结尾可以再短些。', pinyin: 'jie wei ke yi zai duan xie' }
  const found = (sought: string) => findPhrases([ending, details], sought)
  expect(found('XJ')).toEqual([details])
  expect(found('xi')).toEqual([details, ending])
  expect(found('xijie')).toEqual([details])
  expect(found('jiew')).toEqual([ending])
  expect(found('zh h')).toEqual([details])
  expect(found('jx')).toEqual([details])
  expect(found('结尾')).toEqual([ending])
  expect(found(' ')).toEqual([ending, details])
  expect(found('q')).toEqual([])
  expect(found('ie')).toEqual([])
})
