/** The correction job, run by a test itself on a server without workers. */
import { calls } from '@zhupi/contract/calls/index.ts'
import { ENGINE_HERE } from '../correction/engineHere.ts'
import { correctEssay } from '../jobs/correctEssay.ts'
import type { TestServer, Ticket } from './testServer.ts'

/** What the jobs that correct and compare ask for. */
export function correctionServices(server: TestServer) {
  return {
    db: server.database.db,
    queue: server.queue,
    clock: () => server.now,
    workers: ENGINE_HERE,
    log: console,
  }
}

/** Corrects what was asked for last of the essay. @returns the revision's number */
export async function correctNow(
  server: TestServer,
  student: Ticket,
  id: number,
  ishomework = 1,
): Promise<number> {
  const { revisionId } = await server.call(calls.getAIResult, { id, ishomework }, student)
  if (revisionId === null) throw new Error('nothing was asked')
  await correctEssay({ revisionId }, correctionServices(server))
  return revisionId
}
