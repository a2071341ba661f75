/** What every carrier does, whoever it is. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeTencentSms } from '../../testing/fakeTencentSms.ts'
import { createEmbeddedSms } from './embedded.ts'
import { SmsNotSent, type SmsPort } from './port.ts'
import { createTencentSms } from './tencent.ts'

const secret = { id: 'AKIDstandin', key: 'stand-in-key' }
const [taking, refusing] = [await startFakeTencentSms(secret), await startFakeTencentSms(secret)]
refusing.behaviour = 'refusesNumber'
afterAll(() => Promise.all([taking.stop(), refusing.stop()]))

let lines: string[] = []
beforeEach(() => {
  lines = []
})
const log = (line: string) => {
  lines.push(line)
}
const tencent = (endpoint: string) =>
  createTencentSms(
    {
      secretId: secret.id,
      secretKey: secret.key,
      sdkAppId: '1',
      sign: '朱批',
      endpoint,
      templates: { TYPE_LOGIN: '1', TYPE_REG: '1', TYPE_FIND_PWD: '1', TYPE_GUARDIAN: '1' },
      noticeTemplates: { passwordSet: '2' },
      templateFields: ['code'],
    },
    { log },
  )

const carriers: { name: string; working: SmsPort; failing: SmsPort }[] = [
  {
    name: 'embedded',
    working: createEmbeddedSms({ isDemo: true, log }),
    failing: createEmbeddedSms({ isDemo: false, log }),
  },
  { name: 'tencent', working: tencent(taking.url), failing: tencent(refusing.url) },
]

describe.each(carriers)('$name', ({ working, failing }) => {
  test.each(['TYPE_LOGIN', 'TYPE_REG', 'TYPE_FIND_PWD', 'TYPE_GUARDIAN'] as const)(
    '%s is sent; only a demo gives the code back',
    async (type) => {
      expect([null, '123456']).toContain(
        (await working.send({ phone: '13900000001', code: '123456', type })).demoCode,
      )
    },
  )

  test('a notice is sent, or throws SmsNotSent; the reason has no number', async () => {
    const notice = { phone: '13900000001', notice: 'passwordSet' } as const
    await working.sendNotice(notice)
    lines = []
    const error = await failing.sendNotice(notice).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(SmsNotSent)
    expect(`${String(error)} ${lines.join()}`).not.toMatch(/13900000001/)
  })

  test('what is not sent throws SmsNotSent; neither error nor log has number or code', async () => {
    const error = await failing
      .send({ phone: '13900000001', code: '123456', type: 'TYPE_LOGIN' })
      .catch((error: unknown) => error)
    expect(error).toBeInstanceOf(SmsNotSent)
    expect(`${String(error)} ${lines.join()}`).not.toMatch(/13900000001|123456/)
  })
})
