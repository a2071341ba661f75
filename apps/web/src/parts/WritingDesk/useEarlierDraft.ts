/**
 * An earlier draft put on the paper again. What stood there is kept on this device until it is put
 * back, so that either text can take the other's place, and by the server among the earlier drafts.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { showFailure } from '#client/errors.ts'
import type { Draft, EssayText, PracticeDraft } from '#drafts/draft.ts'
import { withoutIndents } from '#drafts/essayText.ts'
import { listJournal, openJournalWriter } from '#drafts/journal.ts'

type Written = Pick<EssayText, 'title' | 'content'>
type Options = {
  /** Where the device keeps what was replaced; undefined for an essay without a number. */
  key: string | undefined
  /** Of the machine-grading history, by the number in the address. */
  load: (historyId: number) => Promise<Written>
  store: {
    read: () => { draft: Draft | PracticeDraft }
    change: (changes: Written) => void
    saveLocally: () => Promise<void>
    save: (finish: 0) => Promise<unknown>
  }
  /** The server's, of the draft that it has. */
  keep: () => Promise<unknown>
  /** Draws the paper anew. */
  renew: () => void
}

export function useEarlierDraft({ key, load, store, keep, renew }: Options) {
  const [search, setSearch] = useSearchParams()
  const [replaced, setReplaced] = useState<Written>()
  const [isKept, setKept] = useState(false)

  const put = async (text: Written) => {
    if (key === undefined) return
    const before = store.read().draft
    if (isSameText(before, text)) return
    // Without a network the device has it, and the note says so.
    const isOnServer =
      !isBlank(before) &&
      (await store
        .save(0)
        .then(keep)
        .then(
          () => true,
          () => false,
        ))
    // It may have been written on meanwhile.
    const { draft } = store.read()
    const writer = openJournalWriter(key)
    // From here on it stands nowhere else.
    if (!isBlank(draft))
      await writer.write({ ...draft, baseVersion: 0, typedAt: Date.now() }, undefined)
    store.change({ title: text.title, content: withoutIndents(text.content) })
    renew()
    setReplaced(isBlank(draft) ? undefined : draft)
    setKept(isOnServer && isSameText(before, draft))
    await store.saveLocally()
  }
  const begin = useEffectEvent(async () => {
    const historyId = Number(search.get('restore'))
    if (historyId > 0) {
      try {
        await put(await load(historyId))
      } catch (error) {
        // Nothing was put on the paper: what is there stays.
        await showFailure(error)
      }
      return setSearch(
        (before) => {
          before.delete('restore')
          return before
        },
        { replace: true },
      )
    }
    const kept = key === undefined ? undefined : (await listJournal(key).catch(() => [])).at(-1)
    if (kept !== undefined && !isSameText(kept, store.read().draft)) setReplaced(kept)
  })

  // The address says what was asked for; the device, what it still has. Both once a desk.
  useEffect(() => {
    void Promise.resolve().then(() => begin())
  }, [])

  return {
    replaced,
    isKept,
    putBack: () => (replaced === undefined ? Promise.resolve() : put(replaced).catch(showFailure)),
  }
}

function isSameText(a: Written, b: Written): boolean {
  return a.title === b.title && withoutIndents(a.content) === withoutIndents(b.content)
}

function isBlank({ title, content }: Written): boolean {
  return title.trim() === '' && content.trim() === ''
}
