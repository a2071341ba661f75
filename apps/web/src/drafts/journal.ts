/**
 * The local journal: what somebody typed, in IndexedDB by their user id, until the server has
 * it. It outlives the sign-outs of 3004 and 3009, reloads and lost connections. An entry goes when
 * the server has confirmed that very text. See docs/decisions/drafts.md. Two tabs may write the
 * same essay. So an essay can have several entries here, and a writer replaces only the text it
 * knows of: what it wrote or opened with. Another tab's text stays beside it.
 */
import { openDB, type DBSchema } from 'idb'
import { PERSISTENT_PREFIX } from '#client/session.ts'
import { isSame, type HomeworkText, type PracticeText, type Process } from './draft.ts'

type Noted = {
  /** How the text came in; entries of an earlier version of the app have none. */
  process?: Process
  /** The server's draft version this text was typed on. */
  baseVersion: number
  /** Milliseconds since 1970 by this device's clock, to say when. */
  typedAt: number
}
export type HomeworkEntry = HomeworkText & Noted
/** `questionId`: of the question that a new essay practises. */
export type PracticeEntry = PracticeText & Noted & { questionId?: number }
type JournalEntry = HomeworkEntry | PracticeEntry
type AnyText = HomeworkText | PracticeText

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

export function practiceKey(owner: string, practiceId: number): string {
  return `${owner}/practice/${practiceId}`
}

/** What of homework that is gone its pupil has settled: kept as practice, or not wanted. */
export function settledKey(owner: string, submissionId: number): string {
  return `${owner}/settled/${submissionId}`
}

/** What an earlier draft took the place of on the paper. */
export function replacedKey(owner: string, ishomework: 0 | 1, id: number): string {
  return `${owner}/replaced/${ishomework}/${id}`
}

/** Handed in: nothing is put back any more. */
export async function dropReplaced(owner: string, submissionId: number): Promise<void> {
  await (await database).delete('drafts', replacedKey(owner, 1, submissionId))
}

/** Of a practice that the server does not know yet. */
export function newPracticeKey(owner: string, requestKey: string): string {
  return newPractices(owner) + requestKey
}

const newPractices = (owner: string) => `${owner}/practice/new/`

export const isOfHomework = (entry: JournalEntry): entry is HomeworkEntry => 'questionNo' in entry
export const isOfPractice = (entry: JournalEntry): entry is PracticeEntry => 'scoreScale' in entry

/** The practice of this device that the server does not know yet, the latest first. */
export async function listNewPractices(
  owner: string,
): Promise<{ requestKey: string; entry: PracticeEntry }[]> {
  const found = await listLatest(newPractices(owner), isOfPractice)
  return found.map(({ rest, entry }) => ({ requestKey: rest, entry }))
}

/** What the server has not confirmed of the practice that it knows, by its number. */
export async function listUnsavedPractices(owner: string): Promise<Map<number, PracticeEntry>> {
  const found = await listLatest(`${owner}/practice/`, isOfPractice)
  return new Map(
    found.flatMap(({ rest, entry }) => (/^\d+$/.test(rest) ? [[Number(rest), entry]] : [])),
  )
}

/** What the server has not confirmed of homework. */
export async function listUnsavedHomework(
  owner: string,
): Promise<{ submissionId: number; entry: HomeworkEntry }[]> {
  const found = await listLatest(`${owner}/homework/`, isOfHomework)
  return found.map(({ rest, entry }) => ({ submissionId: Number(rest), entry }))
}

/** The latest entry of each essay, by what follows the prefix in its key; the latest first. */
async function listLatest<E extends JournalEntry>(
  prefix: string,
  isOfKind: (entry: JournalEntry) => entry is E,
): Promise<{ rest: string; entry: E }[]> {
  const flushed = Object.keys(localStorage)
    .filter((name) => name.startsWith(SLOTS + prefix))
    .map((name) => name.slice(SLOTS.length, name.lastIndexOf('/')))
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  const stored = await (await database).getAllKeys('drafts', range)
  const found = await Promise.all(
    [...new Set([...stored, ...flushed])].map(async (key) => {
      const entry = (await listJournal(key)).findLast(isOfKind)
      return entry === undefined ? [] : [{ rest: key.slice(prefix.length), entry }]
    }),
  )
  return found.flat().sort((a, b) => b.entry.typedAt - a.entry.typedAt)
}

/** All entries of an essay, the latest last. */
export async function listJournal(key: string): Promise<JournalEntry[]> {
  for (const slot of Object.keys(localStorage).filter((name) => name.startsWith(slotsOf(key)))) {
    const flushed: Flushed | null = JSON.parse(localStorage.getItem(slot) ?? 'null')
    if (flushed !== null)
      await rewrite(key, (entries) => replaceEntry(entries, flushed.entry, flushed.replaces))
    localStorage.removeItem(slot)
  }
  return (await (await database).get('drafts', key)) ?? []
}

/** The latest entry. */
export async function readJournal(key: string): Promise<JournalEntry | undefined> {
  const entries = await listJournal(key)
  return entries[entries.length - 1]
}

/** Whoever removes the account takes what was never uploaded along. */
export async function dropJournal(owner: string): Promise<void> {
  for (const slot of Object.keys(localStorage).filter((name) => name.startsWith(slotsOf(owner))))
    localStorage.removeItem(slot)
  await (await database).delete('drafts', IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`))
}

/** For one open essay. */
export function openJournalWriter(key: string) {
  const slot = slotsOf(key) + Math.random().toString(36).slice(2)

  /** What was flushed is needed until a change that began after it is in the journal. */
  const rewriteAfterFlush = async (
    change: (entries: JournalEntry[]) => JournalEntry[],
  ): Promise<void> => {
    const flushed = localStorage.getItem(slot)
    await rewrite(key, change)
    if (localStorage.getItem(slot) === flushed) localStorage.removeItem(slot)
  }

  return {
    /** `replaces`: the text that this writer wrote before or opened with. */
    write: (entry: JournalEntry, replaces: AnyText | undefined): Promise<void> =>
      rewriteAfterFlush((entries) => replaceEntry(entries, entry, replaces)),
    /**
     * At once, to local storage: a page that goes away never sees IndexedDB finish. The next
     * opening moves it into the journal.
     */
    flushSync: (entry: JournalEntry, replaces: AnyText | undefined): void => {
      const flushed: Flushed = replaces === undefined ? { entry } : { entry, replaces }
      try {
        localStorage.setItem(slot, JSON.stringify(flushed))
      } catch {
        // Local storage is full: IndexedDB may still be quick enough.
      }
    },
    /** Deletes the entries that hold one of these very texts; others stay. */
    discard: (...texts: AnyText[]): Promise<void> =>
      rewriteAfterFlush((entries) =>
        entries.filter((entry) => !texts.some((text) => isSame<AnyText>(entry, text))),
      ),
  }
}

type Flushed = { entry: JournalEntry; replaces?: AnyText }

const SLOTS = `${PERSISTENT_PREFIX}journal/`

function slotsOf(key: string): string {
  return `${SLOTS}${key}/`
}

function replaceEntry(
  entries: JournalEntry[],
  entry: JournalEntry,
  replaces: AnyText | undefined,
): JournalEntry[] {
  return [
    ...entries.filter(
      (each) => !isSame<AnyText>(each, entry) && !(replaces && isSame<AnyText>(each, replaces)),
    ),
    entry,
  ]
}

async function rewrite(
  key: string,
  change: (entries: JournalEntry[]) => JournalEntry[],
): Promise<void> {
  const transaction = (await database).transaction('drafts', 'readwrite')
  const entries = change((await transaction.store.get(key)) ?? [])
  if (entries.length === 0) await transaction.store.delete(key)
  else await transaction.store.put(entries, key)
  await transaction.done
}
