/** What every call's handler gets and gives. */
import type { CallDefinition, EntityOf, RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import type { SmsPort } from '../adapters/sms/port.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import type { Person } from '../records/session.ts'

export type Context<T extends CallDefinition> = {
  db: Db
  queue: Pick<Queue, 'enqueue'>
  sms: SmsPort
  /** Where the request comes from, for limits by address. */
  address: string
  /** The server's clock, read once a request (decisions 29). */
  now: Date
  person: T['who'] extends 'anyone' ? undefined : Person
}

export type Handler<T extends CallDefinition> = (request: RequestOf<T>, context: Context<T>) => Promise<EntityOf<T>>
