/** A homework essay's draft store. */
import { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import {
  findWriteDetailOfHomework,
  getAIResultOfHomework,
  saveHomework,
} from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { api } from '#client/api.ts'
import { createDraftStore } from './draftStore.ts'
import { isGone } from '#client/isGone.ts'
import { isHandedIn } from '#client/isHandedIn.ts'
import { isOvertaken } from './isOvertaken.ts'
import { dropReplaced, openJournalWriter } from './journal.ts'
import { removeOfflineCopy, saveOfflineCopy } from './offlineCache.ts'
import { pendingKey } from './openDraft.ts'
import { serverDraft, type OpenedDraft } from './opening.ts'
import { useDraftStore } from './useDraftStore.ts'

export type EssayStore = ReturnType<typeof createEssayStore>

/** `onHandedIn`: the essay was handed in meanwhile, and takes no more; said once. */
export function useDraft(opened: OpenedDraft, onHandedIn: () => Promise<void>) {
  return useDraftStore(() => createEssayStore(opened, onHandedIn), {
    pendingKey: pendingKey(opened.detail.id),
    // The report says whether the draft has changed since.
    shownIn: [getStudentHomework, getAIResultOfHomework],
  })
}

function createEssayStore(
  { detail, demand, owner, key, onServer, opening }: OpenedDraft,
  onHandedIn: () => Promise<void>,
) {
  let isTold = false
  const tellHandedIn = (error: unknown): never => {
    if (isHandedIn(error) && !isTold) {
      isTold = true
      void onHandedIn()
    }
    throw error
  }
  const writer = openJournalWriter(key)
  /** A device that stores nothing has no copy to update; the server has the text all the same. */
  const updateOfflineCopy = (saved: typeof detail) =>
    (mayEdit(saved.status)
      ? saveOfflineCopy(owner, { detail: saved, demand, keptAt: Date.now() })
      : Promise.all([removeOfflineCopy(owner, saved.id), dropReplaced(owner, saved.id)])
    ).catch(() => undefined)
  return createDraftStore({
    draft: opening.kind === 'restored' ? opening.local : onServer,
    onServer,
    version: detail.version,
    isWorthSaving: ({ title, content }) => title.trim() !== '' && content.trim() !== '',
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
      ).catch(tellHandedIn)
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
      if (!isOvertaken(error)) return undefined
      const newer = await api(findWriteDetailOfHomework, { id: detail.id })
      return { draft: serverDraft(newer, demand), version: newer.version }
    },
    isGone,
  })
}
