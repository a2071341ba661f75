/** Sending an SMS code, whoever the carrier is. */
import type { SmsType } from '@zhupi/contract/terms/sms.ts'

export type SmsMessage = { phone: string; code: string; type: SmsType }

export type SmsPort = {
  /**
   * `demoCode`: the code itself, in demo mode only, to be shown on the screen. Throws SmsNotSent.
   */
  send(message: SmsMessage): Promise<{ demoCode: string | null }>
}

/** The carrier did not take the message. Why is for the log, without the phone number. */
export class SmsNotSent extends Error {}
