/** What every call's handler gets and gives. */
import type { getContact } from '@zhupi/contract/calls/account.ts'
import type { CallDefinition, EntityOf, RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import type { PaymentPort } from '../adapters/payment/port.ts'
import type { OcrPort } from '../adapters/ocr/port.ts'
import type { StoragePort } from '../adapters/storage/port.ts'
import type { SpeechPort } from '../adapters/speech/port.ts'
import type { SmsPort } from '../adapters/sms/port.ts'
import type { MiniProgramPort } from '../adapters/miniProgram/port.ts'
import type { WechatSharePort } from '../adapters/wechatShare/port.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import type { ModelSettings } from '../domain/modelSettings.ts'
import type { Person } from '../records/session.ts'

/** Whom people can contact, and what operators switch on the screens. */
export type Contact = EntityOf<typeof getContact>

export type Context<T extends CallDefinition> = {
  db: Db
  queue: Pick<Queue, 'enqueue'>
  sms: SmsPort
  payment: PaymentPort
  wechatShare: WechatSharePort
  miniProgram: MiniProgramPort
  ocr: OcrPort
  speech: SpeechPort
  storage: StoragePort
  contact: Contact
  /** Undefined: no language model is connected. */
  model: ModelSettings | undefined
  /** SMS that all people together may ask for in one day. */
  smsPerDay: number
  /** The client's network address, for limits by address. */
  address: string
  /** The browser's own mark, where it has one. */
  device: string | undefined
  /** What came in the field `file`, of a call that takes one. */
  file: Buffer | undefined
  userAgent: string
  /** The server's log: nothing that a person typed goes there. */
  log: { warn(details: object, text: string): void }
  /** Whether the demo school's accounts may sign in. */
  isDemo: boolean
  /** The server's clock, read once a request. */
  now: Date
  person: T['who'] extends 'anyone' ? undefined : Person
}

export type Handler<T extends CallDefinition> = (
  request: RequestOf<T>,
  context: Context<T>,
) => Promise<EntityOf<T>>
