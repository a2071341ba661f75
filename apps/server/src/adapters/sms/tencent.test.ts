import { afterAll, afterEach, expect, test } from 'vitest'
import { startFakeTencentSms } from '../../testing/fakeTencentSms.ts'
import { SmsNotSent } from './port.ts'
import { createTencentSms, type TencentSms } from './tencent.ts'

const secret = { id: 'AKIDstandin', key: 'stand-in-key' }
const carrier = await startFakeTencentSms(secret)
afterAll(() => carrier.stop())
afterEach(() => {
  carrier.behaviour = 'accepts'
})

const config: TencentSms = {
  secretId: secret.id,
  secretKey: secret.key,
  sdkAppId: '1400006666',
  sign: '朱批',
  endpoint: carrier.url,
  timeoutSeconds: 30,
  templates: { TYPE_LOGIN: '100', TYPE_REG: '200', TYPE_FIND_PWD: '300', TYPE_GUARDIAN: '400' },
  noticeTemplates: { passwordSet: '400' },
  templateFields: ['code', 'minutes'],
}
const MESSAGE = { phone: '13900000001', code: '123456', type: 'TYPE_REG' } as const

async function send(changes: Partial<TencentSms> = {}) {
  const lines: string[] = []
  const answer = await createTencentSms(
    // A busy machine may answer late; only who hangs is given up soon.
    { ...config, ...(carrier.behaviour === 'hangs' && { timeoutSeconds: 0.3 }), ...changes },
    { log: (line) => lines.push(line) },
  )
    .send(MESSAGE)
    .catch((error: unknown) => error)
  return { answer, log: lines.join('\n') }
}

test('sends a signed request with the purpose’s template; shows and logs no code', async () => {
  expect(await send()).toEqual({ answer: { demoCode: null }, log: '' })
  expect(carrier.sent.at(-1)).toEqual({
    PhoneNumberSet: ['+8613900000001'],
    SmsSdkAppId: '1400006666',
    SignName: '朱批',
    TemplateId: '200',
    TemplateParamSet: ['123456', '5'],
  })
})

test('a notice has a template of its own, without places; without one it is not sent', async () => {
  const notice = { phone: '13900000001', notice: 'passwordSet' } as const
  const log = () => undefined
  await createTencentSms(config, { log }).sendNotice(notice)
  expect(carrier.sent.at(-1)).toMatchObject({ TemplateId: '400', TemplateParamSet: [] })
  const none = { ...config, noticeTemplates: { passwordSet: undefined } }
  await expect(createTencentSms(none, { log }).sendNotice(notice)).rejects.toThrow(SmsNotSent)
})

test('the template’s places are filled in the order that is configured', async () => {
  await send({ templateFields: ['code'] })
  expect(carrier.sent.at(-1)?.TemplateParamSet).toEqual(['123456'])
})

test('whatever the carrier refuses, its reason is logged, without number and code', async () => {
  const refusals = [
    ['refusesNumber', 'LimitExceeded.PhoneNumberDailyLimit'],
    ['refusesRequest', 'FailedOperation.InsufficientBalanceInSmsPackage'],
    ['hangs', 'timeout'],
    ['answersHtml', 'unreachable'],
  ] as const
  for (const [behaviour, reason] of refusals) {
    carrier.behaviour = behaviour
    const { answer, log } = await send()
    expect(answer).toBeInstanceOf(SmsNotSent)
    expect(log).toBe(`短信未发出（TYPE_REG）：${reason}`)
    expect(`${log}${String(answer)}`).not.toMatch(/13900000001|123456/)
  }
})

test('a wrong key and a carrier that cannot be reached have their own reasons', async () => {
  expect(await send({ secretKey: 'another' })).toMatchObject({
    answer: { message: 'AuthFailure.SignatureFailure' },
  })
  expect(await send({ endpoint: 'http://127.0.0.1:9' })).toMatchObject({
    answer: { message: 'unreachable' },
  })
})
