import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const WHOLE = {
  TENCENT_SMS_SECRET_ID: 'id',
  TENCENT_SMS_SECRET_KEY: 'key',
  TENCENT_SMS_SDK_APP_ID: '1400006666',
  TENCENT_SMS_SIGN: '朱批',
  TENCENT_SMS_TEMPLATE: '100',
}

test('without any setting there is no carrier; empty values count as none', () => {
  expect(readConfig({ TENCENT_SMS_SIGN: '' }).sms).toBeUndefined()
})

test('one template for all purposes, or one each', () => {
  expect(readConfig({ ...WHOLE, TENCENT_SMS_TEMPLATE_REG: '200' }).sms).toMatchObject({
    templates: { TYPE_LOGIN: '100', TYPE_REG: '200', TYPE_FIND_PWD: '100', TYPE_GUARDIAN: '100' },
    templateFields: ['code', 'minutes'],
    endpoint: undefined,
  })
})

test.each(Object.keys(WHOLE))(
  'half a configuration is refused by the name of what is missing: %s',
  (name) => {
    expect(() => readConfig({ ...WHOLE, [name]: '' })).toThrow(name)
  },
)

test.each([
  ['TENCENT_SMS_ENDPOINT', 'sms.example.com/x'],
  ['TENCENT_SMS_TEMPLATE_FIELDS', 'code,name'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ ...WHOLE, [name]: value })).toThrow(name)
})
