/** Who is notified of each event of a homework, and what the message names. */
import { and, count, eq, inArray, not, sql } from 'drizzle-orm'
import type { Notification } from '@zhupi/contract/terms/notifications.ts'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { hasActiveStudent } from './account.ts'
import { isOfClass, listTeacherIds } from './classroom.ts'
import { homeworkTitle, IS_LET_OFF, isFirstQuestion } from './homework.ts'
import { notify, notifyCounting } from './notification.ts'

type Member = { studentId: number; submissionId: number }
type HomeworkName = { id: number; title: string }
type Named = { id: number; name: string }

/** To the pupils who have it to do. */
export async function notifyPosted(
  db: Db,
  posted: HomeworkName & { teacherName: string | null; endsAt: Date },
  pupils: readonly Member[],
  now: Date,
): Promise<void> {
  const { teacherName, endsAt, ...name } = posted
  const toMember = ({ studentId, submissionId: studentHomeworkId }: Member) => ({
    accountId: studentId,
    notification: {
      kind: 'homeworkPosted' as const,
      data: { homework: name, studentHomeworkId, teacherName, endsAt },
    },
  })
  await notify(db, pupils.map(toMember), now)
}

/** To those who have not handed in. */
export async function notifyDue(
  db: Db,
  due: HomeworkName & { endsAt: Date },
  pupils: readonly Member[],
  now: Date,
): Promise<void> {
  const toMember = ({ studentId, submissionId: studentHomeworkId }: Member) => ({
    accountId: studentId,
    notification: {
      kind: 'homeworkDue' as const,
      data: { homework: due, studentHomeworkId, endsAt: due.endsAt },
    },
  })
  await notify(db, pupils.map(toMember), now)
}

/**
 * To the class's teachers: one message a homework that counts up, or sixty hand-ins would bury
 * everything else. `db` is a transaction.
 */
export async function notifyHandedIn(
  db: Db,
  submissionId: number,
  isAgain: boolean,
  now: Date,
): Promise<void> {
  const [essay] = await listNamed(db, [submissionId])
  if (essay === undefined) return
  const { homework: name, classroomId, classroomName, student, ownerId } = essay
  const handedIn = (
    counts: Notification<'homeworkHandedIn'>['data']['counts'],
  ): Notification<'homeworkHandedIn'> => ({
    kind: 'homeworkHandedIn',
    data: { homework: name, classroomName, student, isAgain, counts },
  })
  await notifyCounting(
    db,
    await listTeacherIds(db, { id: classroomId, ownerId }),
    handedIn(undefined),
    async () => handedIn(await countHandedIn(db, name.id)),
    now,
  )
}

async function countHandedIn(db: Db, homeworkId: number): Promise<{ all: number; open: number }> {
  const isOpen = inArray(submissions.status, [...SUBMISSION_GROUPS.notSubmitted])
  const [counts] = await db
    .select({ all: count(), open: sql<number>`(count(*) filter (where ${isOpen}))::int` })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(
      and(eq(submissions.homeworkId, homeworkId), hasActiveStudent(), isOfClass(), not(IS_LET_OFF)),
    )
  return counts ?? { all: 0, open: 0 }
}

/** To the pupils whose essays were reviewed. Scores are 0–100, by submission. */
export async function notifyReviewed(
  db: Db,
  reviews: ReadonlyMap<number, { score: number; isAgain: boolean }>,
  teacher: Named,
  now: Date,
): Promise<void> {
  const essays = await listNamed(db, [...reviews.keys()])
  const messages = essays.flatMap(({ submissionId, homework: name, student, scoreScale }) => {
    const review = reviews.get(submissionId)
    if (review === undefined) return []
    const about = { homework: name, studentHomeworkId: submissionId, teacher, at: now }
    const data = { ...about, ...review, scoreScale }
    return [{ accountId: student.id, notification: { kind: 'homeworkReviewed' as const, data } }]
  })
  await notify(db, messages, now)
}

/** To the pupil whose essay a teacher entered from paper. */
export const notifyEntered = (
  db: Db,
  submissionId: number,
  entry: { teacher: Named; keepsDraft: boolean },
  now: Date,
) =>
  notifyPupil(db, submissionId, now, (about) => ({
    kind: 'homeworkEntered',
    data: { ...about, ...entry },
  }))

/** To the pupil for whom another's essay had been entered. */
export const notifyEntryTaken = (
  db: Db,
  submissionId: number,
  entry: { teacher: Named; hasDraft: boolean },
  now: Date,
) =>
  notifyPupil(db, submissionId, now, (about) => ({
    kind: 'homeworkEntryTaken',
    data: { ...about, ...entry },
  }))

async function notifyPupil(
  db: Db,
  submissionId: number,
  now: Date,
  word: (about: { homework: HomeworkName; studentHomeworkId: number; at: Date }) => Notification,
): Promise<void> {
  const essays = await listNamed(db, [submissionId])
  const messages = essays.map(({ homework: name, student }) => ({
    accountId: student.id,
    notification: word({ homework: name, studentHomeworkId: submissionId, at: now }),
  }))
  await notify(db, messages, now)
}

/** To the pupils whose essays were returned, with the reason. */
export async function notifyReturned(
  db: Db,
  submissionIds: readonly number[],
  reason: string,
  teacher: Named,
  now: Date,
): Promise<void> {
  const essays = await listNamed(db, submissionIds)
  const messages = essays.map(({ submissionId, homework: name, student }) => ({
    accountId: student.id,
    notification: {
      kind: 'homeworkReturned' as const,
      data: { homework: name, studentHomeworkId: submissionId, teacher, reason, at: now },
    },
  }))
  await notify(db, messages, now)
}

/** To the pupil whose passage is asked for. */
export async function notifyPassageAsked(
  db: Db,
  submissionId: number,
  passageId: number,
  { id, name }: Named,
  now: Date,
): Promise<void> {
  const messages = (await listNamed(db, [submissionId])).map((essay) => ({
    accountId: essay.student.id,
    notification: {
      kind: 'passageAsked' as const,
      data: {
        homework: essay.homework,
        studentHomeworkId: submissionId,
        teacher: { id, name },
        passageId,
      },
    },
  }))
  await notify(db, messages, now)
}

/** What the messages about these essays name. */
async function listNamed(db: Db, submissionIds: readonly number[]) {
  const rows = await db
    .select({
      submissionId: submissions.id,
      studentId: submissions.studentId,
      studentName: accounts.name,
      homeworkId: homework.id,
      scoreScale: homework.scoreScale,
      classroomId: classrooms.id,
      ownerId: classrooms.ownerId,
      classroomName: classrooms.name,
      questionTitle: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .innerJoin(homeworkQuestions, isFirstQuestion())
    .where(inArray(submissions.id, [...submissionIds]))
  return rows.map(
    ({ homeworkId, questionTitle, requirement, studentId, studentName, ...rest }) => ({
      ...rest,
      homework: { id: homeworkId, title: homeworkTitle({ title: questionTitle, requirement }) },
      student: { id: studentId, name: studentName },
    }),
  )
}
