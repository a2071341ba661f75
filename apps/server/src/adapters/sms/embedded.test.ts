import { expect, test } from 'vitest'
import { createEmbeddedSms } from './embedded.ts'
import { SmsNotSent } from './port.ts'

const MESSAGE = { phone: '13800000000', code: '123456', type: 'TYPE_REG' } as const

test('in demo mode the code is in the log and on the screen', async () => {
  const lines: string[] = []
  expect(
    await createEmbeddedSms({ isDemo: true, log: (line) => lines.push(line) }).send(MESSAGE),
  ).toEqual({ demoCode: '123456' })
  expect(lines.join()).toContain('123456')
})

test('otherwise nothing is sent or logged, and the caller gets an error', async () => {
  const lines: string[] = []
  await expect(
    createEmbeddedSms({ isDemo: false, log: (line) => lines.push(line) }).send(MESSAGE),
  ).rejects.toThrow(SmsNotSent)
  expect(lines).toEqual([])
})
