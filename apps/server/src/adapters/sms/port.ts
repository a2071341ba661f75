/** Sending an SMS, whoever the carrier is: a code, or a notice without any secret. */
import type { SmsType } from '@zhupi/contract/terms/sms.ts'

export type SmsMessage = { phone: string; code: string; type: SmsType }

/** passwordSet: a teacher or an operator has set another password. */
export type SmsNotice = { phone: string; notice: 'passwordSet' }

export type SmsPort = {
  /**
   * `demoCode`: the code itself, in demo mode only, to be shown on the screen. Throws SmsNotSent.
   */
  send(message: SmsMessage): Promise<{ demoCode: string | null }>
  /** Throws SmsNotSent. */
  sendNotice(notice: SmsNotice): Promise<void>
}

/** The carrier did not take the message. Why is for the log, without the phone number. */
export class SmsNotSent extends Error {}
