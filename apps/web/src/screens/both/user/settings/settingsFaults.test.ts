import { expect, test } from 'vitest'
import { findFault } from './settingsFaults.ts'

const stored = { name: '林小满', nickname: '', phone: '10000000011' }
const asIs = { ...stored, code: '' }

test('what did not change is not asked about', () => {
  expect(findFault(asIs, stored)).toBeUndefined()
  // The promotion's accounts begin with the phone as the name; older ones may hold what is not
  // allowed today.
  expect(findFault({ ...asIs, name: '林<小>满' }, { ...stored, name: '林<小>满' })).toBeUndefined()
})

test('a name there must be, and a plain one; a nickname may be empty', () => {
  expect(findFault({ ...asIs, name: '' }, stored)).toBe('请输入姓名')
  expect(findFault({ ...asIs, name: '小满!' }, stored)).toBe('请不要使用特殊字符')
  expect(findFault({ ...asIs, nickname: '小@满' }, stored)).toBe('请不要使用特殊字符')
  expect(findFault({ ...asIs, nickname: '满天星' }, stored)).toBeUndefined()
})

test('another phone needs its code', () => {
  expect(findFault({ ...asIs, phone: '' }, stored)).toBe('请输入手机号')
  expect(findFault({ ...asIs, phone: '138' }, stored)).toBe('请输入正确格式的手机号')
  expect(findFault({ ...asIs, phone: '13800138000' }, stored)).toBe('请输入短信验证码')
  expect(findFault({ ...asIs, phone: '13800138000', code: '123456' }, stored)).toBeUndefined()
})
