/**
 * A practice essay's draft store. A new essay is known by a key of its own until the first save
 * tells its number; that save may be sent many times and begins one essay.
 */
import { autoSave, saveExercise } from '@zhupi/contract/calls/practice.ts'
import { findWriteDetailOfPractice } from '@zhupi/contract/calls/submission.ts'
import { hasBegun } from '@zhupi/contract/rules/practice.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { api } from '#client/api.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import { rememberBegun } from './begunPractice.ts'
import { isSame, type PracticeDraft } from './draft.ts'
import { createDraftStore } from './draftStore.ts'
import { isGone } from '#client/isGone.ts'
import { isOvertaken } from './isOvertaken.ts'
import { openJournalWriter, practiceKey } from './journal.ts'
import { savePracticeCopy } from './offlineCache.ts'
import { becomeStored, storedPractice, type OpenedPractice } from './practiceOpening.ts'

export type PracticeStore = ReturnType<typeof createPracticeStore>

type Correction = Exclude<EntityOf<typeof autoSave>, string>['correction']
/** `correction`: where one was asked for. */
export type PracticeSaved = { id: number; version: number; correction?: Correction }

export function createPracticeStore({
  address,
  detail,
  task,
  owner,
  key,
  onServer,
  opening,
}: OpenedPractice) {
  const first = openJournalWriter(key)
  let writer = first
  let id = detail?.id
  let requestKey = address.kind === 'new' ? address.requestKey : undefined
  let question: { questionId?: number } =
    address.kind === 'new' && address.questionId !== undefined
      ? { questionId: address.questionId }
      : {}
  /** First saves without an answer: the server may have begun the essay with any of them. */
  let unanswered: PracticeDraft[] = []

  const formOf = (draft: PracticeDraft, version: number) => ({
    ...(id === undefined ? { ...question, requestKey } : { id }),
    title: draft.title,
    content: draft.content,
    grade: draft.gradeLevel ?? undefined,
    scoreKind: draft.scoreScale,
    author: draft.author,
    version,
    ...draft.process,
  })
  const post = async (
    draft: PracticeDraft,
    asksCorrection: boolean,
    version: number,
  ): Promise<PracticeSaved | string> => {
    const form = formOf(draft, version)
    if (asksCorrection) return api(autoSave, { ...form, type: draft.genre })
    const answer = await api(saveExercise, { ...form, articleType: draft.genre }, { isQuiet: true })
    return typeof answer === 'string' ? answer : { id: answer, version: version + 1 }
  }
  /** A question that left the bank before its practice was begun: the text goes on as free practice. */
  const postBeginning = async (draft: PracticeDraft, asksCorrection: boolean) => {
    try {
      return await post(draft, asksCorrection, 0)
    } catch (error) {
      if (question.questionId === undefined || !isGone(error)) throw error
      question = {}
      return post(draft, asksCorrection, 0)
    }
  }
  /**
   * Refused as overtaken, a first save's essay is there already: begun by a save of this desk whose
   * answer was lost, which its repetition tells; else by another tab, and this text becomes an
   * essay of its own.
   */
  const postFirst = async (draft: PracticeDraft, asksCorrection: boolean) => {
    try {
      return await postBeginning(draft, asksCorrection)
    } catch (error) {
      if (!isOvertaken(error)) throw error
    }
    for (const text of unanswered) {
      const begun = await post(text, false, 0).catch((error: unknown) => {
        if (isOvertaken(error)) return undefined
        throw error
      })
      if (begun === undefined || typeof begun === 'string') continue
      id = begun.id
      return post(draft, asksCorrection, begun.version)
    }
    requestKey = makeRequestKey()
    return post(draft, asksCorrection, 0)
  }
  const note = (draft: PracticeDraft, baseVersion: number) => ({
    ...draft,
    ...(id === undefined ? question : {}),
    baseVersion,
    typedAt: Date.now(),
  })

  return createDraftStore({
    draft: opening.kind === 'restored' ? opening.local : onServer,
    onServer,
    version: detail?.version ?? 0,
    isWorthSaving: hasBegun,
    journal: {
      write: async (draft, { baseVersion, replaces }) => {
        await writer.write(note(draft, baseVersion), replaces)
        if (writer !== first && replaces !== undefined) await first.discard(replaces)
      },
      flushSync: (draft, { baseVersion, replaces }) =>
        writer.flushSync(note(draft, baseVersion), replaces),
      discard: async (...drafts) => {
        await writer.discard(...drafts)
        if (writer !== first) await first.discard(...drafts)
      },
    },
    send: async (draft, finish, version) => {
      const isFirst = id === undefined
      let answer: PracticeSaved | string
      try {
        answer = isFirst
          ? await postFirst(draft, finish !== 0)
          : await post(draft, finish !== 0, version)
      } catch (error) {
        if (isFirst && !unanswered.some((each) => isSame(each, draft)))
          unanswered = [...unanswered, draft]
        throw error
      }
      if (typeof answer === 'string') {
        if (isFirst) unanswered = [...unanswered, draft]
        return answer
      }
      if (isFirst) {
        id = answer.id
        if (address.kind === 'new') rememberBegun(address.requestKey, id)
        writer = openJournalWriter(practiceKey(owner, id))
      }
      // Before the journal discards this text, or an opening without a connection would show the
      // one before.
      const saved =
        detail === undefined
          ? becomeStored(draft, { id: answer.id, task, version: answer.version })
          : {
              ...detail,
              ...becomeStored(draft, { id: answer.id, task, version: answer.version }),
              counter: detail.counter,
            }
      await savePracticeCopy(owner, { detail: saved, keptAt: Date.now() }).catch(() => undefined)
      return answer
    },
    savedBy: (answer) => (typeof answer === 'string' ? undefined : answer),
    findOvertaking: async (error) => {
      if (id === undefined || !isOvertaken(error)) return undefined
      const newer = await api(findWriteDetailOfPractice, { id, ishomework: 0 })
      return { draft: storedPractice(newer), version: newer.version }
    },
    isGone: (error) => id !== undefined && isGone(error),
  })
}
