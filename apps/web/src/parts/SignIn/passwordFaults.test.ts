import { expect, test } from 'vitest'
import { CHANGED, findPasswordFault, findProofFault, FORGOTTEN } from './passwordFaults.ts'

test('a forgotten password, in the order of its fields', () => {
  expect(findProofFault({ phone: ' ', code: '' }, FORGOTTEN)).toBe('请输入手机号')
  expect(findProofFault({ phone: '1380013800', code: '' }, FORGOTTEN)).toBe(
    '请输入正确格式的手机号',
  )
  expect(findProofFault({ phone: '13800138000', code: '' }, FORGOTTEN)).toBe('请输入短信验证码')
  expect(findProofFault({ phone: ' 13800138000 ', code: '123456' }, FORGOTTEN)).toBeUndefined()
  expect(
    findPasswordFault({ password: '', confirmation: '', phone: '13800138000' }, FORGOTTEN),
  ).toBe('请输入密码')
})

test('a changed password, in the order of its fields', () => {
  expect(findProofFault({ phone: '', code: '' }, CHANGED)).toBe('请填入手机号')
  expect(findProofFault({ phone: '138001380001', code: '' }, CHANGED)).toBe(
    '请填入正确格式的手机号',
  )
  expect(findProofFault({ phone: '13800138000', code: '' }, CHANGED)).toBe('请填入获取的短信码')
  expect(findPasswordFault({ password: '', confirmation: '', phone: '13800138000' }, CHANGED)).toBe(
    '请填入密码',
  )
  const long = 'x'.repeat(65)
  expect(findPasswordFault({ password: long, confirmation: long, phone: '' }, CHANGED)).toBe(
    '密码最多 64 位',
  )
  expect(
    findPasswordFault({ password: 'a new one', confirmation: '', phone: '13800138000' }, CHANGED),
  ).toBe('请填入确认密码')
  expect(
    findPasswordFault(
      { password: 'a new one', confirmation: 'a new two', phone: '13800138000' },
      CHANGED,
    ),
  ).toBe('两次密码不一致')
  expect(
    findPasswordFault({ password: 'short', confirmation: 'short', phone: '13800138000' }, CHANGED),
  ).toBe('密码至少 8 位')
  expect(
    findPasswordFault(
      { password: 'a new one', confirmation: 'a new one', phone: '13800138000' },
      CHANGED,
    ),
  ).toBeUndefined()
  expect(
    findPasswordFault(
      { password: '13800138000', confirmation: '13800138000', phone: ' 13800138000 ' },
      CHANGED,
    ),
  ).toBe('这个密码太常见，别人很容易猜到，请换一个密码')
})
