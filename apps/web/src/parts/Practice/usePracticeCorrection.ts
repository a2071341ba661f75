/** AI 批改 of practice: what it checks first, which sheet it opens, and where it leads. */
import { getConsent } from '@zhupi/contract/calls/account.ts'
import { getExercises } from '@zhupi/contract/calls/practice.ts'
import { getAIResultOfPractice } from '@zhupi/contract/calls/submission.ts'
import { findPracticeMissing } from '@zhupi/contract/rules/practice.ts'
import { CONSENT_UNTIL_GRADE } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { QUOTA_USED_UP, REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#client/api.ts'
import { callKey, callQuery, invalidate } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { getSession } from '#client/session.ts'
import type { PracticeDraft } from '#drafts/draft.ts'
import type { PracticeStore } from '#drafts/practiceStore.ts'
import { alertText, notify } from '#ui/notices.ts'
import { askToRecharge } from '../Payment/askToRecharge.ts'
import { showSaveFailure } from '../WritingDesk/showSaveFailure.ts'

export type Panel = 'grade' | 'genre' | 'scale' | 'author' | 'task' | 'consent'

const SHEET_FOR = {
  genreMissing: 'genre',
  gradeMissing: 'grade',
  scaleMissing: 'scale',
  titleMissing: undefined,
  titleUnfilled: undefined,
  contentMissing: undefined,
} as const

export function usePracticeCorrection(store: PracticeStore) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [panel, setPanel] = useState<Panel>()
  /** What goes on once the sheet has its answer. */
  const [next, setNext] = useState<'genre' | 'correct'>()

  const show = (wanted: Panel, then?: 'genre' | 'correct') => {
    setPanel(wanted)
    setNext(then)
  }
  /** A sheet closes itself after its answer, which may have opened the next one. */
  const close = (closed: Panel) => setPanel((now) => (now === closed ? undefined : now))
  const open = (wanted: Panel) => {
    if (wanted !== 'genre' || store.read().draft.gradeLevel !== null) return show(wanted)
    void notify(MESSAGES.gradeFirst)
    show('grade', 'genre')
  }

  /** A child's guardian is asked when the grade is chosen, once. */
  const pickGrade = async (gradeLevel: number) => {
    if (gradeLevel !== store.read().draft.gradeLevel) store.change({ gradeLevel, genre: '' })
    const goOn = next
    setNext(undefined)
    setPanel(goOn === 'genre' ? 'genre' : undefined)
    if (getSession()?.role !== 'student' || gradeLevel > CONSENT_UNTIL_GRADE) return
    // Without a connection it is asked before the first correction.
    const consent = await queries
      .fetchQuery({ ...callQuery(getConsent, {}), retry: false })
      .catch(() => undefined)
    if (consent?.state === 'none') show('consent', goOn === 'genre' ? 'genre' : undefined)
  }
  const change = (changes: Partial<Omit<PracticeDraft, 'process'>>) => {
    if (changes.gradeLevel != null) return void pickGrade(changes.gradeLevel)
    store.change(changes)
    setPanel(undefined)
  }

  const correct = async () => {
    await store.saveLocally()
    const { draft } = store.read()
    const missing = findPracticeMissing(draft)
    if (missing === undefined) return send()
    await alertText(REFUSALS[missing].text)
    const sheet = SHEET_FOR[missing]
    if (sheet !== undefined)
      show(sheet === 'genre' && draft.gradeLevel === null ? 'grade' : sheet, 'genre')
  }
  const send = async () => {
    const said = store.read().notSaved
    try {
      const answer = await store.save(1)
      void invalidate(queries, [getExercises])
      if (answer === QUOTA_USED_UP) {
        await store.autoSave()
        return (await askToRecharge(answer)) ? await navigate(paths.vip()) : undefined
      }
      // The desk has said it, unless it was said before.
      if (typeof answer === 'string') return answer === said ? await alertText(answer) : undefined
      queries.removeQueries({
        queryKey: callKey(getAIResultOfPractice, { id: answer.id, ishomework: 0 }),
      })
      await navigate(paths.practiceCorrection(answer.id))
    } catch (error) {
      // A refusal to correct does not refuse to save the text.
      if (error instanceof ApiError && error.code !== 0 && getSession() !== undefined)
        void store.autoSave()
      if (error instanceof ApiError && error.message === REFUSALS.consentNeeded.text)
        return show('consent', 'correct')
      if (error instanceof ApiError && error.code === 0 && !navigator.onLine)
        return alertText(MESSAGES.offlineCorrection, { title: MESSAGES.notice })
      await showSaveFailure(error)
    }
  }
  const consentAnswered = (isGiven: boolean) => {
    const goOn = next
    setPanel(goOn === 'genre' ? 'genre' : undefined)
    setNext(undefined)
    if (goOn === 'correct' && isGiven) void send()
  }

  return { panel, open, change, close, correct, consentAnswered }
}
