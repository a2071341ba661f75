/**
 * A homework that is begun and not out yet, as the device keeps it, and an earlier homework as the
 * beginning of a new one.
 */
import { plainSettings } from '@zhupi/contract/calls/homeworkSettings.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { HOMEWORK_DEFAULT_DAYS } from '@zhupi/contract/terms/limits.ts'
import {
  type ChosenReference,
  editForm,
  type HomeworkForm,
  type HomeworkSettings,
  type QuestionForm,
  startForm,
  wholeMinute,
} from './homeworkForm.ts'

/** `unanswered`: what was sent without an answer, so that the server may have it. */
export type FormDraft = {
  form: HomeworkForm
  requestKey: string
  unanswered?: HomeworkForm | undefined
}

export function writeDraft(draft: FormDraft): string {
  return JSON.stringify(draft)
}

/** Undefined for what an earlier version of the product kept otherwise, or what is no draft. */
export function readDraft(text: string | undefined): FormDraft | undefined {
  if (text === undefined) return undefined
  try {
    const { form, requestKey, unanswered } = fieldsOf(JSON.parse(text))
    return {
      form: formOf(form),
      requestKey: textOf(requestKey),
      unanswered: unanswered === undefined ? undefined : formOf(unanswered),
    }
  } catch {
    return undefined
  }
}

function formOf(value: unknown): HomeworkForm {
  const fields = fieldsOf(value)
  const { reference, scoreScale } = fields
  return {
    ...plainSettings.parse(fields),
    codes: listOf(fields.codes, textOf),
    questions: listOf(fields.questions, questionOf),
    startsAt: timeOf(fields.startsAt),
    endsAt: timeOf(fields.endsAt),
    minCharacters: textOf(fields.minCharacters),
    maxCharacters: textOf(fields.maxCharacters),
    goals: listOf(fields.goals, textOf),
    reference: reference === undefined ? undefined : referenceOf(reference),
    scoreScale: scoreScale === undefined ? undefined : Number(scoreScale),
    lowScore: textOf(fields.lowScore),
    highScore: textOf(fields.highScore),
    lowestScore: textOf(fields.lowestScore),
  }
}

function questionOf(value: unknown): QuestionForm {
  const fields = fieldsOf(value)
  return {
    genre: textOf(fields.genre),
    title: textOf(fields.title),
    requirement: textOf(fields.requirement),
    ideation: textOf(fields.ideation),
    keywords: textOf(fields.keywords),
  }
}

function referenceOf(value: unknown): ChosenReference {
  const { id, isOwn, title } = fieldsOf(value)
  return { id: Number(id), isOwn: isOwn === true, title: textOf(title) }
}

// Each throws for what it is not.

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('no fields')
  return { ...value }
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('no text')
  return value
}

function listOf<T>(value: unknown, itemOf: (item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new TypeError('no list')
  return value.map(itemOf)
}

function timeOf(value: unknown): Date | undefined {
  if (value === undefined) return undefined
  const time = new Date(textOf(value))
  if (Number.isNaN(time.getTime())) throw new TypeError('no time')
  return time
}

/** A start that has passed meanwhile is now; an end that has passed lies the usual days ahead. */
export function withTimesAhead(form: HomeworkForm, now: Date): HomeworkForm {
  const { startsAt, endsAt } = form
  const start = wholeMinute(now)
  return {
    ...form,
    startsAt: startsAt && startsAt < now ? start : startsAt,
    endsAt:
      endsAt && endsAt <= now ? new Date(start.getTime() + HOMEWORK_DEFAULT_DAYS * DAY_MS) : endsAt,
  }
}

/** Questions and settings of an earlier homework, for these classes, with the times of a new one. */
export function reuseForm(
  earlier: HomeworkSettings,
  codes: readonly string[],
  now: Date,
): HomeworkForm {
  const { startsAt, endsAt } = startForm(codes, now)
  return { ...editForm(earlier), codes, startsAt, endsAt }
}
