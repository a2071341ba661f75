/** The keeper of this essay's draft, tied to the page: its clock, its disappearing, its leaving. */
import { findWriteDetail, saveHomework } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { DRAFT_SAVE_SECONDS } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api, ApiError } from '#client/api.ts'
import { dropDesk, keepDesk } from './offlineCache.ts'
import { takePen } from './journal.ts'
import { queryKeys } from '#client/queries.ts'
import { getSession } from '#client/session.ts'
import { keepDraft } from './draftStore.ts'
import { noteLeaving } from './leaving.ts'
import { serverDraft, type OpenedDraft } from './opening.ts'

export function useDraft({ detail, demand, owner, key, onServer, opening }: OpenedDraft) {
  const queries = useQueryClient()
  const [now, setNow] = useState(() => new Date())
  const [keeper] = useState(() => {
    const pen = takePen(key)
    /** A device that stores nothing has no copy to keep up with; the server has the text all the same. */
    const followSave = (saved: typeof detail) =>
      (mayEdit(saved.status)
        ? keepDesk(owner, { detail: saved, demand, keptAt: Date.now() })
        : dropDesk(owner, saved.id)
      ).catch(() => undefined)
    return keepDraft({
      draft: opening.kind === 'restored' ? opening.local : onServer,
      onServer,
      version: detail.version,
      journal: {
        write: (draft, { baseVersion, replaces }) =>
          pen.write({ ...draft, baseVersion, typedAt: Date.now() }, replaces),
        writeAtParting: (draft, { baseVersion, replaces }) =>
          pen.writeAtParting({ ...draft, baseVersion, typedAt: Date.now() }, replaces),
        settle: pen.settle,
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
        // Before the journal lets go of this text, or an opening without a connection would show the one before.
        if (typeof answer !== 'string')
          await followSave({
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
        const newer = await api(findWriteDetail, { id: detail.id })
        return { draft: serverDraft(newer, demand), version: newer.version }
      },
    })
  })
  const { draft, state } = useSyncExternalStore(keeper.subscribe, keeper.read)

  // The page's own events: a phone may take it away at any moment (domain facts §10), and leaving saves what is new.
  useEffect(() => {
    const turn = setInterval(() => {
      setNow(new Date())
      void keeper.autoSave()
    }, DRAFT_SAVE_SECONDS * 1000)
    const hide = () => {
      if (document.visibilityState === 'hidden') keeper.part()
    }
    const retry = () => void keeper.autoSave()
    const leave = async () => {
      const kept = keeper.keep()
      // Signed out meanwhile: the journal has it, and the next opening brings it back.
      if (getSession() !== undefined)
        await keeper
          .autoSave()
          .then(() => queries.invalidateQueries({ queryKey: queryKeys.studentHomework }))
      await kept
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', keeper.part)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(turn)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', keeper.part)
      window.removeEventListener('online', retry)
      noteLeaving(detail.id, leave())
    }
  }, [keeper, queries, detail.id])

  return { draft, state, now, keeper }
}
