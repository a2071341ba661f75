/** What the job that asks a language model begins with, and what it leaves. */
import { createHash } from 'node:crypto'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { askForMarks, PROMPT_VERSION } from '@zhupi/engine/llm/prompts.ts'
import type { AddedWords, Refused } from '@zhupi/engine/llm/modelAnswer.ts'
import type { Correction, Essay, Mark } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { enrollments } from '../db/schema/classroom.ts'
import { modelNotes } from '../db/schema/modelNotes.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { createMask } from '../domain/maskNames.ts'
import type { ModelSettings } from '../domain/modelSettings.ts'
import { findCorrectionWork, hashWrittenFor, type CorrectionWork } from './correctionWork.ts'
import { addRefused, countRefused, type Spent, type UsageKey } from './modelUsage.ts'
import { isCorrectionBarred } from './consent.ts'
import { isCurrent, mayAskModel } from './modelNotes.ts'
import { listNamesAround } from './sharedEssay.ts'

export type Asking = {
  revisionId: number
  work: CorrectionWork
  correction: Correction
  missing: { marks: boolean; words: boolean; remark: boolean }
  /** Of an earlier try. */
  found: Mark[]
  /** The essay and its paragraphs as the model reads them. */
  masked: { essay: Essay; paragraphs: string[] }
  answerKey: string
}

/** Undefined where nothing is to be asked any more. */
export async function findAsking(
  db: Db,
  revisionId: number,
  settings: ModelSettings,
): Promise<Asking | undefined> {
  const [notes] = await db
    .select({
      marks: modelNotes.marks,
      hasWords: sql<boolean>`${modelNotes.words} is not null`,
      remarkState: modelNotes.remarkState,
      correction: reports.correction,
    })
    .from(modelNotes)
    .innerJoin(reports, eq(reports.revisionId, modelNotes.revisionId))
    .where(eq(modelNotes.revisionId, revisionId))
  const work = await findCorrectionWork(db, revisionId)
  if (notes?.correction == null || work?.state !== 'done') return undefined
  const { correction } = notes
  const mask = createMask(await listNames(db, work))
  const { essay } = work
  const { task } = essay
  const masked = {
    essay: {
      ...essay,
      title: mask(essay.title),
      task: { ...task, title: mask(task.title), requirement: mask(task.requirement) },
    },
    paragraphs: correction.paragraphs.map(mask),
  }
  return {
    ...{ revisionId, work, correction, masked },
    found: notes.marks ?? [],
    missing: {
      marks: notes.marks === null,
      words: !notes.hasWords,
      remark: notes.remarkState === 'asked',
    },
    answerKey: keyOf(essay, masked, correction.engineVersion, settings.model),
  }
}

/** Whatever decides what is asked and how the answer is checked. */
function keyOf(essay: Essay, { essay: masked, paragraphs }: Asking['masked'], ...by: string[]) {
  const asked = askForMarks(masked, paragraphs).user
  const written = [essay.title, essay.content, hashWrittenFor(essay)]
  return createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, ...by, ...written, asked]))
    .digest('hex')
}

/** Those that a shared report hides, and the nicknames of the writer and the class. */
async function listNames(db: Db, { essayId, writer }: CorrectionWork) {
  const [submission] = await db
    .select({ homeworkId: submissions.homeworkId })
    .from(submissions)
    .where(eq(submissions.id, essayId))
  const names = await listNamesAround(db, writer.id, submission?.homeworkId)
  const [own] = await db
    .select({ nickname: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, writer.id))
  const classmates = await db
    .selectDistinct({ nickname: accounts.nickname })
    .from(enrollments)
    .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
    .where(
      sql`${enrollments.classroomId} in (
        select classroom_id from enrollments where student_id = ${writer.id})`,
    )
  const nicknames = [own, ...classmates].flatMap((each) => each?.nickname ?? [])
  return { ...names, people: [...names.people, ...nicknames] }
}

/** Whether it may be asked now: consent may be taken back, and the text may have changed. */
export async function mayStillAsk(
  db: Db,
  { revisionId, work }: Asking,
  settings: ModelSettings,
): Promise<boolean> {
  const { writer, consentGrade } = work
  return (
    (await isCurrent(db, revisionId)) &&
    !(await isCorrectionBarred(db, writer, consentGrade)) &&
    (await mayAskModel(db, writer, settings))
  )
}

/** Answers that another essay with the same text, task, engine and model has got. */
export async function findSameAnswers(db: Db, { revisionId, answerKey }: Asking) {
  const [same] = await db
    .select({ marks: modelNotes.marks, words: modelNotes.words })
    .from(modelNotes)
    .where(
      and(
        eq(modelNotes.answerKey, answerKey),
        ne(modelNotes.revisionId, revisionId),
        isNotNull(modelNotes.marks),
        isNotNull(modelNotes.words),
      ),
    )
    .limit(1)
  return same
}

export type Answers = {
  marks: Mark[] | null
  words: AddedWords | null
  /** Null where it was not asked for, or none of it passed. */
  remark: string | null
  hasOrder: boolean
  refused: Refused
  spent: Spent
}

/** In one transaction, unless it may not be asked any more: then its answers are dropped. */
export async function storeAnswers(
  db: Db,
  asking: Asking,
  { marks, words, remark, hasOrder, refused, spent }: Answers,
  usage: UsageKey,
  settings: ModelSettings,
  now: Date,
): Promise<void> {
  const { revisionId, missing, answerKey } = asking
  await db.transaction(async (db) => {
    const [notes] = await db
      .select()
      .from(modelNotes)
      .where(eq(modelNotes.revisionId, revisionId))
      .for('update')
    if (notes === undefined) return
    if (!(await mayStillAsk(db, asking, settings))) return dropAsking(db, revisionId, now)
    const all = { marks: notes.marks ?? marks, words: notes.words ?? words }
    await db
      .update(modelNotes)
      .set({
        ...all,
        state: all.marks === null && all.words === null ? 'failed' : 'ready',
        ...(missing.remark ? { remark, remarkState: remark === null ? 'failed' : 'ready' } : {}),
        ...{ model: settings.model, isStandIn: settings.isStandIn, promptVersion: PROMPT_VERSION },
        ...{ answerKey, hasOrder },
        refused: addRefused(notes.refused, refused),
        inputTokens: notes.inputTokens + spent.inputTokens,
        outputTokens: notes.outputTokens + spent.outputTokens,
        finishedAt: now,
      })
      .where(eq(modelNotes.revisionId, revisionId))
    await countRefused(db, usage, refused)
  })
}

/** Nobody waits any more: what was answered before stays, the rest was never asked. */
export async function dropAsking(db: Db, revisionId: number, now: Date): Promise<void> {
  const of = eq(modelNotes.revisionId, revisionId)
  const hasAnswer = sql`(${modelNotes.marks} is not null or ${modelNotes.words} is not null)`
  await db.delete(modelNotes).where(and(of, sql`not ${hasAnswer}`))
  await db
    .update(modelNotes)
    .set({
      state: 'ready',
      remarkState: sql`case ${modelNotes.remarkState} when 'asked' then 'failed' else ${modelNotes.remarkState} end`,
      finishedAt: sql`coalesce(${modelNotes.finishedAt}, ${now})`,
    })
    .where(of)
}
