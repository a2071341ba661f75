/** Marks that were disputed or removed, by the essay that they stand in. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Correction } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import { disputes, removedMarks } from '../db/schema/dispute.ts'
import { statement } from '../db/statement.ts'
import { markKey, type AnsweredMarks } from '../domain/markKey.ts'
import { forgetWrongCharacter } from './wrongCharacter.ts'

const columnsOf = (table: typeof disputes | typeof removedMarks) => ({
  essayId: table.essayId,
  revisionId: table.revisionId,
  ruleId: table.ruleId,
  sentenceHash: table.sentenceHash,
  position: table.position,
  quote: table.quote,
})

const disputedIn = statement(['essayId'], (db, { essayId }) =>
  db.select(columnsOf(disputes)).from(disputes).where(eq(disputes.essayId, essayId)),
)
const removedIn = statement(['essayId'], (db, { essayId }) =>
  db.select(columnsOf(removedMarks)).from(removedMarks).where(eq(removedMarks.essayId, essayId)),
)

export async function loadAnsweredMarks(db: Db, essayId: number): Promise<AnsweredMarks> {
  const disputed = await disputedIn(db, { essayId })
  return { disputed, removed: await removedIn(db, { essayId }) }
}

/** @returns those of each essay that has any */
export async function listAnsweredMarks(
  db: Db,
  essayIds: readonly number[],
): Promise<(essayId: number) => AnsweredMarks> {
  if (essayIds.length === 0) return () => ({ disputed: [], removed: [] })
  const disputed = await db
    .select(columnsOf(disputes))
    .from(disputes)
    .where(inArray(disputes.essayId, [...essayIds]))
  const removed = await db
    .select(columnsOf(removedMarks))
    .from(removedMarks)
    .where(inArray(removedMarks.essayId, [...essayIds]))
  const of = <Row extends { essayId: number }>(rows: readonly Row[], essayId: number) =>
    rows.filter((row) => row.essayId === essayId)
  return (essayId) => ({ disputed: of(disputed, essayId), removed: of(removed, essayId) })
}

export type ReportWithMarks = {
  schoolId: number | null
  essayId: number
  revisionId: number
  correction: Correction
}

/** Writes down an answer to the mark, or takes it back; either may be repeated. */
export async function answerMark(
  db: Db,
  table: typeof disputes | typeof removedMarks,
  { schoolId, essayId, revisionId, correction }: ReportWithMarks,
  { mark, isAnswered }: { mark: Correction['marks'][number]; isAnswered: boolean },
  now: Date,
): Promise<void> {
  const key = markKey(correction.paragraphs, mark)
  if (isAnswered) {
    await forgetWrongCharacter(db, essayId, mark)
    await db
      .insert(table)
      .values({
        ...{ schoolId, essayId, revisionId, ...key },
        engineVersion: correction.engineVersion,
        at: now,
      })
      .onConflictDoNothing()
  } else
    await db
      .delete(table)
      .where(
        and(
          eq(table.essayId, essayId),
          eq(table.ruleId, key.ruleId),
          eq(table.sentenceHash, key.sentenceHash),
          eq(table.position, key.position),
          eq(table.quote, key.quote),
        ),
      )
}
