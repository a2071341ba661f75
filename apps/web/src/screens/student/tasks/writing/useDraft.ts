/** The keeper of this essay's draft, tied to the page: its clock, its disappearing, its leaving. */
import { saveHomework } from '@zhupi/contract/calls/submission.ts'
import { DRAFT_SAVE_SECONDS } from '@zhupi/contract/terms/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../../../app/api.ts'
import { settleJournal, writeJournal } from '../../../../app/journal.ts'
import { queryKeys } from '../../../../app/queries.ts'
import { getSession } from '../../../../app/session.ts'
import { keepDraft } from './draftKeeper.ts'
import type { OpenedDraft } from './opening.ts'

export function useDraft({ detail, key, onServer, opening }: OpenedDraft) {
  const queries = useQueryClient()
  const [now, setNow] = useState(() => new Date())
  const [keeper] = useState(() => keepDraft({
    draft: opening.kind === 'restored' ? opening.local : onServer,
    onServer,
    version: detail.version,
    keepLocally: async (draft, { baseVersion, settled }) => {
      await writeJournal(key, { ...draft, baseVersion, typedAt: Date.now() })
      if (settled) await settleJournal(key, draft)
    },
    send: ({ title, content, genre, questionNo }, finish) => api(saveHomework, { id: detail.id, title, content, finish, writingNo: questionNo, type: genre }),
    savedBy: (answer) => (typeof answer === 'string' ? undefined : answer),
  }))
  const { draft, state } = useSyncExternalStore(keeper.subscribe, keeper.read)

  // The page's own events: a phone may take it away at any moment (domain facts §10), and leaving saves what is new.
  useEffect(() => {
    const turn = setInterval(() => {
      setNow(new Date())
      void keeper.autoSave()
    }, DRAFT_SAVE_SECONDS * 1000)
    const keep = () => void keeper.keep()
    const retry = () => void keeper.autoSave()
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pagehide', keep)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(turn)
      document.removeEventListener('visibilitychange', keep)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('online', retry)
      void keeper.keep()
      // Signed out meanwhile: the journal has it, and the next opening brings it back.
      if (getSession() !== undefined) void keeper.autoSave().then(() => queries.invalidateQueries({ queryKey: queryKeys.studentHomework }))
    }
  }, [keeper, queries])

  return { draft, state, now, keeper }
}
