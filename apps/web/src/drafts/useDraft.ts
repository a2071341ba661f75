/** This essay's draft store, tied to the page: its clock, its disappearing, its leaving. */
import { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import { findWriteDetailOfHomework, saveHomework } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { DRAFT_SAVE_SECONDS } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api, ApiError } from '#client/api.ts'
import { invalidate } from '#client/callQuery.ts'
import { getSession } from '#client/session.ts'
import { createDraftStore } from './draftStore.ts'
import { openJournalWriter } from './journal.ts'
import { removeOfflineCopy, saveOfflineCopy } from './offlineCache.ts'
import { serverDraft, type OpenedDraft } from './opening.ts'
import { addPendingSave } from './pendingSaves.ts'

export type EssayStore = ReturnType<typeof createEssayStore>

export function useDraft(opened: OpenedDraft) {
  const queries = useQueryClient()
  const [now, setNow] = useState(() => new Date())
  const [store] = useState(() => createEssayStore(opened))
  const { draft, state } = useSyncExternalStore(store.subscribe, store.read)
  const submissionId = opened.detail.id

  // The page's own events: a phone may take it away at any moment, and leaving saves what is new.
  useEffect(() => {
    const turn = setInterval(() => {
      setNow(new Date())
      void store.autoSave()
    }, DRAFT_SAVE_SECONDS * 1000)
    const hide = () => {
      if (document.visibilityState === 'hidden') store.flush()
    }
    const retry = () => void store.autoSave()
    const leave = async () => {
      const savedLocally = store.saveLocally()
      // Signed out meanwhile: the journal has it, and the next opening brings it back.
      if (getSession() !== undefined)
        await store.autoSave().then(() => invalidate(queries, [getStudentHomework]))
      await savedLocally
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', store.flush)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(turn)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', store.flush)
      window.removeEventListener('online', retry)
      addPendingSave(submissionId, leave())
    }
  }, [store, queries, submissionId])

  return { draft, state, now, store }
}

function createEssayStore({ detail, demand, owner, key, onServer, opening }: OpenedDraft) {
  const writer = openJournalWriter(key)
  /** A device that stores nothing has no copy to update; the server has the text all the same. */
  const updateOfflineCopy = (saved: typeof detail) =>
    (mayEdit(saved.status)
      ? saveOfflineCopy(owner, { detail: saved, demand, keptAt: Date.now() })
      : removeOfflineCopy(owner, saved.id)
    ).catch(() => undefined)
  return createDraftStore({
    draft: opening.kind === 'restored' ? opening.local : onServer,
    onServer,
    version: detail.version,
    journal: {
      write: (draft, { baseVersion, replaces }) =>
        writer.write({ ...draft, baseVersion, typedAt: Date.now() }, replaces),
      flushSync: (draft, { baseVersion, replaces }) =>
        writer.flushSync({ ...draft, baseVersion, typedAt: Date.now() }, replaces),
      discard: writer.discard,
    },
    send: async ({ title, content, genre, questionNo, process }, finish, version) => {
      const answer = await api(
        saveHomework,
        {
          id: detail.id,
          title,
          content,
          finish,
          writingNo: questionNo,
          type: genre,
          version,
          ...process,
        },
        { isQuiet: finish === 0 },
      )
      // Before the journal discards this text, or an opening without a connection would show the
      // one before.
      if (typeof answer !== 'string')
        await updateOfflineCopy({
          ...detail,
          title,
          content,
          writingNo: questionNo,
          articleType: genre,
          process,
          version: answer.version,
          status: answer.status,
        })
      return answer
    },
    savedBy: (answer) => (typeof answer === 'string' ? undefined : answer),
    findOvertaking: async (error) => {
      if (!(error instanceof ApiError) || error.code !== REFUSALS.draftOvertaken.code)
        return undefined
      const newer = await api(findWriteDetailOfHomework, { id: detail.id })
      return { draft: serverDraft(newer, demand), version: newer.version }
    },
  })
}
