/** What requests about links and prints would hold, for the fuzz test. */
import { calls } from '@zhupi/contract/calls/index.ts'
import type { Someone } from './make.ts'
import { makeShareable } from './makeShareable.ts'
import type { TestServer } from './testServer.ts'

export async function makeKnownLinks(server: TestServer, someone: Someone, revisionId: number) {
  const essay = await makeShareable(server, someone, revisionId)
  // Of another essay: an essay has few living links, and new ones take the place of old ones.
  const stoppedEssay = await makeShareable(server, someone, revisionId)
  const stopped = await server.call(calls.createShareLink, stoppedEssay, someone)
  // No job runs there that would draw it.
  const {
    rows: [print, unwanted],
  } = await server.database.pool.query<{ id: string }>(
    `insert into prints (account_id, title, state, total, done, file, created_at, ends_at)
     select $1, '题目', 'done', 1, 1, '', $2::timestamptz, $2::timestamptz from generate_series(1, 2)
     returning id`,
    [someone.id, server.now],
  )
  const printId = String(print?.id)
  return {
    createShareLink: essay,
    getShareLinks: essay,
    stopShareLink: { id: String(stopped.id) },
    delPrint: { id: String(unwanted?.id) },
    getPrint: { id: printId },
    getPrintFile: { id: printId },
    printBook: { title: '作文集', ids: essay.id },
  }
}
