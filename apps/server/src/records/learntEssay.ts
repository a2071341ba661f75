/** A pupil's corrected essays, homework and practice, each with its latest report that they see. */
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Correction, DraftChange } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import { homework } from '../db/schema/homework.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { draftChanges, reports } from '../db/schema/report.ts'
import { revisions } from '../db/schema/essay.ts'
import { submissions } from '../db/schema/submission.ts'
import type { TraitScores } from '../domain/learning.ts'
import { hasStarted } from './homework.ts'
import { isOwnPractice } from './practice.ts'
import { DIMENSION_REPORTS } from './report.ts'

type Kind = { isHomework: boolean }
type Place = { id: number; revisionId: number; writtenAt: Date }
type Learnt = Place & Kind & { homework: HomeworkTerms | null; scoreScale: number }
/** What decides how much of a homework's report its pupil sees. */
type HomeworkTerms = Pick<typeof homework.$inferSelect, 'aiUse' | 'lowestScore'> &
  Pick<typeof submissions.$inferSelect, 'handedInRevisionId' | 'teacherScore'>

/** The latest first. */
export async function listLearntEssays(
  db: Db,
  studentId: number,
  limit: number,
  now: Date,
): Promise<Learnt[]> {
  const found = [
    ...(await listHomework(db, studentId, limit, now)),
    ...(await listPractice(db, studentId, limit)),
  ]
  return found.sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime()).slice(0, limit)
}

/**
 * Where the homework withholds reports before the hand-in, what was handed in stands for the essay,
 * whatever was corrected since.
 */
async function listHomework(db: Db, studentId: number, limit: number, now: Date) {
  const isHandedIn = sql`${revisions.id} = ${submissions.handedInRevisionId}`
  const latest = db
    .select({ revisionId: revisions.id, writtenAt: revisions.createdAt })
    .from(revisions)
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(revisions.essayId, submissions.id),
        eq(reports.state, 'done'),
        or(eq(homework.aiUse, 'full'), sql`${homework.lowestScore} > 0`, isHandedIn),
      ),
    )
    .orderBy(
      desc(sql`(${homework.aiUse} <> 'full' and coalesce(${isHandedIn}, false))`),
      desc(revisions.revisionNo),
    )
    .limit(1)
    .as('latest')
  const rows = await db
    .select({
      id: submissions.id,
      revisionId: latest.revisionId,
      writtenAt: latest.writtenAt,
      scoreScale: homework.scoreScale,
      homework: {
        aiUse: homework.aiUse,
        lowestScore: homework.lowestScore,
        handedInRevisionId: submissions.handedInRevisionId,
        teacherScore: submissions.teacherScore,
      },
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoinLateral(latest, sql`true`)
    .where(
      and(eq(submissions.studentId, studentId), isNotNull(submissions.revisionId), hasStarted(now)),
    )
    .orderBy(desc(latest.writtenAt))
    .limit(limit)
  return rows.map((row) => ({ ...row, isHomework: true }))
}

async function listPractice(db: Db, accountId: number, limit: number) {
  const latest = db
    .select({ revisionId: revisions.id, writtenAt: revisions.createdAt })
    .from(revisions)
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(and(eq(revisions.essayId, practiceEssays.id), eq(reports.state, 'done')))
    .orderBy(desc(revisions.revisionNo))
    .limit(1)
    .as('latest')
  const rows = await db
    .select({
      id: practiceEssays.id,
      revisionId: latest.revisionId,
      writtenAt: latest.writtenAt,
      scoreScale: practiceEssays.scoreScale,
    })
    .from(practiceEssays)
    .innerJoinLateral(latest, sql`true`)
    .where(and(isOwnPractice(accountId), isNotNull(practiceEssays.revisionId)))
    .orderBy(desc(latest.writtenAt))
    .limit(limit)
  return rows.map((row) => ({ ...row, isHomework: false, homework: null }))
}

/** What the reports of these revisions say, without their words. */
export async function loadLearnt(db: Db, revisionIds: readonly number[]) {
  const rows = await db
    .select({
      revisionId: reports.revisionId,
      title: revisions.title,
      aiScore: reports.aiScore,
      engineVersion: sql<string>`${reports.correction} ->> 'engineVersion'`,
      characters: sql<number>`(${reports.correction} ->> 'characters')::int`,
      traits: sql<TraitScores | null>`(
        select jsonb_object_agg(each ->> 'trait', each -> 'score')
        from jsonb_path_query(${reports.correction}, '$.dimensions[*].traits[*]') each)`,
      rise: sql<DraftChange['rise'] | null>`(${draftChanges.change} ->> 'rise')::float8`,
      drafts: sql<number>`(
        select count(*)::int from revisions drafts join reports of_draft
          on of_draft.revision_id = drafts.id
        where drafts.essay_id = ${revisions.essayId} and of_draft.state = 'done')`,
    })
    .from(reports)
    .innerJoin(revisions, eq(revisions.id, reports.revisionId))
    .leftJoin(draftChanges, eq(draftChanges.revisionId, reports.revisionId))
    .where(inArray(reports.revisionId, [...revisionIds]))
  return new Map(rows.map((row) => [row.revisionId, row]))
}

/** What lifts the traits of these revisions' reports. */
export async function loadLifts(
  db: Db,
  revisionIds: readonly number[],
): Promise<Map<number, Correction['dimensions']>> {
  const rows = await db
    .select({ revisionId: reports.revisionId, dimensions: DIMENSION_REPORTS })
    .from(reports)
    .where(inArray(reports.revisionId, [...revisionIds]))
  return new Map(rows.map(({ revisionId, dimensions }) => [revisionId, dimensions ?? []]))
}
