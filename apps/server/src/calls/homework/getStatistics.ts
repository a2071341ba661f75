/** How a class did with a homework. */
import { and, asc, eq } from 'drizzle-orm'
import type { getStatistics as call } from '@zhupi/contract/calls/homework.ts'
import { CLASS_SIZE_MAX, RANKING_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import { DIMENSIONS, TRAITS } from '@zhupi/contract/terms/traits.ts'
import type { Db } from '../../db/database.ts'
import {
  accounts,
  classrooms,
  enrollments,
  homework,
  reports,
  submissions,
} from '../../db/schema.ts'
import { isNotRemoved } from '../../records/account.ts'
import { homeworkTitle, isTaughtBy, listQuestions } from '../../records/homework.ts'
import { countUses } from '../../records/quota.ts'
import { refuse } from '../../records/refuse.ts'
import { DIMENSION_REPORTS } from '../../records/report.ts'
import type { Handler } from '../handler.ts'

type Row = Awaited<ReturnType<typeof listEssays>>[number]

export const getStatistics: Handler<typeof call> = async ({ homeworkId }, { db, person }) => {
  const [found] = await db
    .select({ scoreKind: homework.scoreScale, classEntityName: classrooms.name })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.id, homeworkId), isTaughtBy(person.id)))
  if (found === undefined) return refuse('notFound')
  const rows = await listEssays(db, homeworkId)
  const uses = await countUses(
    db,
    rows.map((row) => row.id),
  )
  const isIn = (row: Row, group: keyof typeof SUBMISSION_GROUPS) =>
    SUBMISSION_GROUPS[group].some((status) => status === row.status)
  const handedIn = rows.filter((row) => !isIn(row, 'notSubmitted'))
  const scores = handedIn.flatMap((row) =>
    finalScore(row) === null ? [] : [{ row, score: finalScore(row) ?? 0 }],
  )
  const dimensionsOf = (row: Row) => row.dimensions ?? []
  const dimensionScores = (dimension: string) =>
    handedIn.flatMap((row) =>
      dimensionsOf(row)
        .filter((each) => each.dimension === dimension)
        .map((each) => each.score),
    )
  const [avgCategory1 = null, avgCategory2 = null, avgCategory3 = null] = DIMENSIONS.map(
    (dimension) => average(dimensionScores(dimension)),
  )
  const traitScores = handedIn.flatMap(dimensionsOf).flatMap((dimension) => dimension.traits)
  const named = nameOf(rows)
  return {
    homeworkId,
    title: homeworkTitle((await listQuestions(db, homeworkId))[0]),
    ...found,
    studentCount: rows.length,
    finishCount: handedIn.length,
    trainingStudentCount: rows.filter((row) => (uses.get(row.id) ?? 0) > 0).length,
    avgScore: average(scores.map(({ score }) => score)),
    avgCategory1,
    avgCategory2,
    avgCategory3,
    categoryItemAvgScoreMap: Object.fromEntries(
      TRAITS.flatMap((trait) => {
        const mean = average(
          traitScores.filter((each) => each.trait === trait).map((each) => each.score),
        )
        return mean === null ? [] : [[trait, mean]]
      }),
    ),
    studentScoreRangeMap: countRanges(scores.map(({ score }) => score)),
    scoreSort: rank(scores.map(({ row, score }) => [named(row), score])),
    counterSort: rank(
      rows.flatMap((row) =>
        (uses.get(row.id) ?? 0) > 0 ? [[named(row), uses.get(row.id) ?? 0]] : [],
      ),
    ),
    notSubmitList: rows
      .filter((row) => isIn(row, 'notSubmitted'))
      .map((row) => ({
        id: row.id,
        name: row.name,
        studentNumber: row.studentNumber ?? '',
        status: row.status,
      })),
  }
}

async function listEssays(db: Db, homeworkId: number) {
  return db
    .select({
      id: submissions.id,
      name: accounts.name,
      studentNumber: enrollments.studentNumber,
      status: submissions.status,
      teacherScore: submissions.teacherScore,
      aiScore: reports.aiScore,
      dimensions: DIMENSION_REPORTS,
    })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .leftJoin(
      enrollments,
      and(
        eq(enrollments.classroomId, homework.classroomId),
        eq(enrollments.studentId, submissions.studentId),
      ),
    )
    .leftJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .where(and(eq(submissions.homeworkId, homeworkId), isNotRemoved()))
    .orderBy(asc(submissions.id))
    .limit(CLASS_SIZE_MAX)
}

function finalScore(row: Row): number | null {
  return row.teacherScore ?? row.aiScore
}

/** One decimal; null of nothing. */
function average(values: readonly number[]): number | null {
  return values.length === 0
    ? null
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
}

/** 0-60, 60-70, 70-80, 80-90, 90-100; a score on a border belongs to the higher one. */
function countRanges(scores: readonly number[]) {
  const within = (from: number, to: number) =>
    scores.filter((score) => score >= from && score < to).length
  return {
    L1: within(0, 60),
    L2: within(60, 70),
    L3: within(70, 80),
    L4: within(80, 90),
    L5: within(90, Infinity),
  }
}

function rank(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(pairs.toSorted(([, a], [, b]) => b - a).slice(0, RANKING_LENGTH))
}

/**
 * Two pupils of one name are told apart by their class numbers, or else by their places in the
 * list.
 */
function nameOf(rows: readonly Row[]): (row: Row) => string {
  return (row) => {
    const namesakes = rows.filter((each) => each.name === row.name)
    return namesakes.length === 1
      ? row.name
      : `${row.name}（${row.studentNumber || namesakes.indexOf(row) + 1}）`
  }
}
