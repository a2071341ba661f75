import { expect, test } from 'vitest'
import { findFault, type Newcomer } from './newcomer.ts'

const whole: Newcomer = {
  phone: '13800000000',
  name: '林小满',
  code: '123456',
  password: 'long enough',
  schoolId: 1,
  hasAgreed: true,
}

test.each<[string, Partial<Newcomer>]>([
  ['请输入手机号', { phone: ' ' }],
  ['请输入正确格式的手机号', { phone: '1380000000' }],
  ['请输入姓名', { name: '' }],
  ['请不要使用特殊字符', { name: '小满!' }],
  ['请不要使用特殊字符', { name: '😀' }],
  ['请选择学校', { schoolId: undefined }],
  ['请输入短信验证码', { code: '' }],
  ['请输入密码', { password: '' }],
  ['密码至少 8 位', { password: '1234567' }],
  ['密码最多 64 位', { password: 'x'.repeat(65) }],
  ['请阅读并同意用户协议和隐私政策', { hasAgreed: false }],
])('what is missing is asked for: %s', (text, change) => {
  expect(findFault({ ...whole, ...change }, 'teacher')).toBe(text)
})

test('a pupil needs no school; names may have a dot and spaces inside', () => {
  expect(findFault({ ...whole, schoolId: undefined }, 'student')).toBeUndefined()
  expect(findFault({ ...whole, name: '阿依努尔·吐尔逊' }, 'teacher')).toBeUndefined()
  expect(findFault({ ...whole, name: 'Mei Ling 陈' }, 'teacher')).toBeUndefined()
})
