/** What the teacher fills in to set homework, what is still wrong with it, and what is sent (spec 3 §5 Assign homework). */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { findScoreLimitFault } from '@zhupi/contract/rules/score.ts'
import type { GenreGroup } from '@zhupi/contract/terms/genres.ts'
import { CONTENT_MAX_LENGTH, HOMEWORK_DEFAULT_DAYS, HOMEWORK_YEARS_AHEAD, MIN_CHARACTERS_DEFAULT, REQUIREMENT_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES, questionMessages } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { DEFAULT_SCORE_SCALE } from '@zhupi/contract/terms/scoreScales.ts'
import { COLLEGE_GRADE } from '@zhupi/contract/terms/stages.ts'

export type Classroom = EntityOf<typeof getTeacherClasses>[number]

export type QuestionForm = { genre: string; title: string; requirement: string; ideation: string }

/** Number fields hold what was typed; '' means the default. */
export type HomeworkForm = {
  codes: readonly string[]
  question: QuestionForm
  startsAt: Date | undefined
  endsAt: Date | undefined
  minCharacters: string
  maxCharacters: string
  allowPaste: boolean
  scoreScale: number | undefined
  lowScore: string
  highScore: string
  lowestScore: string
}

export type FormField = 'classes' | 'genre' | 'title' | 'requirement' | 'ideation' | 'startsAt' | 'endsAt' | 'characters' | 'scores'
export type FormFault = { field: FormField; text: string }

export function startForm(codes: readonly string[], now: Date): HomeworkForm {
  return {
    codes,
    question: { genre: '', title: '', requirement: '', ideation: '' },
    startsAt: wholeMinute(now),
    endsAt: new Date(wholeMinute(now).getTime() + HOMEWORK_DEFAULT_DAYS * 24 * 3_600_000),
    minCharacters: String(MIN_CHARACTERS_DEFAULT),
    maxCharacters: '',
    allowPaste: true,
    scoreScale: DEFAULT_SCORE_SCALE,
    lowScore: '0',
    highScore: '',
    lowestScore: '0',
  }
}

export function latestTime(now: Date): Date {
  const latest = new Date(now)
  latest.setFullYear(latest.getFullYear() + HOMEWORK_YEARS_AHEAD)
  return wholeMinute(latest)
}

/** Something was written that leaving would lose; picks are quickly made again. */
export function hasWriting({ question }: HomeworkForm): boolean {
  return [question.title, question.requirement, question.ideation].some((text) => text.trim() !== '')
}

/** Genres that every chosen class may be set; classes of different stages share 文体不限 only. */
export function listSharedGenreGroups(classes: readonly Classroom[]): GenreGroup[] {
  const [first, ...others] = classes.map((classroom) => listGenreGroups(classroom.gradeId, { isMalaysia: false }))
  return (first ?? []).filter((group) => others.every((groups) => groups.some((each) => each.id === group.id)))
}

export function isGenreShared(genre: string, classes: readonly Classroom[]): boolean {
  return listSharedGenreGroups(classes).some((group) => group.genres.some((each) => each.id === genre))
}

export function mixesCollege(classes: readonly Classroom[]): boolean {
  const inCollege = classes.filter((classroom) => classroom.gradeId === COLLEGE_GRADE).length
  return inCollege > 0 && inCollege < classes.length
}

/** The first thing to mend, in the spec's order and words; `classes` are the chosen ones. */
export function findFormFault(form: HomeworkForm, classes: readonly Classroom[], now: Date): FormFault | undefined {
  if (classes.length === 0) return { field: 'classes', text: MESSAGES.classMissing }
  if (mixesCollege(classes)) return { field: 'classes', text: REFUSALS.mixedClasses.text }
  return findQuestionFault(form.question, 1, classes) ?? findTimeFault(form, now) ?? findScoreFault(form) ?? findLengthFault(form)
}

function findQuestionFault(question: QuestionForm, number: number, classes: readonly Classroom[]): FormFault | undefined {
  if (!isGenreShared(question.genre, classes)) return { field: 'genre', text: questionMessages.genreMissing(number) }
  if (question.title.trim() === '' && question.requirement.trim() === '') return { field: 'title', text: questionMessages.wordsMissing(number) }
  if (question.title.trim().length > TITLE_MAX_LENGTH) return { field: 'title', text: `第${number}题的作文标题最多 ${TITLE_MAX_LENGTH} 个字` }
  if (question.requirement.trim().length > REQUIREMENT_MAX_LENGTH) return { field: 'requirement', text: `第${number}题的作文要求最多 ${REQUIREMENT_MAX_LENGTH} 个字` }
  if (question.ideation.trim().length > REQUIREMENT_MAX_LENGTH) return { field: 'ideation', text: `第${number}题的构思提示最多 ${REQUIREMENT_MAX_LENGTH} 个字` }
  return undefined
}

function findTimeFault({ startsAt, endsAt }: HomeworkForm, now: Date): FormFault | undefined {
  if (startsAt === undefined) return { field: 'startsAt', text: MESSAGES.startMissing }
  if (endsAt === undefined) return { field: 'endsAt', text: MESSAGES.endMissing }
  if (endsAt <= startsAt) return { field: 'endsAt', text: REFUSALS.endBeforeStart.text }
  if (endsAt <= now) return { field: 'endsAt', text: '结束时间已经过了，请重新选择' }
  return endsAt > latestTime(now) ? { field: 'endsAt', text: REFUSALS.tooFarAhead.text } : undefined
}

function findScoreFault(form: HomeworkForm): FormFault | undefined {
  if (form.scoreScale === undefined) return { field: 'scores', text: MESSAGES.scaleMissing }
  const fault = findScoreLimitFault({ scoreScale: form.scoreScale, ...scoreLimits(form, form.scoreScale) })
  return fault && { field: 'scores', text: REFUSALS[fault].text }
}

function findLengthFault(form: HomeworkForm): FormFault | undefined {
  const least = minCharacterCount(form)
  const most = maxCharacterCount(form)
  if (Math.max(least, most ?? 0) > CONTENT_MAX_LENGTH) return { field: 'characters', text: `字数最多设到 ${CONTENT_MAX_LENGTH}` }
  return most !== undefined && most <= least ? { field: 'characters', text: `字数上限要大于字数下限（${least} 字）` } : undefined
}

/** The request of createHomework; call it once findFormFault has nothing more to say. */
export function toRequest(form: HomeworkForm & { startsAt: Date; endsAt: Date; scoreScale: number }, classes: readonly Classroom[]) {
  const { genre, title, requirement, ideation } = form.question
  return {
    codes: classes.map((classroom) => classroom.code),
    startTime: form.startsAt,
    endTime: form.endsAt,
    minCharacterCount: minCharacterCount(form),
    maxCharacterCount: maxCharacterCount(form),
    allowPaste: form.allowPaste,
    scoreKind: form.scoreScale,
    ...scoreLimits(form, form.scoreScale),
    homeworkQuestions: [{ articleType: genre, title: title.trim(), demand: requirement.trim(), ideation: ideation.trim() }],
  }
}

function scoreLimits(form: HomeworkForm, scoreScale: number) {
  return {
    lowScore: Number(form.lowScore),
    highScore: form.highScore === '' ? scoreScale : Number(form.highScore),
    lowestScore: Number(form.lowestScore),
  }
}

/** “Sent only if above 100, otherwise 100” (spec 3 §5). */
function minCharacterCount(form: HomeworkForm): number {
  return Math.max(MIN_CHARACTERS_DEFAULT, Number(form.minCharacters))
}

function maxCharacterCount(form: HomeworkForm): number | undefined {
  const most = Number(form.maxCharacters)
  return most > 0 ? most : undefined
}

function wholeMinute(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000)
}
