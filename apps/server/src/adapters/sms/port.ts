/** Sending an SMS code, whoever carries it (spec 1 §7; decisions 6). */
import type { SmsType } from '@zhupi/contract/terms/sms.ts'

export type SmsMessage = { phone: string; code: string; type: SmsType }

export type SmsPort = {
  /** `demoCode`: the code itself where it may be shown on the screen, in demo mode only. Throws SmsNotSent. */
  send(message: SmsMessage): Promise<{ demoCode: string | null }>
}

/** The carrier did not take it; why is for the log, without the number. */
export class SmsNotSent extends Error {}
