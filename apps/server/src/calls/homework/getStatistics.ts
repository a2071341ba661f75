/** How a class did with a homework. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { getStatistics as call } from '@zhupi/contract/calls/homework.ts'
import { CLASS_SIZE_MAX, RANKING_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import { DIMENSIONS, TRAITS } from '@zhupi/contract/terms/traits.ts'
import type { Db } from '../../db/database.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { revisions } from '../../db/schema/essay.ts'
import { goalVerdicts } from '../../db/schema/goal.ts'
import { homework, homeworkQuestions } from '../../db/schema/homework.ts'
import { correctionCharges } from '../../db/schema/membership.ts'
import { essaysOfHomework } from '../../records/essaysOfHomework.ts'
import { homeworkTitle, isFirstQuestion, isTaughtBy } from '../../records/homework.ts'
import { refuse } from '../../domain/refuse.ts'
import { meanOf } from '../../domain/scores.ts'
import type { Handler } from '../handler.ts'

type Row = ReturnType<typeof readStudents>[number]

export const getStatistics: Handler<typeof call> = async ({ homeworkId }, { db, person }) => {
  const found = await listEssays(db, homeworkId, person.id)
  const [homeworkRow] = found
  if (homeworkRow === undefined) return refuse('notFound')
  const all = readStudents(found)
  // Whoever is let off is neither counted nor waited for.
  const rows = all.filter((row) => !row.isLetOff)
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
    (dimension) => meanOf(dimensionScores(dimension)),
  )
  const traitScores = handedIn.flatMap(dimensionsOf).flatMap((dimension) => dimension.traits)
  const named = nameOf(rows)
  return {
    homeworkId,
    title: homeworkTitle(homeworkRow.question ?? undefined),
    classEntityName: homeworkRow.classEntityName,
    scoreKind: homeworkRow.scoreKind,
    goals: countGoals(homeworkRow.goals, all),
    studentCount: rows.length,
    finishCount: handedIn.length,
    trainingStudentCount: rows.filter((row) => row.uses > 0).length,
    avgScore: meanOf(scores.map(({ score }) => score)),
    avgCategory1,
    avgCategory2,
    avgCategory3,
    categoryItemAvgScoreMap: Object.fromEntries(
      TRAITS.flatMap((trait) => {
        const mean = meanOf(
          traitScores.filter((each) => each.trait === trait).map((each) => each.score),
        )
        return mean === null ? [] : [[trait, mean]]
      }),
    ),
    studentScoreRangeMap: countRanges(scores.map(({ score }) => score)),
    scoreSort: rank(scores.map(({ row, score }) => [named(row), score])),
    counterSort: rank(rows.flatMap((row) => (row.uses > 0 ? [[named(row), row.uses]] : []))),
    studentList: all.map((row) => presentStudent(row, nameOf(all)(row))),
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

/**
 * Everything in one query: one row a pupil, or one without a pupil where the class has none. What
 * counts is decided in the rows, so that the homework itself is always there.
 */
async function listEssays(db: Db, homeworkId: number, teacherId: number) {
  const essays = essaysOfHomework(db)
  return db
    .select({
      scoreKind: homework.scoreScale,
      classEntityName: classrooms.name,
      goals: homework.goals,
      question: { title: homeworkQuestions.title, requirement: homeworkQuestions.requirement },
      id: essays.id,
      name: essays.name,
      studentNumber: essays.studentNumber,
      status: essays.status,
      teacherScore: essays.teacherScore,
      aiScore: essays.aiScore,
      dimensions: essays.dimensions,
      isLetOff: essays.isLetOff,
      uses: sql<number>`(
        select count(*)::int from ${revisions}
        join ${correctionCharges} on ${correctionCharges.revisionId} = ${revisions.id}
          and ${correctionCharges.refundedAt} is null
        where ${revisions.essayId} = ${essays.id})`,
      verdicts: sql<Record<string, boolean> | null>`(
        select jsonb_object_agg(${goalVerdicts.goalNo}::text, ${goalVerdicts.isMet})
        from ${goalVerdicts}
        where ${goalVerdicts.revisionId} = ${essays.handedInRevisionId})`,
    })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .leftJoin(homeworkQuestions, isFirstQuestion())
    .leftJoinLateral(essays, sql`true`)
    .where(and(eq(homework.id, homeworkId), isTaughtBy(teacherId)))
    .orderBy(asc(essays.id))
    .limit(CLASS_SIZE_MAX)
}

function readStudents(rows: Awaited<ReturnType<typeof listEssays>>) {
  return rows.flatMap(({ id, name, status, ...row }) =>
    id === null || name === null || status === null ? [] : [{ ...row, id, name, status }],
  )
}

/** Each goal, and of how many handed-in essays it was judged met or not. */
function countGoals(goals: readonly string[], rows: readonly Row[]) {
  // Of a returned essay the next draft is judged.
  const judged = rows.filter(({ status }) => status === 'finish' || status === 'remark')
  return goals.map((text, index) => {
    const said = judged.map(({ verdicts }) => verdicts?.[index + 1])
    return {
      text,
      metCount: said.filter((isMet) => isMet === true).length,
      unmetCount: said.filter((isMet) => isMet === false).length,
    }
  })
}

/** Scores and traits of what was handed in; none of a draft. */
function presentStudent(row: Row, name: string) {
  const isHandedIn = !SUBMISSION_GROUPS.notSubmitted.some((status) => status === row.status)
  const traits = (row.dimensions ?? []).flatMap((dimension) => dimension.traits)
  return {
    id: row.id,
    name,
    studentNumber: row.studentNumber ?? '',
    status: row.status,
    isExcused: row.isLetOff,
    machineScore: isHandedIn ? row.aiScore : null,
    teacherScore: isHandedIn ? row.teacherScore : null,
    itemScoreMap: isHandedIn
      ? Object.fromEntries(traits.map(({ trait, score }) => [trait, score]))
      : {},
  }
}

function finalScore(row: Row): number | null {
  return row.teacherScore ?? row.aiScore
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
