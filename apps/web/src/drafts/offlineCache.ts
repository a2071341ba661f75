/**
 * What an essay was last opened and saved with, in IndexedDB by person and submission, so that it opens without a connection too
 * (decisions 31). Not a journal: nothing here is the only copy of anything. A database of its own, so that the journal waits for nobody.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getDemand } from '@zhupi/contract/calls/homework.ts'
import type { findWriteDetail } from '@zhupi/contract/calls/submission.ts'
import { openDB, type DBSchema } from 'idb'

export type DeskCopy = {
  detail: EntityOf<typeof findWriteDetail>
  demand: EntityOf<typeof getDemand>
  /** Milliseconds since 1970. */ keptAt: number
}

interface DeskDb extends DBSchema {
  desks: { key: string; value: DeskCopy }
}

/** Goes up with every change of what the two calls answer: copies of another shape are thrown away. */
const SHAPE = 1
/** A class works on a few essays at a time. */
const COPIES_MAX = 12

const database = openDB<DeskDb>('zhupi-desks', SHAPE, {
  upgrade: (db) => {
    for (const store of db.objectStoreNames) db.deleteObjectStore(store)
    db.createObjectStore('desks')
  },
  // Another tab has a newer app: it must not wait for this one.
  blocking: (_from, _to, { target }) => {
    if (target instanceof IDBDatabase) target.close()
  },
})
// A browser that stores nothing says so at each use.
database.catch(() => {})

function deskKey(owner: string, submissionId: number): string {
  return `${owner}/${submissionId}`
}

export async function readDesk(owner: string, submissionId: number): Promise<DeskCopy | undefined> {
  return (await database).get('desks', deskKey(owner, submissionId))
}

/** This person's, the latest first. */
export async function listDesks(owner: string): Promise<DeskCopy[]> {
  const desks = await (await database).getAll('desks', rangeOf(owner))
  return desks.sort((a, b) => b.keptAt - a.keptAt)
}

export async function keepDesk(owner: string, copy: DeskCopy): Promise<void> {
  await (await database).put('desks', copy, deskKey(owner, copy.detail.id))
  for (const old of (await listDesks(owner)).slice(COPIES_MAX)) await dropDesk(owner, old.detail.id)
}

export async function dropDesk(owner: string, submissionId: number): Promise<void> {
  await (await database).delete('desks', deskKey(owner, submissionId))
}

/** Whoever signs out leaves none of their texts that the server has (decisions 4). */
export async function dropDesks(owner: string): Promise<void> {
  await (await database).delete('desks', rangeOf(owner))
}

function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound(deskKey(owner, 0), `${owner}/\uffff`)
}
