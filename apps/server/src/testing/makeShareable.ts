import { makePractice } from './make.ts'
import type { TestServer, Ticket } from './testServer.ts'

/** A practice essay that may be shared: it has the report of another revision. */
export async function makeShareable(
  server: TestServer,
  someone: Ticket,
  revisionId: number,
): Promise<{ id: string; ishomework: string }> {
  const id = await makePractice(server, someone)
  await server.database.pool.query(
    `update reports set state = 'done', ai_score = 45,
       correction = (select correction from reports where revision_id = $2)
     where revision_id = (select revision_id from practice_essays where id = $1)`,
    [id, revisionId],
  )
  return { id: String(id), ishomework: '0' }
}
