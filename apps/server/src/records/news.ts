/** What each event of a homework or a class says, to whom, in words that stand alone. */
import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import { formatWireTime, startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { hasActiveStudent } from './account.ts'
import { homeworkTitle, isFirstQuestion } from './homework.ts'
import { classTip, homeworkTip, linkTo, tell, tellAgain, type News } from './notification.ts'

/** `3月5日 08:00`, with the year where it is another than now's. */
export function sayTime(time: Date, now: Date): string {
  const [date = '', clock = ''] = formatWireTime(time).split(' ')
  const [year = '', month, day] = date.split('-')
  const isThisYear = formatWireTime(now).startsWith(year)
  return `${isThisYear ? '' : `${year}年`}${Number(month)}月${Number(day)}日 ${clock.slice(0, 5)}`
}

type ToldHomework = { id: number; title: string; teacherName: string | null; endsAt: Date }

function quote(title: string): string {
  return `《${title}》`
}

/** To the pupils who have it to do. `studentHomeworkId` is each one's own. */
export async function tellPosted(
  db: Db,
  posted: ToldHomework,
  pupils: readonly { studentId: number; submissionId: number }[],
  now: Date,
): Promise<void> {
  await tell(
    db,
    pupils.map(({ studentId, submissionId }) =>
      ofHomework(posted, studentId, submissionId, {
        eventKey: `posted ${posted.id}`,
        content: `${posted.teacherName ?? '老师'}布置了作文${quote(posted.title)}，请在 ${sayTime(posted.endsAt, now)} 前提交。`,
      }),
    ),
    now,
  )
}

/** To those who have not handed in. A teacher who moves the end is told of anew. */
export async function tellDue(
  db: Db,
  due: ToldHomework,
  pupils: readonly { studentId: number; submissionId: number }[],
  now: Date,
): Promise<void> {
  const clock = formatWireTime(due.endsAt).slice(11, 16)
  await tell(
    db,
    pupils.map(({ studentId, submissionId }) =>
      ofHomework(due, studentId, submissionId, {
        eventKey: `due ${due.id} ${due.endsAt.getTime()}`,
        content: `作文${quote(due.title)}明天 ${clock} 截止，你还没有提交。`,
      }),
    ),
    now,
  )
}

function ofHomework(
  told: { id: number; title: string },
  accountId: number,
  studentHomeworkId: number,
  rest: Pick<News, 'eventKey' | 'content'>,
  kind: 'homework' | 'report' = 'homework',
): News {
  return {
    ...rest,
    accountId,
    category: 'Homework',
    title: quote(told.title),
    tip: homeworkTip(told.id),
    link: linkTo(kind, { homeworkId: told.id, studentHomeworkId }),
  }
}

/** To the class's owner: one message a homework that counts up, or sixty hand-ins would bury everything else. `db` is a transaction. */
export async function tellHandedIn(
  db: Db,
  submissionId: number,
  isAgain: boolean,
  now: Date,
): Promise<void> {
  const found = await findTold(db, [submissionId])
  const [told] = found
  if (told === undefined || told.ownerId === null) return
  await tellAgain(
    db,
    {
      accountId: told.ownerId,
      category: 'Homework',
      title: `${quote(told.title)}${told.classroomName}`,
      tip: homeworkTip(told.homeworkId),
      // The pupil that it names stands in the link: whoever leaves the product takes it along.
      link: linkTo('homework', { homeworkId: told.homeworkId, studentId: told.studentId }),
      eventKey: `submitted ${told.homeworkId}`,
    },
    async () => {
      const [counts] = await db
        .select({
          all: count(),
          open: sql<number>`(count(*) filter (where ${inArray(submissions.status, [...SUBMISSION_GROUPS.notSubmitted])}))::int`,
        })
        .from(submissions)
        .where(and(eq(submissions.homeworkId, told.homeworkId), hasActiveStudent()))
      const { all, open } = counts ?? { all: 0, open: 0 }
      const standing =
        open === 0
          ? `${told.classroomName} ${all} 人已全部提交。`
          : `${told.classroomName}已提交 ${all - open} 人，还有 ${open} 人未提交。`
      return `${told.studentName}${isAgain ? '重新提交了' : '提交了'}${quote(told.title)}。${standing}`
    },
    now,
  )
}

/** To the pupils whose essays were reviewed. `scores` are 0–100, by submission. */
export async function tellReviewed(
  db: Db,
  reviews: ReadonlyMap<number, { score: number; isAgain: boolean }>,
  teacherName: string,
  now: Date,
): Promise<void> {
  const news = (await findTold(db, [...reviews.keys()])).flatMap((told) => {
    const review = reviews.get(told.submissionId)
    if (review === undefined) return []
    return [
      ofHomework(
        { id: told.homeworkId, title: told.title },
        told.studentId,
        told.submissionId,
        {
          eventKey: `reviewed ${told.submissionId} ${now.getTime()}`,
          content: `${teacherName}${review.isAgain ? '重新批阅了' : '批阅了'}你的作文${quote(told.title)}，得分 ${formatScore(review.score, told.scoreScale)}（满分 ${told.scoreScale}）。`,
        },
        'report',
      ),
    ]
  })
  await tell(db, news, now)
}

/** To the pupils whose essays were returned, with the reason. */
export async function tellReturned(
  db: Db,
  submissionIds: readonly number[],
  reason: string,
  teacherName: string,
  now: Date,
): Promise<void> {
  const news = (await findTold(db, submissionIds)).map((told) =>
    ofHomework(
      { id: told.homeworkId, title: told.title },
      told.studentId,
      told.submissionId,
      {
        eventKey: `returned ${told.submissionId} ${now.getTime()}`,
        content: `${teacherName}打回了你的作文${quote(told.title)}，请修改后重新提交。原因：${reason}`,
      },
      'report',
    ),
  )
  await tell(db, news, now)
}

/** To the class's owner: one message a class and day, for a whole class joins within minutes. `db` is a transaction. */
export async function tellJoined(
  db: Db,
  classroom: { id: number; name: string; code: string; ownerId: number | null },
  student: { id: number; name: string },
  now: Date,
): Promise<void> {
  if (classroom.ownerId === null) return
  const today = startOfDay(now)
  await tellAgain(
    db,
    {
      accountId: classroom.ownerId,
      category: 'ClassEntity',
      title: classroom.name,
      tip: classTip(classroom.id),
      link: linkTo('classroom', {
        code: classroom.code,
        classId: classroom.id,
        studentId: student.id,
      }),
      eventKey: `joined ${classroom.id} ${today.getTime()}`,
    },
    async () => {
      const [counts] = await db
        .select({
          all: count(),
          today: sql<number>`(count(*) filter (where ${gte(enrollments.joinedAt, today)}))::int`,
        })
        .from(enrollments)
        .where(eq(enrollments.classroomId, classroom.id))
      const { all, today: joined } = counts ?? { all: 0, today: 0 }
      return `${student.name}${joined > 1 ? `等 ${joined} 人今天` : ''}加入了${classroom.name}，班里现在有 ${all} 人。`
    },
    now,
  )
}

async function findTold(db: Db, submissionIds: readonly number[]) {
  const rows = await db
    .select({
      submissionId: submissions.id,
      studentId: submissions.studentId,
      studentName: accounts.name,
      homeworkId: homework.id,
      scoreScale: homework.scoreScale,
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
  return rows.map(({ questionTitle, requirement, ...row }) => ({
    ...row,
    title: homeworkTitle({ title: questionTitle, requirement }),
  }))
}
