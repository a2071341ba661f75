import { expect, test } from 'vitest'
import { findFault } from './settingsFaults.ts'

const kept = { name: '林小满', nickname: '', phone: '10000000011' }
const asIs = { ...kept, code: '' }

test('what did not change is not asked about', () => {
  expect(findFault(asIs, kept)).toBeUndefined()
  // The promotion's accounts begin with the phone as the name; older ones may hold what is not allowed today.
  expect(findFault({ ...asIs, name: '林<小>满' }, { ...kept, name: '林<小>满' })).toBeUndefined()
})

test('a name there must be, and a plain one; a nickname may be empty', () => {
  expect(findFault({ ...asIs, name: '' }, kept)).toBe('请输入姓名')
  expect(findFault({ ...asIs, name: '小满!' }, kept)).toBe('请不要使用特殊字符')
  expect(findFault({ ...asIs, nickname: '小@满' }, kept)).toBe('请不要使用特殊字符')
  expect(findFault({ ...asIs, nickname: '满天星' }, kept)).toBeUndefined()
})

test('another phone needs its code', () => {
  expect(findFault({ ...asIs, phone: '' }, kept)).toBe('请输入手机号')
  expect(findFault({ ...asIs, phone: '138' }, kept)).toBe('请输入正确格式的手机号')
  expect(findFault({ ...asIs, phone: '13800138000' }, kept)).toBe('请输入短信验证码')
  expect(findFault({ ...asIs, phone: '13800138000', code: '123456' }, kept)).toBeUndefined()
})
