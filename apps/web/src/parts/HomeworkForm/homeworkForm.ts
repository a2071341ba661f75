/** What the teacher fills in to set homework or to change it, and what is sent. */
import type { EntityOf, RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHomeworkDetailNew, updateHomework } from '@zhupi/contract/calls/homework.ts'
import {
  DEFAULT_SETTINGS,
  plainSettings,
  type PlainSettings,
} from '@zhupi/contract/calls/homeworkSettings.ts'
import { listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { latestHomeworkTime, leastCharacters } from '@zhupi/contract/rules/homework.ts'
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { GenreGroup } from '@zhupi/contract/terms/genres.ts'
import { DAY_MS, MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { HOMEWORK_DEFAULT_DAYS } from '@zhupi/contract/terms/limits.ts'

export type HomeworkSettings = EntityOf<typeof getHomeworkDetailNew>

/** `keywords` as typed; listKeywords reads them. */
export type QuestionForm = {
  genre: string
  title: string
  requirement: string
  ideation: string
  keywords: string
}

/** One of the product's references, or one of the teacher's own. */
export type ChosenReference = { id: number; isOwn: boolean; title: string }

/**
 * Figures stand as they were typed, '' meaning the default; all other settings as they are sent.
 */
export type HomeworkForm = PlainSettings & {
  codes: readonly string[]
  questions: readonly QuestionForm[]
  startsAt: Date | undefined
  endsAt: Date | undefined
  minCharacters: string
  maxCharacters: string
  reference: ChosenReference | undefined
  goals: readonly string[]
  scoreScale: number | undefined
  lowScore: string
  highScore: string
  lowestScore: string
}

/** The fields that hold what was typed of a setting. */
export type FigureField = {
  [K in keyof HomeworkForm]: string extends HomeworkForm[K] ? K : never
}[keyof HomeworkForm]

/** Whom the homework is for, which decides its genres. */
export type Readers = { gradeLevels: readonly number[]; isMalaysia: boolean }

export const emptyQuestion: QuestionForm = {
  genre: '',
  title: '',
  requirement: '',
  ideation: '',
  keywords: '',
}

export function startForm(codes: readonly string[], now: Date): HomeworkForm {
  return {
    codes,
    questions: [emptyQuestion],
    startsAt: wholeMinute(now),
    endsAt: new Date(wholeMinute(now).getTime() + HOMEWORK_DEFAULT_DAYS * DAY_MS),
    ...plainSettings.parse(DEFAULT_SETTINGS),
    minCharacters: String(DEFAULT_SETTINGS.minCharacterCount),
    maxCharacters: '',
    reference: undefined,
    goals: [],
    scoreScale: DEFAULT_SETTINGS.scoreKind,
    lowScore: String(DEFAULT_SETTINGS.lowScore),
    highScore: '',
    lowestScore: String(DEFAULT_SETTINGS.lowestScore),
  }
}

/** The form of a homework that is there already. */
export function editForm(homework: HomeworkSettings): HomeworkForm {
  return {
    codes: [],
    questions: homework.questionList.map((question) => ({
      genre: question.articleType,
      title: question.title,
      requirement: question.demand,
      ideation: question.ideation,
      keywords: question.keywordList.join(' '),
    })),
    startsAt: parseWireTime(homework.startTime),
    endsAt: parseWireTime(homework.endTime),
    ...plainSettings.parse(homework),
    minCharacters: String(homework.minCharacterCount),
    maxCharacters: homework.maxCharacterCount === null ? '' : String(homework.maxCharacterCount),
    reference: referenceOf(homework),
    goals: homework.goals,
    scoreScale: homework.scoreKind,
    lowScore: String(homework.lowScore),
    highScore: homework.highScore === homework.scoreKind ? '' : String(homework.highScore),
    lowestScore: String(homework.lowestScore),
  }
}

function referenceOf({
  writingReferenceId,
  selfWritingReferenceId,
  referenceTitle,
}: HomeworkSettings): ChosenReference | undefined {
  const id = writingReferenceId ?? selfWritingReferenceId
  return id === null
    ? undefined
    : { id, isOwn: writingReferenceId === null, title: referenceTitle ?? '' }
}

/** The picker goes by whole minutes. */
export function latestTime(now: Date): Date {
  return wholeMinute(latestHomeworkTime(now))
}

/** Whether leaving would lose something written; choices are quickly made again. */
export function hasWriting({ questions }: HomeworkForm): boolean {
  return questions.some(isWritten)
}

export function isWritten({ title, requirement, ideation, keywords }: QuestionForm): boolean {
  return [title, requirement, ideation, keywords].some((text) => text.trim() !== '')
}

/** Genres that every chosen class may be set; classes of different stages share 文体不限 only. */
export function listSharedGenreGroups({ gradeLevels, isMalaysia }: Readers): GenreGroup[] {
  const [first, ...others] = gradeLevels.map((gradeLevel) =>
    listGenreGroups(gradeLevel, { isMalaysia }),
  )
  return (first ?? []).filter((group) =>
    others.every((groups) => groups.some((each) => each.id === group.id)),
  )
}

export function isGenreShared(genre: string, readers: Readers): boolean {
  return listSharedGenreGroups(readers).some((group) =>
    group.genres.some((each) => each.id === genre),
  )
}

/** Keywords are separated by spaces, commas, 、 or ；. */
export function listKeywords(typed: string): string[] {
  return [...new Set(typed.split(/[\s,，、;；]+/).filter((keyword) => keyword !== ''))]
}

/**
 * What is sent of a form in which no fault is found; undefined where something is missing all the
 * same.
 */
export function toSettings(form: HomeworkForm) {
  const { startsAt, endsAt, scoreScale, reference } = form
  if (startsAt === undefined || endsAt === undefined || scoreScale === undefined) return undefined
  return {
    startTime: startsAt,
    endTime: endsAt,
    ...plainSettings.parse(form),
    minCharacterCount: minCharacterCount(form),
    maxCharacterCount: maxCharacterCount(form),
    scoreKind: scoreScale,
    fullScore: scoreScale,
    ...scoreLimits(form, scoreScale),
    writingReferenceId: reference?.isOwn === false ? reference.id : undefined,
    selfWritingReferenceId: reference?.isOwn === true ? reference.id : undefined,
    goals: form.goals.map((goal) => ({ text: goal.trim() })).filter(({ text }) => text !== ''),
    homeworkQuestions: form.questions.map(({ genre, title, requirement, ideation, keywords }) => ({
      articleType: genre,
      title: title.trim(),
      demand: requirement.trim(),
      ideation: ideation.trim(),
      keywordList: listKeywords(keywords),
    })),
  } satisfies Required<Omit<RequestOf<typeof updateHomework>, 'id'>>
}

export function scoreLimits(form: HomeworkForm, scoreScale: number) {
  return {
    lowScore: figureOf(form.lowScore, 0),
    highScore: figureOf(form.highScore, scoreScale),
    lowestScore: figureOf(form.lowestScore, 0),
  }
}

/** A decimal point alone is no figure yet. */
function figureOf(typed: string, byDefault: number): number {
  return typed === '' || typed === '.' ? byDefault : Number(typed)
}

export function minCharacterCount(form: HomeworkForm): number {
  return leastCharacters(Number(form.minCharacters))
}

export function maxCharacterCount(form: HomeworkForm): number | undefined {
  const most = Number(form.maxCharacters)
  return most > 0 ? most : undefined
}

export function wholeMinute(time: Date): Date {
  return new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS)
}
