/** A carrier that keeps what it was given, for tests. */
import { SmsNotSent, type SmsMessage, type SmsNotice, type SmsPort } from '../adapters/sms/port.ts'

export function collectSms(
  sent: SmsMessage[],
  notices: SmsNotice[],
  carrier: { smsFails: boolean },
): SmsPort {
  return {
    send: async (message) => {
      if (carrier.smsFails) throw new SmsNotSent('the carrier is down')
      sent.push(message)
      return { demoCode: null }
    },
    sendNotice: async (notice) => {
      if (carrier.smsFails) throw new SmsNotSent('the carrier is down')
      notices.push(notice)
    },
  }
}
