/** The first thing to mend in the form of a homework, in the spec's order and words (spec 3 §5 “Assign homework”, “Edit homework”). */
import { isTitleNeeded } from '@zhupi/contract/rules/homework.ts'
import { findScoreLimitFault } from '@zhupi/contract/rules/score.ts'
import {
  CONTENT_MAX_LENGTH,
  KEYWORD_MAX_LENGTH,
  KEYWORDS_MAX,
  QUESTIONS_PER_HOMEWORK_MAX,
  REQUIREMENT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '@zhupi/contract/terms/limits.ts'
import { MESSAGES, questionMessages } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { COLLEGE_GRADE } from '@zhupi/contract/terms/stages.ts'
import {
  type HomeworkForm,
  isGenreShared,
  latestTime,
  listKeywords,
  maxCharacterCount,
  minCharacterCount,
  type QuestionForm,
  type Readers,
  scoreLimits,
} from './homeworkForm.ts'

/** A question's field carries its number, counted from 1. */
type FormField =
  | 'classes'
  | `${keyof QuestionForm}-${number}`
  | 'startsAt'
  | 'endsAt'
  | 'characters'
  | 'scores'
export type FormFault = { field: FormField; text: string }

export function mixesCollege(gradeLevels: readonly number[]): boolean {
  const inCollege = gradeLevels.filter((gradeLevel) => gradeLevel === COLLEGE_GRADE).length
  return inCollege > 0 && inCollege < gradeLevels.length
}

export function findFormFault(
  form: HomeworkForm,
  readers: Readers,
  now: Date,
): FormFault | undefined {
  if (readers.gradeLevels.length === 0) return { field: 'classes', text: MESSAGES.classMissing }
  if (mixesCollege(readers.gradeLevels))
    return { field: 'classes', text: REFUSALS.mixedClasses.text }
  if (form.questions.length > QUESTIONS_PER_HOMEWORK_MAX)
    return { field: `genre-${form.questions.length}`, text: MESSAGES.tooManyQuestions }
  return (
    findQuestionsFault(form.questions, (genre) => isGenreShared(genre, readers), findWordsFault) ??
    findSettingsFault(form, now)
  )
}

/** Every question of a homework that is out keeps both its title and its requirement. A genre that was allowed at posting stays allowed. */
export function findEditFault(form: HomeworkForm, now: Date): FormFault | undefined {
  return (
    findQuestionsFault(form.questions, (genre) => genre !== '', findEmptyWords) ??
    findSettingsFault(form, now)
  )
}

type FindWordsFault = (question: QuestionForm, number: number) => FormFault | undefined

function findQuestionsFault(
  questions: readonly QuestionForm[],
  isGenreGood: (genre: string) => boolean,
  findWords: FindWordsFault,
): FormFault | undefined {
  for (const [index, question] of questions.entries()) {
    const number = index + 1
    if (!isGenreGood(question.genre))
      return { field: `genre-${number}`, text: questionMessages.genreMissing(number) }
    const fault = findWords(question, number) ?? findTooLong(question, number)
    if (fault) return fault
  }
  return undefined
}

function findWordsFault(
  { title, requirement }: QuestionForm,
  number: number,
): FormFault | undefined {
  if (title.trim() !== '') return undefined
  if (requirement.trim() === '')
    return { field: `title-${number}`, text: questionMessages.wordsMissing(number) }
  return isTitleNeeded(requirement)
    ? { field: `title-${number}`, text: questionMessages.titleMissing(number) }
    : undefined
}

function findEmptyWords(
  { title, requirement }: QuestionForm,
  number: number,
): FormFault | undefined {
  if (title.trim() === '') return { field: `title-${number}`, text: MESSAGES.titleEmpty }
  return requirement.trim() === ''
    ? { field: `requirement-${number}`, text: MESSAGES.demandEmpty }
    : undefined
}

function findTooLong(
  { title, requirement, ideation, keywords }: QuestionForm,
  number: number,
): FormFault | undefined {
  if (title.trim().length > TITLE_MAX_LENGTH)
    return {
      field: `title-${number}`,
      text: `第${number}题的作文标题最多 ${TITLE_MAX_LENGTH} 个字`,
    }
  if (requirement.trim().length > REQUIREMENT_MAX_LENGTH)
    return {
      field: `requirement-${number}`,
      text: `第${number}题的作文要求最多 ${REQUIREMENT_MAX_LENGTH} 个字`,
    }
  if (ideation.trim().length > REQUIREMENT_MAX_LENGTH)
    return {
      field: `ideation-${number}`,
      text: `第${number}题的构思提示最多 ${REQUIREMENT_MAX_LENGTH} 个字`,
    }
  const listed = listKeywords(keywords)
  if (listed.length > KEYWORDS_MAX)
    return { field: `keywords-${number}`, text: `第${number}题的关键词最多 ${KEYWORDS_MAX} 个` }
  if (listed.some((keyword) => keyword.length > KEYWORD_MAX_LENGTH))
    return {
      field: `keywords-${number}`,
      text: `第${number}题的每个关键词最多 ${KEYWORD_MAX_LENGTH} 个字`,
    }
  return undefined
}

function findSettingsFault(form: HomeworkForm, now: Date): FormFault | undefined {
  return findTimeFault(form, now) ?? findScoreFault(form) ?? findLengthFault(form)
}

function findTimeFault({ startsAt, endsAt }: HomeworkForm, now: Date): FormFault | undefined {
  if (startsAt === undefined) return { field: 'startsAt', text: MESSAGES.startMissing }
  if (endsAt === undefined) return { field: 'endsAt', text: MESSAGES.endMissing }
  if (endsAt <= startsAt) return { field: 'endsAt', text: REFUSALS.endBeforeStart.text }
  if (endsAt <= now) return { field: 'endsAt', text: REFUSALS.endInPast.text }
  return endsAt > latestTime(now) ? { field: 'endsAt', text: REFUSALS.tooFarAhead.text } : undefined
}

function findScoreFault(form: HomeworkForm): FormFault | undefined {
  if (form.scoreScale === undefined) return { field: 'scores', text: MESSAGES.scaleMissing }
  const fault = findScoreLimitFault({
    scoreScale: form.scoreScale,
    ...scoreLimits(form, form.scoreScale),
  })
  return fault && { field: 'scores', text: REFUSALS[fault].text }
}

function findLengthFault(form: HomeworkForm): FormFault | undefined {
  const least = minCharacterCount(form)
  const most = maxCharacterCount(form)
  if (Math.max(least, most ?? 0) > CONTENT_MAX_LENGTH)
    return { field: 'characters', text: `字数最多设到 ${CONTENT_MAX_LENGTH}` }
  return most !== undefined && most <= least
    ? { field: 'characters', text: `字数上限要大于字数下限（${least} 字）` }
    : undefined
}
