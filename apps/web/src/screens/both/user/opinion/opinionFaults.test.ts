import { expect, test } from 'vitest'
import { findFault } from './opinionFaults.ts'

test('content, then a phone, then a right one', () => {
  expect(findFault({ content: ' \n', phone: '', name: '' })).toBe('请填入问题及意见')
  expect(findFault({ content: '稿纸的格子太小', phone: ' ', name: '' })).toBe('手机号不能为空！')
  expect(findFault({ content: '稿纸的格子太小', phone: '1380013800', name: '' })).toBe(
    '请填入正确格式的手机号',
  )
  // No such numbers are given out.
  expect(findFault({ content: '稿纸的格子太小', phone: '12345678901', name: '' })).toBe(
    '请填入正确格式的手机号',
  )
  expect(findFault({ content: '稿纸的格子太小', phone: '13800138000', name: '' })).toBeUndefined()
})

test('what would be cut is told before it is sent', () => {
  expect(findFault({ content: '字'.repeat(1001), phone: '13800138000', name: '' })).toBe(
    '问题及意见最多 1000 个字',
  )
  expect(findFault({ content: '好', phone: '13800138000', name: '名'.repeat(21) })).toBe(
    '称呼最多 20 个字',
  )
})
