import { expect, test } from 'vitest'
import { togglePhrase } from './phrases.ts'

test('a tapped phrase follows what is written, and a second tap takes it out again', () => {
  const both = togglePhrase(togglePhrase('', '请分段写。'), '请改错别字。')
  expect(both).toBe('请分段写。\n请改错别字。')
  expect(togglePhrase(both, '请分段写。')).toBe('请改错别字。')
  expect(togglePhrase('请改错别字。', '请改错别字。')).toBe('')
})

test('the teacher’s own words stay', () => {
  expect(togglePhrase(togglePhrase('小满，', '请分段写。'), '请分段写。')).toBe('小满，')
})
