/** What a revision's correction starts from: its text with its task, and the bounds of its score. */
import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { MIN_CHARACTERS_DEFAULT } from '@zhupi/contract/terms/limits.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Essay } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { revisions } from '../db/schema/essay.ts'
import { homework, homeworkQuestions } from '../db/schema/homework.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { listDoubts } from './photoDoubt.ts'

export type ScoreLimits = {
  scoreScale: number
  lowScore: number
  highScore: number
  lowestScore: number
}

export type CorrectionWork = {
  essayId: number
  revisionNo: number
  schoolId: number | null
  writer: { id: number; role: Role }
  /** What decides whether a guardian is asked: the class's grade of today, or practice's own. */
  consentGrade: number
  state: (typeof reports.$inferSelect)['state']
  essay: Essay
  limits: ScoreLimits
}

/** SHA-256, hex, of all but title and text: two scores are on one scale where it is the same. */
export function hashWrittenFor({ genre, gradeLevel, task }: Omit<Essay, 'title' | 'content'>) {
  const asked = [task.title, task.requirement, task.minCharacters, task.maxCharacters]
  return createHash('sha256')
    .update(JSON.stringify([genre, gradeLevel, ...asked, task.capsOffTopic ?? false]))
    .digest('hex')
}

/** Of a revision whose correction was asked for, in whatever state that is. */
export async function findCorrectionWork(
  db: Db,
  revisionId: number,
): Promise<CorrectionWork | undefined> {
  return (await findHomeworkWork(db, revisionId)) ?? (await findPracticeWork(db, revisionId))
}

async function findHomeworkWork(db: Db, revisionId: number): Promise<CorrectionWork | undefined> {
  const [found] = await db
    .select({
      essayId: revisions.essayId,
      revisionNo: revisions.revisionNo,
      schoolId: reports.schoolId,
      writer: { id: submissions.studentId, role: sql<Role>`'student'` },
      state: reports.state,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      gradeLevel: homework.gradeLevel,
      consentGrade: classrooms.gradeLevel,
      taskTitle: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      minCharacters: homework.minCharacters,
      maxCharacters: homework.maxCharacters,
      digressCheck: homework.digressCheck,
      scoreScale: homework.scoreScale,
      lowScore: homework.lowScore,
      highScore: homework.highScore,
      lowestScore: homework.lowestScore,
    })
    .from(reports)
    .innerJoin(revisions, eq(revisions.id, reports.revisionId))
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(
      homeworkQuestions,
      and(
        eq(homeworkQuestions.homeworkId, homework.id),
        eq(homeworkQuestions.questionNo, revisions.questionNo),
      ),
    )
    .where(eq(reports.revisionId, revisionId))
  if (found === undefined) return undefined
  const essay: Essay = {
    title: found.title,
    content: found.content,
    genre: found.genre,
    gradeLevel: found.gradeLevel,
    task: {
      title: found.taskTitle,
      requirement: found.requirement,
      minCharacters: found.minCharacters,
      maxCharacters: found.maxCharacters,
      capsOffTopic: found.digressCheck,
    },
    unsure: await listDoubts(db, found.writer.id),
  }
  return { ...workOf(found), essay, limits: found }
}

/** Practice answers its question, or else what its own title says, and no score is out of bounds. */
async function findPracticeWork(db: Db, revisionId: number): Promise<CorrectionWork | undefined> {
  const [found] = await db
    .select({
      essayId: revisions.essayId,
      revisionNo: revisions.revisionNo,
      schoolId: reports.schoolId,
      state: reports.state,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      gradeLevel: revisions.gradeLevel,
      taskTitle: practiceEssays.taskTitle,
      requirement: practiceEssays.taskRequirement,
      writer: { id: accounts.id, role: accounts.role },
    })
    .from(reports)
    .innerJoin(revisions, eq(revisions.id, reports.revisionId))
    .innerJoin(practiceEssays, eq(practiceEssays.id, revisions.essayId))
    .innerJoin(accounts, eq(accounts.id, practiceEssays.accountId))
    .where(eq(reports.revisionId, revisionId))
  if (found === undefined) return undefined
  const { title, content, genre, gradeLevel, taskTitle, requirement } = found
  if (gradeLevel === null) throw new Error(`revision ${revisionId} has no grade`)
  const hasTask = taskTitle !== '' || requirement !== ''
  const essay: Essay = {
    title,
    content,
    genre,
    gradeLevel,
    task: {
      title: hasTask ? taskTitle : title,
      requirement,
      minCharacters: MIN_CHARACTERS_DEFAULT,
      maxCharacters: null,
    },
    unsure: await listDoubts(db, found.writer.id),
  }
  return { ...workOf({ ...found, consentGrade: gradeLevel }), essay, limits: UNLIMITED }
}

function workOf({
  essayId,
  revisionNo,
  schoolId,
  writer,
  consentGrade,
  state,
}: Omit<CorrectionWork, 'essay' | 'limits'>) {
  return { essayId, revisionNo, schoolId, writer, consentGrade, state }
}

const UNLIMITED: ScoreLimits = { scoreScale: 100, lowScore: 0, highScore: 100, lowestScore: 0 }
