/** What a teacher sets for a homework, checked alike at posting and at editing. */
import { eq, and } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { updateHomework } from '@zhupi/contract/calls/homework.ts'
import type { SettingName } from '@zhupi/contract/calls/homeworkSettings.ts'
import type { RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import { isGenreFor } from '@zhupi/contract/rules/genre.ts'
import {
  findQuestionsFault,
  findSettingsFault,
  leastCharacters,
} from '@zhupi/contract/rules/homework.ts'
import { findProductReference } from '../data/references/writingReferences.ts'
import type { Db } from '../db/database.ts'
import { homework, writingReferences, type HomeworkReference } from '../db/schema/homework.ts'
import type { Question } from '../domain/question.ts'
import { refuse } from '../domain/refuse.ts'

type Settings = Omit<RequestOf<typeof updateHomework>, 'id'>

/** Where each setting is stored. */
export const settingColumns = {
  minCharacterCount: homework.minCharacters,
  maxCharacterCount: homework.maxCharacters,
  allowWritingAssistant: homework.allowWritingAssistant,
  allowPaste: homework.allowPaste,
  scoreKind: homework.scoreScale,
  lowScore: homework.lowScore,
  highScore: homework.highScore,
  lowestScore: homework.lowestScore,
  digressCheck: homework.digressCheck,
  similarityCheck: homework.similarityCheck,
  aiUse: homework.aiUse,
} satisfies Record<SettingName, AnyPgColumn>

type SettingColumn = (typeof settingColumns)[SettingName]
type HomeworkRow = typeof homework.$inferInsert
/** A value for every one of those columns. */
type SettingValues = {
  [
    K in keyof HomeworkRow as (typeof homework)[K] extends SettingColumn ? K : never
  ]-?: HomeworkRow[K]
}

/**
 * The homework's columns; refuses what breaks a rule. Genres and references need the database: the
 * functions below.
 */
export function readSettings(request: Settings, now: Date) {
  const settings = {
    startsAt: request.startTime,
    endsAt: request.endTime,
    minCharacters: leastCharacters(request.minCharacterCount),
    maxCharacters: request.maxCharacterCount,
    scoreScale: request.scoreKind,
    lowScore: request.lowScore,
    highScore: request.highScore ?? request.scoreKind,
    lowestScore: request.lowestScore,
  }
  const fault = findSettingsFault(settings, now)
  if (fault !== undefined) refuse(fault.refusal, fault.text)
  return {
    ...settings,
    maxCharacters: settings.maxCharacters ?? null,
    allowPaste: request.allowPaste,
    allowWritingAssistant: request.allowWritingAssistant,
    aiUse: request.aiUse,
    digressCheck: request.digressCheck,
    similarityCheck: request.similarityCheck,
  } satisfies SettingValues & Pick<HomeworkRow, 'startsAt' | 'endsAt'>
}

/** The unit goals as they are stored; undefined where nothing is said of them. */
export function readGoals({ goals }: Pick<Settings, 'goals'>): string[] | undefined {
  return goals && [...new Set(goals.map(({ text }) => text.trim()).filter((goal) => goal !== ''))]
}

export function readQuestions(request: Settings): Question[] {
  return request.homeworkQuestions.map((question, index) => ({
    questionNo: index + 1,
    genre: question.articleType,
    title: question.title.trim(),
    requirement: question.demand.trim(),
    ideation: question.ideation?.trim() ?? '',
    keywords: (question.keywordList ?? [])
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
  }))
}

/**
 * Refuses what a question lacks. A genre in particular is checked against the class: checkGenres.
 */
export function checkQuestions(
  questions: readonly Question[],
  rules: Parameters<typeof findQuestionsFault>[1],
): void {
  const fault = findQuestionsFault(questions, rules)
  if (fault !== undefined) refuse(fault.refusal, fault.text)
}

export function checkGenres(
  questions: readonly Question[],
  gradeLevel: number,
  teacher: { isMalaysia: boolean },
): void {
  for (const question of questions) {
    if (!isGenreFor(question.genre, gradeLevel, teacher)) refuse('genreNotForClass')
  }
}

/**
 * The reference as the homework stores it: one of the product's, or one of the teacher's own;
 * refuses one that is neither.
 */
export async function loadReference(
  db: Db,
  request: Settings,
  teacherId: number,
): Promise<HomeworkReference | null> {
  const { writingReferenceId: productId, selfWritingReferenceId: ownId } = request
  if (productId !== undefined && ownId !== undefined)
    refuse('badInput', 'writingReferenceId、selfWritingReferenceId：写作参考只能选一份')
  if (productId !== undefined) {
    const found = findProductReference(productId) ?? refuse('noSuchReference')
    return { productId, ownId: null, title: found.title, content: found.content }
  }
  if (ownId === undefined) return null
  const [own] = await db
    .select({ title: writingReferences.title, content: writingReferences.content })
    .from(writingReferences)
    .where(and(eq(writingReferences.id, ownId), eq(writingReferences.teacherId, teacherId)))
  return own === undefined ? refuse('noSuchReference') : { productId: null, ownId, ...own }
}
