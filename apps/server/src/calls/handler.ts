/** What every call's handler gets and gives. */
import type { CallDefinition, EntityOf, RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'

/** The signed-in person of a call. */
export type Person = { id: number; role: Role; name: string; phone: string; schoolId: number | null; sessionHash: string }

export type Context<T extends CallDefinition> = {
  db: Db
  queue: Pick<Queue, 'enqueue'>
  /** The server's clock, read once a request (decisions 29). */
  now: Date
  person: T['who'] extends 'anyone' ? undefined : Person
}

export type Handler<T extends CallDefinition> = (request: RequestOf<T>, context: Context<T>) => Promise<EntityOf<T>>
