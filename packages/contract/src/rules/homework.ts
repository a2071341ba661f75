/**
 * What is wrong with a homework before it goes out or is changed: the first fault in the order of
 * the form. The form asks before it sends, the server before it stores.
 */
import {
  CONTENT_MAX_LENGTH,
  HOMEWORK_YEARS_AHEAD,
  KEYWORD_MAX_LENGTH,
  KEYWORDS_MAX,
  MIN_CHARACTERS_DEFAULT,
  REQUIREMENT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../terms/limits.ts'
import { lengthMessages, MESSAGES, questionMessages } from '../terms/messages.ts'
import { REFUSALS, type RefusalName } from '../terms/refusals.ts'
import { SCORE_SCALES } from '../terms/scoreScales.ts'
import { COLLEGE_GRADE } from '../terms/stages.ts'
import { findScoreLimitFault, type ScoreLimits } from './score.ts'

type Question = {
  genre: string
  title: string
  requirement: string
  ideation: string
  keywords: readonly string[]
}

/** Undefined: not chosen yet. */
type Settings = Omit<ScoreLimits, 'scoreScale'> & {
  startsAt: Date | undefined
  endsAt: Date | undefined
  scoreScale: number | undefined
  minCharacters: number
  maxCharacters: number | undefined
}

type QuestionField = `${keyof Question}-${number}`
type SettingsField = 'startsAt' | 'endsAt' | 'scores' | 'characters'

/** A question's field carries its number, counted from 1. */
export type HomeworkFault = {
  field: QuestionField | SettingsField
  refusal: RefusalName
  text: string
}

type QuestionRules = {
  isGenreAllowed: (genre: string) => boolean
  /** A homework that is out already keeps both title and requirement; a new one needs either. */
  needsBoth: boolean
}

export function findQuestionsFault(
  questions: readonly Question[],
  { isGenreAllowed, needsBoth }: QuestionRules,
): HomeworkFault | undefined {
  const findTextFault = needsBoth ? findEmptyText : findMissingText
  for (const [index, question] of questions.entries()) {
    const number = index + 1
    if (!isGenreAllowed(question.genre))
      return badInput(`genre-${number}`, questionMessages.genreMissing(number))
    const fault = findTextFault(question, number) ?? findTooLong(question, number)
    if (fault) return fault
  }
  return undefined
}

function findMissingText(
  { title, requirement }: Question,
  number: number,
): HomeworkFault | undefined {
  if (title.trim() !== '') return undefined
  if (requirement.trim() === '')
    return badInput(`title-${number}`, questionMessages.wordsMissing(number))
  return isTitleNeeded(requirement)
    ? badInput(`title-${number}`, questionMessages.titleMissing(number))
    : undefined
}

/** A requirement shorter than this says nothing without a title (“600字左右”). */
const REQUIREMENT_ALONE_MIN = 10

function isTitleNeeded(requirement: string): boolean {
  return requirement.trim().length < REQUIREMENT_ALONE_MIN
}

function findEmptyText(
  { title, requirement }: Question,
  number: number,
): HomeworkFault | undefined {
  if (title.trim() === '') return badInput(`title-${number}`, MESSAGES.titleEmpty)
  return requirement.trim() === ''
    ? badInput(`requirement-${number}`, MESSAGES.demandEmpty)
    : undefined
}

function findTooLong(
  { title, requirement, ideation, keywords }: Question,
  number: number,
): HomeworkFault | undefined {
  if (title.trim().length > TITLE_MAX_LENGTH)
    return badInput(`title-${number}`, questionMessages.titleTooLong(number))
  if (requirement.trim().length > REQUIREMENT_MAX_LENGTH)
    return badInput(`requirement-${number}`, questionMessages.requirementTooLong(number))
  if (ideation.trim().length > REQUIREMENT_MAX_LENGTH)
    return badInput(`ideation-${number}`, questionMessages.ideationTooLong(number))
  if (keywords.length > KEYWORDS_MAX)
    return badInput(`keywords-${number}`, questionMessages.tooManyKeywords(number))
  return keywords.some((keyword) => keyword.length > KEYWORD_MAX_LENGTH)
    ? badInput(`keywords-${number}`, questionMessages.keywordTooLong(number))
    : undefined
}

export function findSettingsFault(settings: Settings, now: Date): HomeworkFault | undefined {
  return findTimeFault(settings, now) ?? findScoreFault(settings) ?? findLengthFault(settings)
}

function findTimeFault({ startsAt, endsAt }: Settings, now: Date): HomeworkFault | undefined {
  if (startsAt === undefined) return badInput('startsAt', MESSAGES.startMissing)
  if (endsAt === undefined) return badInput('endsAt', MESSAGES.endMissing)
  if (endsAt <= startsAt) return refused('endsAt', 'endBeforeStart')
  if (endsAt <= now) return refused('endsAt', 'endInPast')
  return endsAt > latestHomeworkTime(now) ? refused('endsAt', 'tooFarAhead') : undefined
}

export function latestHomeworkTime(now: Date): Date {
  const latest = new Date(now)
  latest.setFullYear(latest.getFullYear() + HOMEWORK_YEARS_AHEAD)
  return latest
}

function findScoreFault({ scoreScale, ...limits }: Settings): HomeworkFault | undefined {
  const scale = SCORE_SCALES.find((each) => each === scoreScale)
  if (scale === undefined) return badInput('scores', MESSAGES.scaleMissing)
  const fault = findScoreLimitFault({ ...limits, scoreScale: scale })
  return fault && refused('scores', fault)
}

/** No homework asks for fewer characters than the product's least. */
export function leastCharacters(asked: number): number {
  return Math.max(MIN_CHARACTERS_DEFAULT, asked)
}

function findLengthFault({ minCharacters, maxCharacters }: Settings): HomeworkFault | undefined {
  if (Math.max(minCharacters, maxCharacters ?? 0) > CONTENT_MAX_LENGTH)
    return badInput('characters', lengthMessages.tooHigh)
  return maxCharacters !== undefined && maxCharacters <= minCharacters
    ? badInput('characters', lengthMessages.crossed(minCharacters))
    : undefined
}

/** One posting goes to college classes or to school classes, never to both. */
export function mixesCollege(gradeLevels: readonly number[]): boolean {
  const inCollege = gradeLevels.filter((gradeLevel) => gradeLevel === COLLEGE_GRADE).length
  return inCollege > 0 && inCollege < gradeLevels.length
}

function badInput(field: HomeworkFault['field'], text: string): HomeworkFault {
  return { field, refusal: 'badInput', text }
}

function refused(field: HomeworkFault['field'], refusal: RefusalName): HomeworkFault {
  return { field, refusal, text: REFUSALS[refusal].text }
}
