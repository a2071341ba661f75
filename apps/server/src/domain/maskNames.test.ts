import { expect, test } from 'vitest'
import { createMask } from './maskNames.ts'

const maskOf = (people: string[], teachers: string[] = [], places: string[] = []) =>
  createMask({ people: [...people, ...teachers], teachers, places })

test.each([
  ['林小雨和周行之一起回家。', '×××和×××一起回家。'],
  ['“雨桐，快来！”我喊。', '“××，快来！”我喊。'],
  ['王雨桐，王雨桐。', '×××，×××。'],
  ['班长陈晨光着脚跑出来。', '班长××光着脚跑出来。'],
  ['阿晨和晨晨都来了。', '××和××都来了。'],
  ['我叫高兴，今年十岁。', '我叫××，今年十岁。'],
  ['高兴同学，你的结尾很好。', '××同学，你的结尾很好。'],
  ['“高兴说：走吧。”', '“××说：走吧。”'],
  ['欧阳若汐的伞，若汐的书', '××××的伞，××的书'],
  ['Tommy2 借给我一支笔，打 13800001234', '×××××× 借给我一支笔，打 ×××××××××××'],
])('a name is hidden: %s', (text, masked) => {
  const mask = maskOf(['林小雨', '周行之', '王雨桐', '陈晨', '高兴', '欧阳若汐', 'Tommy2'])
  expect(mask(text)).toBe(masked)
  expect(mask(text)).toHaveLength(text.length)
})

test.each([
  '我高兴极了，妈妈也很高兴。',
  '高兴的同学们跑了出来。',
  '教室里安静得能听见笔尖的声音。',
  '小心，别摔着！',
  '今天下小雨，雨点落在伞上。',
  '他在田野里成功地放飞了风筝。',
  'Anna 和 Anthology 不是一回事',
])('a word that only looks like a name is left whole: %s', (text) => {
  const mask = maskOf(['高兴', '安静', '王心', '林小雨', '周田野', '成功', 'An', '13'])
  expect(mask(text)).toBe(text)
})

test('a teacher’s surname is hidden before 老师, and only there', () => {
  const mask = maskOf([], ['陈静之', '于老师', '欧阳敏'])
  expect(mask('陈老师说，由于老师不在，请欧阳老师来。于老师笑了。')).toBe(
    '×老师说，由于老师不在，请××老师来。×老师笑了。',
  )
  expect(mask('我的同桌姓陈，陈列室在楼上。')).toBe('我的同桌姓陈，陈列室在楼上。')
})

test('schools and classes are hidden where their names are long enough to be theirs', () => {
  const mask = maskOf([], [], ['青禾实验小学', '一班'])
  expect(mask('我在青禾实验小学读书，一班的人都认识我。')).toBe(
    '我在××××××读书，一班的人都认识我。',
  )
})

test('without names nothing changes; a character outside the first plane keeps its length', () => {
  expect(maskOf([])('林小雨')).toBe('林小雨')
  expect(maskOf(['𠮷小满'])('𠮷小满来了')).toBe('××××来了')
})
