/** New phones and the codes they get, for tests of sign-in and registration. */
import { expect } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { encryptPhone } from '@zhupi/contract/rules/phoneCipher.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { SmsType } from '@zhupi/contract/terms/sms.ts'
import type { TestServer } from './testServer.ts'

export function createPhones(server: TestServer) {
  let lastPhone = 13_700_000_000
  const askForCode = (phone: string, type: SmsType) =>
    server.send(calls.getSmsCode2, { type, mobile: encryptPhone(phone) })
  return {
    newPhone: (): string => {
      lastPhone += 1
      return String(lastPhone)
    },
    askForCode,
    /** The code that comes to the phone. */
    receive: async (phone: string, type: SmsType): Promise<string> => {
      expect((await askForCode(phone, type)).code).toBe(200)
      const last = server.smsSent.at(-1)
      expect(last).toMatchObject({ phone, type })
      return last?.code ?? ''
    },
    later: (seconds: number) => {
      server.now = new Date(server.now.getTime() + seconds * SECOND_MS)
    },
  }
}

/** The fields of a registration. */
export function newcomer(mobile: string, smscode: string, wishes: Record<string, string> = {}) {
  return { mobile, smscode, password: 'long enough', name: '林小满', ...wishes }
}
