/** What this device's journal has of an essay that is being opened. */
import {
  isSame,
  type DraftOf,
  type EssayText,
  type HomeworkText,
  type PracticeText,
} from './draft.ts'
import { listJournal, openJournalWriter } from './journal.ts'
import type { LocalCopy } from './opening.ts'

type Entry = Awaited<ReturnType<typeof listJournal>>[number]
type Options<E extends Entry, D> = {
  isOfKind: (entry: Entry) => entry is E
  toCopy: (entry: E) => LocalCopy<D> & { baseVersion: number }
  /** What was on the screen when the server was found to have a newer text. */
  unsaved: E | undefined
}

export async function readLocalCopies<
  E extends Entry,
  D extends DraftOf<EssayText> & (HomeworkText | PracticeText),
>(key: string, onServer: D, { isOfKind, toCopy, unsaved }: Options<E, D>) {
  // A browser that stores nothing still opens the server's draft, and what was on the screen.
  const entries = await listJournal(key).catch((): Entry[] => [])
  const copies = entries.filter(isOfKind).map(toCopy)
  const shown = unsaved === undefined ? undefined : toCopy(unsaved)
  if (shown !== undefined && !copies.some(({ draft }) => isSame(draft, shown.draft)))
    copies.push(shown)
  // The server got it and the answer was lost: handing in from the report must not wait for it.
  await openJournalWriter(key)
    .discard(onServer)
    .catch(() => undefined)
  return copies
}
