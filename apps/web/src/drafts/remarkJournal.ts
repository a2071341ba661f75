/**
 * What a teacher has begun to write under an essay, in IndexedDB by person and submission, until
 * the review is saved. It outlives the tab, the browser and an expired sign-in (3004 clears the
 * local storage). It has a database of its own, so that neither journal waits for the other.
 */
import { openDB, type DBSchema } from 'idb'

interface RemarkDb extends DBSchema {
  /** The form as text; the screen knows how to read it. */
  remarks: { key: string; value: string }
}

const database = openDB<RemarkDb>('zhupi-remarks', 1, {
  upgrade: (db) => void db.createObjectStore('remarks'),
})
// A browser that stores nothing says so at each use.
database.catch(() => {})

/** `owner` is stable for a person across sign-ins: the userId. */
export function remarkKey(owner: string, submissionId: number): string {
  return `${owner}/${submissionId}`
}

export async function readRemark(key: string): Promise<string | undefined> {
  return (await database).get('remarks', key)
}

export async function writeRemark(key: string, text: string): Promise<void> {
  await (await database).put('remarks', text, key)
}

export async function dropRemark(key: string): Promise<void> {
  await (await database).delete('remarks', key)
}

/** Whoever removes the account takes what was never saved along. */
export async function dropRemarks(owner: string): Promise<void> {
  await (await database).delete('remarks', IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`))
}
