/** What a new homework begins with: the draft on this device, a question of the bank, an earlier one. */
import { getHomeworkDetailNew } from '@zhupi/contract/calls/homework.ts'
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { getQuestionDetail } from '@zhupi/contract/calls/question.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#client/useCall.ts'
import { useStoredForm } from '#drafts/useStoredForm.ts'
import { readDraft, reuseForm, withTimesAhead } from '#parts/HomeworkForm/formDraft.ts'
import {
  type HomeworkForm,
  type QuestionForm,
  startForm,
} from '#parts/HomeworkForm/homeworkForm.ts'
import { makeRequestKey } from '#ui/requestKey.ts'

type BankQuestion = EntityOf<typeof getQuestionDetail>

export type Beginning = {
  openedAt: Date
  /** As the form is without a draft. */
  start: HomeworkForm
  form: HomeworkForm
  isRestored: boolean
  requestKey: string
  unanswered: HomeworkForm | undefined
  /** Where the device keeps it; undefined: it keeps nothing. */
  key: string | undefined
  forget: () => Promise<void>
}

/** The address names classes (`codes`) and a question (`question`) or a homework (`from`). */
export function useBeginning() {
  const [search] = useSearchParams()
  const [openedAt] = useState(() => new Date())
  const [firstKey] = useState(makeRequestKey)
  const named = (search.get('codes') ?? '').split(',').filter((code) => code !== '')
  const questionId = idIn(search.get('question'))
  const earlierId = questionId === undefined ? idIn(search.get('from')) : undefined
  const classes = useCall(getTeacherClasses, {})
  const question = useCall(
    getQuestionDetail,
    questionId === undefined ? 'skip' : { id: questionId },
  )
  const earlier = useCall(
    getHomeworkDetailNew,
    earlierId === undefined ? 'skip' : { id: earlierId },
  )
  const stored = useStoredForm(nameOf(questionId, earlierId))
  const failed = [classes, question, earlier].find(
    (query) => query.isError && query.data === undefined,
  )
  const waits =
    !stored.isReady ||
    classes.data === undefined ||
    (questionId !== undefined && question.data === undefined) ||
    (earlierId !== undefined && earlier.data === undefined)
  if (waits) return { failed, beginning: undefined }

  const codes = named.length > 0 ? named : onlyCode(classes.data)
  const blank = earlier.data ? reuseForm(earlier.data, codes, openedAt) : startForm(codes, openedAt)
  const start = question.data ? { ...blank, questions: [questionOf(question.data)] } : blank
  const draft = readDraft(stored.text)
  const beginning: Beginning = {
    openedAt,
    start,
    form: draft ? withTimesAhead(withClasses(draft.form, codes, classes.data), openedAt) : start,
    isRestored: draft !== undefined,
    requestKey: draft?.requestKey ?? firstKey,
    unanswered: draft?.unanswered,
    key: stored.key,
    forget: stored.forget,
  }
  return { failed: undefined, beginning }
}

/** Each way to begin has a draft of its own. */
function nameOf(questionId: number | undefined, earlierId: number | undefined): string {
  if (questionId !== undefined) return `arrange question ${questionId}`
  return earlierId === undefined ? 'arrange' : `arrange from ${earlierId}`
}

/** Whoever has one class means that one. */
function onlyCode(classes: readonly { code: string }[]): string[] {
  return classes.length === 1 ? classes.map(({ code }) => code) : []
}

/** A class that is deleted or archived meanwhile was not meant to be the only one. */
function withClasses(
  form: HomeworkForm,
  codes: readonly string[],
  classes: readonly { code: string }[],
): HomeworkForm {
  const there = form.codes.filter((code) => classes.some((classroom) => classroom.code === code))
  return { ...form, codes: there.length === 0 ? codes : there }
}

function idIn(text: string | null): number | undefined {
  const id = Number(text)
  return id > 0 ? id : undefined
}

function questionOf({
  articleType,
  title,
  demand,
  ideation,
  keywords,
}: BankQuestion): QuestionForm {
  return {
    genre: articleType ?? '',
    title,
    requirement: demand,
    ideation,
    keywords: keywords.join(' '),
  }
}
