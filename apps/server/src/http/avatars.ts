/**
 * The people's pictures, for whoever knows the address: it cannot be guessed, and a new picture has
 * a new one.
 */
import { DAY_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { FastifyInstance } from 'fastify'
import { readStored } from '../adapters/storage/readStored.ts'
import type { StoragePort } from '../adapters/storage/port.ts'
import type { Db } from '../db/database.ts'
import { avatarPath } from '../domain/avatarPath.ts'
import { findAvatarByKey } from '../records/profile.ts'
import { refused } from './envelope.ts'

const DAY_SECONDS = DAY_MS / SECOND_MS

export function addAvatars(app: FastifyInstance, db: Db, storage: StoragePort): void {
  // Named like a call, so that an address has its limit here too.
  app.get<{ Params: { key: string } }>(
    avatarPath(':key(^[\\w-]{22})'),
    { config: { call: 'avatar' } },
    async (request, reply) => {
      const found = await findAvatarByKey(db, request.params.key)
      const picture = found && (await readStored(storage, found))
      if (picture === undefined)
        return reply.code(404).header('cache-control', 'no-store').send(refused('notFound'))
      // In the person's own browser only; no proxy of a school keeps a child's picture.
      return reply
        .header('cache-control', `private, max-age=${DAY_SECONDS}`)
        .type('image/jpeg')
        .send(picture)
    },
  )
}
