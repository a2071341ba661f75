import { expect, test } from 'vitest'
import { DAY_MS } from '../terms/durations.ts'
import { findQuestionsFault, findSettingsFault, leastCharacters, mixesCollege } from './homework.ts'

const now = new Date('2026-03-05T02:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * DAY_MS)
const question = {
  genre: 'e-event',
  title: '那一刻，我长大了',
  requirement: '写一件让你长大的事。',
  ideation: '',
  keywords: [],
}
const settings = {
  startsAt: days(0),
  endsAt: days(3),
  scoreScale: 100,
  lowScore: 0,
  highScore: 100,
  lowestScore: 0,
  minCharacters: 100,
  maxCharacters: undefined,
}
const anyGenre = { isGenreAllowed: () => true, needsBoth: false }

test('a fault names its field, the refusal and the text', () => {
  expect(findQuestionsFault([question], anyGenre)).toBeUndefined()
  expect(findSettingsFault(settings, now)).toBeUndefined()
  expect(
    findQuestionsFault([question, { ...question, title: '', requirement: '' }], anyGenre),
  ).toEqual({
    field: 'title-2',
    refusal: 'badInput',
    text: '第2题请输入作文标题或作文要求',
  })
  expect(findSettingsFault({ ...settings, endsAt: days(0) }, now)).toEqual({
    field: 'endsAt',
    refusal: 'endBeforeStart',
    text: '结束时间要晚于开始时间',
  })
})

test('times come before scores, scores before lengths', () => {
  const broken = { ...settings, endsAt: undefined, lowScore: 100, maxCharacters: 50 }
  const faults = [
    broken,
    { ...broken, endsAt: days(1), scoreScale: 33 },
    { ...broken, endsAt: days(1) },
    { ...broken, endsAt: days(1), lowScore: 0 },
  ].map((each) => findSettingsFault(each, now)?.text)
  expect(faults).toEqual([
    '请选择结束时间',
    '请选择分制',
    '最低分不能大于等于最高分',
    '字数上限要大于字数下限（100 字）',
  ])
})

test('a homework that is out keeps both title and requirement', () => {
  const textOf = (change: Partial<typeof question>) =>
    findQuestionsFault([{ ...question, ...change }], { ...anyGenre, needsBoth: true })?.text
  expect(textOf({ title: ' ' })).toBe('标题不能为空')
  expect(textOf({ requirement: '' })).toBe('作文要求不能为空')
})

test('what ends at this very moment is over', () => {
  const started = { ...settings, startsAt: days(-1) }
  expect(findSettingsFault({ ...started, endsAt: days(0) }, now)?.refusal).toBe('endInPast')
  expect(
    findSettingsFault({ ...started, endsAt: new Date(now.getTime() + 1) }, now),
  ).toBeUndefined()
})

test('no homework asks for fewer characters than the product’s least', () => {
  expect([0, 100, 400].map(leastCharacters)).toEqual([100, 100, 400])
})

test('a posting goes to college classes or to school classes', () => {
  expect([[13, 13], [5, 12], [12, 13], []].map(mixesCollege)).toEqual([false, false, true, false])
})
