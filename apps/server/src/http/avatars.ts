/**
 * The people's pictures, for whoever knows the address: it cannot be guessed, and a new picture has
 * a new one.
 */
import { DAY_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { avatars } from '../db/schema.ts'
import { avatarPath } from '../records/profile.ts'
import { refused } from './envelope.ts'

const DAY_SECONDS = DAY_MS / SECOND_MS

export function addAvatars(app: FastifyInstance, db: Db): void {
  // Named like a call, so that an address has its limit here too.
  app.get<{ Params: { key: string } }>(
    avatarPath(':key(^[\\w-]{22})'),
    { config: { call: 'avatar' } },
    async (request, reply) => {
      const [found] = await db
        .select({ image: avatars.image })
        .from(avatars)
        .where(eq(avatars.key, request.params.key))
      if (found === undefined)
        return reply.code(404).header('cache-control', 'no-store').send(refused('notFound'))
      // In the person's own browser only; no proxy of a school keeps a child's picture.
      return reply
        .header('cache-control', `private, max-age=${DAY_SECONDS}`)
        .type('image/jpeg')
        .send(Buffer.from(found.image, 'base64'))
    },
  )
}
