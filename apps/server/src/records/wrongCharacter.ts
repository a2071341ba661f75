/** 错字本: what enters it, and what of it its pupil is shown. */
import { and, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { AI_USES } from '@zhupi/contract/terms/aiUse.ts'
import type { Correction, Mark } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { homework } from '../db/schema/homework.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { submissions } from '../db/schema/submission.ts'
import { wrongCharacters } from '../db/schema/wrongCharacter.ts'
import { showsMark } from '../domain/markKey.ts'
import { wrongCharactersOf, type WrongCharacter } from '../domain/wrongCharacters.ts'

type Source = { schoolId: number | null; essayId: number; revisionId: number }

/** Characters that a report found wrong: gathered once they were met in two places. */
export async function meetWrongCharacters(
  db: Db,
  source: Source,
  correction: Correction,
  now: Date,
): Promise<void> {
  const met = Map.groupBy(wrongCharactersOf(correction), ({ wrong, right }) => `${wrong} ${right}`)
  if (met.size === 0) return
  const accountId = await lockPupil(db, source.essayId)
  if (accountId === undefined) return
  const rows = [...met.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : rowOf(source, accountId, first, now, others.length > 0 ? now : null),
  )
  const isGathered = sql`${wrongCharacters.gatheredAt} is not null`
  const kept = (column: string) =>
    sql`case when ${isGathered} then ${wrongCharacters}.${sql.identifier(column)} else ${sql.identifier('excluded')}.${sql.identifier(column)} end`
  await db
    .insert(wrongCharacters)
    .values(rows)
    .onConflictDoUpdate({
      target: [wrongCharacters.accountId, wrongCharacters.wrong, wrongCharacters.right],
      set: {
        // Another draft of the same essay is not another time.
        gatheredAt: sql`coalesce(${wrongCharacters.gatheredAt}, excluded.gathered_at,
          case when ${wrongCharacters.essayId} <> excluded.essay_id then excluded.met_at end)`,
        essayId: kept('essay_id'),
        revisionId: kept('revision_id'),
        before: kept('before'),
        answer: kept('answer'),
        after: kept('after'),
        metAt: sql`excluded.met_at`,
      },
    })
}

/** Characters that were marked and that the next draft put right. */
export async function gatherRepaired(
  db: Db,
  source: Source,
  repaired: readonly WrongCharacter[],
  now: Date,
): Promise<void> {
  const once = new Map(repaired.map((each) => [`${each.wrong} ${each.right}`, each]))
  if (once.size === 0) return
  const accountId = await lockPupil(db, source.essayId)
  if (accountId === undefined) return
  await db
    .insert(wrongCharacters)
    .values([...once.values()].map((each) => rowOf(source, accountId, each, now, now)))
    .onConflictDoUpdate({
      target: [wrongCharacters.accountId, wrongCharacters.wrong, wrongCharacters.right],
      set: { gatheredAt: sql`coalesce(${wrongCharacters.gatheredAt}, excluded.gathered_at)` },
    })
}

/** Nothing stays whose mark its pupil disputed or a teacher took away. */
export async function forgetWrongCharacter(
  db: Db,
  essayId: number,
  { quote, suggestion }: Mark,
): Promise<void> {
  if (suggestion === undefined) return
  await db
    .delete(wrongCharacters)
    .where(
      and(
        eq(wrongCharacters.essayId, essayId),
        eq(wrongCharacters.wrong, quote),
        eq(wrongCharacters.right, suggestion),
      ),
    )
}

function rowOf(
  { schoolId, essayId, revisionId }: Source,
  accountId: number,
  { wrong, right, before, answer, after }: WrongCharacter,
  metAt: Date,
  gatheredAt: Date | null,
) {
  return {
    ...{ schoolId, accountId, essayId, revisionId },
    ...{ wrong, right, before, answer, after, metAt, gatheredAt },
  }
}

/** The essay's pupil, whose account is held: two reports of one person take turns. */
async function lockPupil(db: Db, essayId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'student'),
        or(
          eq(
            accounts.id,
            db
              .select({ id: submissions.studentId })
              .from(submissions)
              .where(eq(submissions.id, essayId)),
          ),
          eq(
            accounts.id,
            db
              .select({ id: practiceEssays.accountId })
              .from(practiceEssays)
              .where(eq(practiceEssays.id, essayId)),
          ),
        ),
      ),
    )
    .for('no key update')
  return found?.id
}

const USES_WITH_FAULTS = AI_USES.filter((aiUse) => showsMark(aiUse, 'fault'))

/**
 * What the person may see of their own: a character whose mark the homework withholds is withheld
 * with it. The essay is looked up by its number, row by row, so that no table is read whole.
 */
function isShownTo(db: Db, accountId: number) {
  const inPractice = db
    .select({ isShown: isNull(practiceEssays.deletedAt) })
    .from(practiceEssays)
    .where(eq(practiceEssays.id, wrongCharacters.essayId))
  const inHomework = db
    .select({
      isShown: sql`${and(
        isNull(homework.deletedAt),
        or(
          inArray(homework.aiUse, USES_WITH_FAULTS),
          eq(submissions.handedInRevisionId, wrongCharacters.revisionId),
        ),
      )}`,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(eq(submissions.id, wrongCharacters.essayId))
  return and(
    eq(wrongCharacters.accountId, accountId),
    isNotNull(wrongCharacters.gatheredAt),
    sql`coalesce(${inPractice}, ${inHomework}, false)`,
  )
}

export function listWrongCharacters(db: Db, accountId: number) {
  return db
    .select({
      id: wrongCharacters.id,
      wrong: wrongCharacters.wrong,
      right: wrongCharacters.right,
      before: wrongCharacters.before,
      answer: wrongCharacters.answer,
      after: wrongCharacters.after,
      rightOn: wrongCharacters.rightOn,
      toldOn: wrongCharacters.toldOn,
      gatheredAt: wrongCharacters.gatheredAt,
    })
    .from(wrongCharacters)
    .where(isShownTo(db, accountId))
    .orderBy(desc(wrongCharacters.gatheredAt), desc(wrongCharacters.id))
    .$dynamic()
}

export async function countWrongCharacters(db: Db, accountId: number): Promise<number> {
  const [found] = await db
    .select({ rows: count() })
    .from(wrongCharacters)
    .where(isShownTo(db, accountId))
  return found?.rows ?? 0
}

/** Its row locked, as far as the person may see it. */
export async function findWrongCharacterForUpdate(db: Db, id: number, accountId: number) {
  const [found] = await db
    .select({
      id: wrongCharacters.id,
      answer: wrongCharacters.answer,
      rightOn: wrongCharacters.rightOn,
      toldOn: wrongCharacters.toldOn,
    })
    .from(wrongCharacters)
    .where(and(eq(wrongCharacters.id, id), isShownTo(db, accountId)))
    .for('update', { of: wrongCharacters })
  return found
}
