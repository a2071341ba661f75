/**
 * The local journal: what a pupil typed, in IndexedDB under the pupil's user id, until the server has it. It outlives sign-out by
 * 3004 and 3009, reloads and lost connections (decisions 4, 31); an entry goes when the server has confirmed that very text.
 */
import { openDB, type DBSchema } from 'idb'

export type JournalEntry = {
  title: string
  content: string
  genre: string
  questionNo: number
  /** The server's draft version this text was typed on. */
  baseVersion: number
  /** Milliseconds since 1970 by this device's clock, to say when. */
  typedAt: number
}

interface JournalDb extends DBSchema {
  drafts: { key: string; value: JournalEntry }
}

const database = openDB<JournalDb>('zhupi-journal', 1, { upgrade: (db) => void db.createObjectStore('drafts') })

/** `owner` is stable for a person across sign-ins: the userId. */
export function journalKey(owner: string, submissionId: number): string {
  return `${owner}/homework/${submissionId}`
}

export async function readJournal(key: string): Promise<JournalEntry | undefined> {
  return (await database).get('drafts', key)
}

export async function writeJournal(key: string, entry: JournalEntry): Promise<void> {
  await (await database).put('drafts', entry, key)
}

/** Drops the entry only if it still is the text the server confirmed; newer typing stays. */
export async function settleJournal(key: string, saved: Pick<JournalEntry, 'title' | 'content' | 'genre' | 'questionNo'>): Promise<void> {
  const transaction = (await database).transaction('drafts', 'readwrite')
  const entry = await transaction.store.get(key)
  if (entry && entry.title === saved.title && entry.content === saved.content && entry.genre === saved.genre && entry.questionNo === saved.questionNo) {
    await transaction.store.delete(key)
  }
  await transaction.done
}
