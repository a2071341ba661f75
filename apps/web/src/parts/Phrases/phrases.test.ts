import { expect, test } from 'vitest'
import { insertPhrase, togglePhrase } from './phrases.ts'

test('a tapped phrase follows what is written, and a second tap takes it out again', () => {
  const both = togglePhrase(togglePhrase('', '请分段写。'), '请改错别字。')
  expect(both).toBe('请分段写。\n请改错别字。')
  expect(togglePhrase(both, '请分段写。')).toBe('请改错别字。')
  expect(togglePhrase('请改错别字。', '请改错别字。')).toBe('')
})

test('the teacher’s own words stay', () => {
  expect(togglePhrase(togglePhrase('小满，', '请分段写。'), '请分段写。')).toBe('小满，')
})

test('an own phrase goes in at the caret, in place of what is chosen there, else to the end', () => {
  expect(insertPhrase('开头好。结尾好。', '细节好。', { start: 4, end: 4 })).toEqual({
    text: '开头好。细节好。结尾好。',
    at: 8,
  })
  expect(insertPhrase('开头好。结尾好。', '细节好。', { start: 0, end: 4 }).text).toBe(
    '细节好。结尾好。',
  )
  expect(insertPhrase('开头好。 ', '细节好。', undefined).text).toBe('开头好。细节好。')
  expect(insertPhrase('开头好', '细节好。', undefined).text).toBe('开头好\n细节好。')
  expect(insertPhrase('短', '细节好。', { start: 9, end: 9 })).toEqual({
    text: '短细节好。',
    at: 5,
  })
})
