/** Marks that teachers make by hand. */
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { TeacherMarkKind } from '@zhupi/contract/terms/teacherMarks.ts'
import { splitParagraphs } from '@zhupi/contract/rules/length.ts'
import type { Db } from '../db/database.ts'
import { revisions } from '../db/schema/essay.ts'
import { homework } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { teacherMarks } from '../db/schema/teacherMark.ts'
import { isNotDeleted } from './homework.ts'

const SHOWN = {
  id: teacherMarks.id,
  revisionId: teacherMarks.revisionId,
  teacherId: teacherMarks.teacherId,
  kind: teacherMarks.kind,
  paragraph: teacherMarks.paragraph,
  start: teacherMarks.start,
  end: teacherMarks.end,
  quote: teacherMarks.quote,
  note: teacherMarks.note,
  at: teacherMarks.at,
}

/** In reading order; those alone whose words stand where they stood. */
export async function listTeacherMarks(db: Db, essayId: number) {
  const rows = await db
    .select({ ...SHOWN, content: revisions.content })
    .from(teacherMarks)
    .innerJoin(revisions, eq(revisions.id, teacherMarks.revisionId))
    .where(eq(teacherMarks.essayId, essayId))
    .orderBy(
      asc(teacherMarks.revisionId),
      asc(teacherMarks.paragraph),
      asc(teacherMarks.end),
      asc(teacherMarks.id),
    )
  return rows.flatMap(({ content, ...mark }) => (standsIn(content, mark) ? mark : []))
}
export type TeacherMark = Awaited<ReturnType<typeof listTeacherMarks>>[number]

type Place = { paragraph: number; start: number; end: number; quote: string }

export function standsIn(content: string, { paragraph, start, end, quote }: Place): boolean {
  const text = splitParagraphs(content)[paragraph] ?? ''
  return start < end && end <= text.length && text.slice(start, end) === quote
}

/**
 * What its pupil reads: with the review, or with the return; after the next hand-in what stands in
 * the text that came back.
 */
export function isShownToPupil(
  { revisionId }: { revisionId: number },
  { status, handedInRevisionId }: { status: string; handedInRevisionId: number | null },
): boolean {
  return status === 'remark' || status === 'reject' || revisionId !== handedInRevisionId
}

/** Of the text, without the teacher's own mark on these words, which a new one replaces. */
export async function countOtherMarks(
  db: Db,
  revisionId: number,
  teacherId: number,
  place: Place,
): Promise<number> {
  const [found] = await db
    .select({ all: count() })
    .from(teacherMarks)
    .where(
      and(eq(teacherMarks.revisionId, revisionId), sql`(${isOwnAt(teacherId, place)}) is not true`),
    )
  return found?.all ?? 0
}

/** The teacher's own mark on these words. */
export async function findOwnMark(db: Db, revisionId: number, teacherId: number, place: Place) {
  const [found] = await db
    .select({ kind: teacherMarks.kind, note: teacherMarks.note })
    .from(teacherMarks)
    .where(and(eq(teacherMarks.revisionId, revisionId), isOwnAt(teacherId, place)))
  return found
}

function isOwnAt(teacherId: number, { paragraph, start, end }: Place) {
  return and(
    eq(teacherMarks.teacherId, teacherId),
    eq(teacherMarks.paragraph, paragraph),
    eq(teacherMarks.start, start),
    eq(teacherMarks.end, end),
  )
}

/** A second mark of the same teacher on the same words takes the first one's place. */
export async function putTeacherMark(
  db: Db,
  mark: Place & {
    schoolId: number | null
    essayId: number
    revisionId: number
    teacherId: number
    kind: TeacherMarkKind
    note: string
  },
  now: Date,
) {
  const { kind, note } = mark
  const [stored] = await db
    .insert(teacherMarks)
    .values({ ...mark, at: now })
    .onConflictDoUpdate({
      target: [
        teacherMarks.revisionId,
        teacherMarks.teacherId,
        teacherMarks.paragraph,
        teacherMarks.start,
        teacherMarks.end,
      ],
      set: { kind, note },
    })
    .returning(SHOWN)
  if (stored === undefined) throw new Error('a mark that was put is not there')
  return stored
}

const LIST_MAX = 5_000

/** What stands in a pupil's own essays, as far as the pupil reads it. */
export async function listMarksInOwnEssays(db: Db, studentId: number) {
  const rows = await db
    .select({
      title: revisions.title,
      kind: teacherMarks.kind,
      quote: teacherMarks.quote,
      note: teacherMarks.note,
      at: teacherMarks.at,
      status: submissions.status,
      revisionId: teacherMarks.revisionId,
      handedInRevisionId: submissions.handedInRevisionId,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(teacherMarks, eq(teacherMarks.essayId, submissions.id))
    .innerJoin(revisions, eq(revisions.id, teacherMarks.revisionId))
    .where(and(eq(submissions.studentId, studentId), isNotDeleted()))
    .orderBy(asc(teacherMarks.at), asc(teacherMarks.id))
    .limit(LIST_MAX)
  return rows.filter((row) => isShownToPupil(row, row))
}

/** What the teacher wrote; the words it stands on are the pupil's. */
export function listMarksByTeacher(db: Db, teacherId: number) {
  return db
    .select({ kind: teacherMarks.kind, note: teacherMarks.note, at: teacherMarks.at })
    .from(teacherMarks)
    .where(eq(teacherMarks.teacherId, teacherId))
    .orderBy(desc(teacherMarks.at), desc(teacherMarks.id))
    .limit(LIST_MAX)
}

export async function eraseTeacherMarks(db: Db, essayIds: readonly number[]): Promise<void> {
  await db.delete(teacherMarks).where(inArray(teacherMarks.essayId, [...essayIds]))
}

/** Pupils keep what a teacher marked for them, without the teacher. */
export async function leaveTeacherMarks(db: Db, teacherId: number): Promise<void> {
  await db
    .update(teacherMarks)
    .set({ teacherId: null })
    .where(eq(teacherMarks.teacherId, teacherId))
}
