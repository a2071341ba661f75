/**
 * The local journal: what a pupil typed, in IndexedDB under the pupil's user id, until the server has it. It outlives sign-out by
 * 3004 and 3009, reloads and lost connections (decisions 4, 31); a copy goes when the server has confirmed that very text.
 * Two tabs may write the same essay. So an essay can have several copies here, and a desk replaces only the text it knows of:
 * what it wrote or opened with. What another tab wrote meanwhile stays beside it.
 */
import { openDB, type DBSchema } from 'idb'
import { KEPT_PREFIX } from '#client/session.ts'

type EssayText = { title: string; content: string; genre: string; questionNo: number }

export type JournalEntry = EssayText & {
  /** How the text came in (decisions 16); entries of an earlier version of the app have none. */
  process?: { typed: number; pasted: number; photo: number; voice: number }
  /** The server's draft version this text was typed on. */
  baseVersion: number
  /** Milliseconds since 1970 by this device's clock, to say when. */
  typedAt: number
}

interface JournalDb extends DBSchema {
  drafts: { key: string; value: JournalEntry[] }
}

const database = openDB<JournalDb>('zhupi-journal', 1, {
  upgrade: (db) => void db.createObjectStore('drafts'),
})
// A browser that stores nothing says so at each use.
database.catch(() => {})

/** `owner` is stable for a person across sign-ins: the userId. */
export function journalKey(owner: string, submissionId: number): string {
  return `${owner}/homework/${submissionId}`
}

/** All copies of an essay, the latest last. */
export async function listJournal(key: string): Promise<JournalEntry[]> {
  for (const slot of Object.keys(localStorage).filter((name) => name.startsWith(slotsOf(key)))) {
    const parting: Parting | null = JSON.parse(localStorage.getItem(slot) ?? 'null')
    if (parting !== null)
      await rewrite(key, (copies) => replaceCopy(copies, parting.entry, parting.replaces))
    localStorage.removeItem(slot)
  }
  return (await (await database).get('drafts', key)) ?? []
}

/** The latest copy. */
export async function readJournal(key: string): Promise<JournalEntry | undefined> {
  const copies = await listJournal(key)
  return copies[copies.length - 1]
}

/** Whoever removes the account takes what was never uploaded along. */
export async function dropJournal(owner: string): Promise<void> {
  for (const slot of Object.keys(localStorage).filter((name) => name.startsWith(slotsOf(owner))))
    localStorage.removeItem(slot)
  await (await database).delete('drafts', IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`))
}

/** One desk's hand in the journal. */
export function takePen(key: string) {
  const slot = slotsOf(key) + Math.random().toString(36).slice(2)

  /** What is written at parting is needed until a change that began after it has landed. */
  const rewriteAfterParting = async (
    change: (copies: JournalEntry[]) => JournalEntry[],
  ): Promise<void> => {
    const parting = localStorage.getItem(slot)
    await rewrite(key, change)
    if (localStorage.getItem(slot) === parting) localStorage.removeItem(slot)
  }

  return {
    /** `replaces`: the text that this desk wrote before or opened with. */
    write: (entry: JournalEntry, replaces: EssayText | undefined): Promise<void> =>
      rewriteAfterParting((copies) => replaceCopy(copies, entry, replaces)),
    /** At once, to local storage: a page that goes away never sees IndexedDB finish. The next opening takes it into the journal. */
    writeAtParting: (entry: JournalEntry, replaces: EssayText | undefined): void => {
      const parting: Parting = replaces === undefined ? { entry } : { entry, replaces }
      try {
        localStorage.setItem(slot, JSON.stringify(parting))
      } catch {
        // Local storage is full: IndexedDB may still be quick enough.
      }
    },
    /** Drops the copies that hold one of these very texts; other typing stays. */
    settle: (...texts: EssayText[]): Promise<void> =>
      rewriteAfterParting((copies) =>
        copies.filter((copy) => !texts.some((text) => isSameText(copy, text))),
      ),
  }
}

type Parting = { entry: JournalEntry; replaces?: EssayText }

function slotsOf(key: string): string {
  return `${KEPT_PREFIX}journal/${key}/`
}

function replaceCopy(
  copies: JournalEntry[],
  entry: JournalEntry,
  replaces: EssayText | undefined,
): JournalEntry[] {
  return [
    ...copies.filter(
      (copy) => !isSameText(copy, entry) && !(replaces && isSameText(copy, replaces)),
    ),
    entry,
  ]
}

function isSameText(a: EssayText, b: EssayText): boolean {
  return (
    a.title === b.title &&
    a.content === b.content &&
    a.genre === b.genre &&
    a.questionNo === b.questionNo
  )
}

async function rewrite(
  key: string,
  change: (copies: JournalEntry[]) => JournalEntry[],
): Promise<void> {
  const transaction = (await database).transaction('drafts', 'readwrite')
  const copies = change((await transaction.store.get(key)) ?? [])
  if (copies.length === 0) await transaction.store.delete(key)
  else await transaction.store.put(copies, key)
  await transaction.done
}
