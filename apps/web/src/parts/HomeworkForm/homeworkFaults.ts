/** The first thing to mend in the form of a homework, in the order of the page. */
import {
  findQuestionsFault,
  findSettingsFault,
  type HomeworkFault,
  mixesCollege,
} from '@zhupi/contract/rules/homework.ts'
import { GOAL_MAX_LENGTH, QUESTIONS_PER_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { DEFAULT_SCORE_SCALE } from '@zhupi/contract/terms/scoreScales.ts'
import {
  type HomeworkForm,
  isGenreShared,
  listKeywords,
  maxCharacterCount,
  minCharacterCount,
  type Readers,
  scoreLimits,
} from './homeworkForm.ts'

export type FormFault = { field: HomeworkFault['field'] | 'classes' | 'goals'; text: string }

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
    findQuestionsFault(questionsOf(form), {
      isGenreAllowed: (genre) => isGenreShared(genre, readers),
      needsBoth: false,
    }) ??
    findGoalsFault(form) ??
    findSettingsFault(settingsOf(form), now)
  )
}

/** A genre that was allowed at posting stays allowed. */
export function findEditFault(form: HomeworkForm, now: Date): FormFault | undefined {
  return (
    findQuestionsFault(questionsOf(form), {
      isGenreAllowed: (genre) => genre !== '',
      needsBoth: true,
    }) ??
    findGoalsFault(form) ??
    findSettingsFault(settingsOf(form), now)
  )
}

function findGoalsFault({ goals }: HomeworkForm): FormFault | undefined {
  return goals.some((goal) => goal.trim().length > GOAL_MAX_LENGTH)
    ? { field: 'goals', text: MESSAGES.goalTooLong }
    : undefined
}

function questionsOf({ questions }: HomeworkForm) {
  return questions.map((question) => ({ ...question, keywords: listKeywords(question.keywords) }))
}

function settingsOf(form: HomeworkForm) {
  const { startsAt, endsAt, scoreScale } = form
  return {
    startsAt,
    endsAt,
    minCharacters: minCharacterCount(form),
    maxCharacters: maxCharacterCount(form),
    // Without a scale that is the fault, whatever the limits are.
    ...scoreLimits(form, scoreScale ?? DEFAULT_SCORE_SCALE),
    scoreScale,
  }
}
