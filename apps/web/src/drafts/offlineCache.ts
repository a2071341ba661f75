/**
 * What an essay was last opened and saved with, in IndexedDB by person and submission, so that it
 * opens without a connection too. Unlike the journal it never holds the only copy of anything. It
 * has a database of its own, so that neither waits for the other. See docs/decisions/offline.md.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getDemand } from '@zhupi/contract/calls/homework.ts'
import type {
  findWriteDetailOfHomework,
  findWriteDetailOfPractice,
} from '@zhupi/contract/calls/submission.ts'
import { openDB, type DBSchema } from 'idb'

export type OfflineCopy = {
  detail: EntityOf<typeof findWriteDetailOfHomework>
  demand: EntityOf<typeof getDemand>
  /** When it was saved, in milliseconds since 1970. */
  keptAt: number
}
export type PracticeCopy = {
  detail: EntityOf<typeof findWriteDetailOfPractice>
  keptAt: number
}

/** The names on the device are those of the first version: others would lose what is stored. */
interface OfflineDb extends DBSchema {
  desks: { key: string; value: OfflineCopy }
  practices: { key: string; value: PracticeCopy }
}

/** Goes up with every change of the calls' answers: copies of an older shape are deleted. */
const SHAPE = 3
/** Of either kind: a class works on a few essays at a time. */
const COPIES_MAX = 12

const database = openDB<OfflineDb>('zhupi-desks', SHAPE, {
  upgrade: (db) => {
    for (const store of db.objectStoreNames) db.deleteObjectStore(store)
    db.createObjectStore('desks')
    db.createObjectStore('practices')
  },
  // Another tab has a newer app: it must not wait for this one.
  blocking: (_from, _to, { target }) => {
    if (target instanceof IDBDatabase) target.close()
  },
})
// A browser that stores nothing says so at each use.
database.catch(() => {})

function copyKey(owner: string, submissionId: number): string {
  return `${owner}/${submissionId}`
}

export async function readOfflineCopy(
  owner: string,
  submissionId: number,
): Promise<OfflineCopy | undefined> {
  return (await database).get('desks', copyKey(owner, submissionId))
}

/** This person's, the latest first. */
export async function listOfflineCopies(owner: string): Promise<OfflineCopy[]> {
  const copies = await (await database).getAll('desks', rangeOf(owner))
  return copies.sort((a, b) => b.keptAt - a.keptAt)
}

export async function saveOfflineCopy(owner: string, copy: OfflineCopy): Promise<void> {
  await (await database).put('desks', copy, copyKey(owner, copy.detail.id))
  const old = (await listOfflineCopies(owner)).slice(COPIES_MAX)
  for (const { detail } of old) await removeOfflineCopy(owner, detail.id)
}

export async function removeOfflineCopy(owner: string, submissionId: number): Promise<void> {
  await (await database).delete('desks', copyKey(owner, submissionId))
}

export async function readPracticeCopy(
  owner: string,
  practiceId: number,
): Promise<PracticeCopy | undefined> {
  return (await database).get('practices', copyKey(owner, practiceId))
}

/** This person's, the latest first. */
export async function listPracticeCopies(owner: string): Promise<PracticeCopy[]> {
  const copies = await (await database).getAll('practices', rangeOf(owner))
  return copies.sort((a, b) => b.keptAt - a.keptAt)
}

export async function savePracticeCopy(owner: string, copy: PracticeCopy): Promise<void> {
  await (await database).put('practices', copy, copyKey(owner, copy.detail.id))
  const old = (await listPracticeCopies(owner)).slice(COPIES_MAX)
  for (const { detail } of old) await removePracticeCopy(owner, detail.id)
}

export async function removePracticeCopy(owner: string, practiceId: number): Promise<void> {
  await (await database).delete('practices', copyKey(owner, practiceId))
}

/** Whoever signs out leaves none of their texts that the server has. */
export async function removeOfflineCopies(owner: string): Promise<void> {
  await (await database).delete('desks', rangeOf(owner))
  await (await database).delete('practices', rangeOf(owner))
}

function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound(copyKey(owner, 0), `${owner}/\uffff`)
}
