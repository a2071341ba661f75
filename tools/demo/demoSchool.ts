/**
 * The demo school: two teachers, a class of grade 5 and one of grade 10, homework in every state,
 * essays from weak to excellent. Everything in it is invented.
 */
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { eq } from 'drizzle-orm'
import { fromScale } from '@zhupi/contract/rules/score.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { CONSENT_UNTIL_GRADE } from '@zhupi/contract/terms/limits.ts'
import { onlyRow, type Db } from '@zhupi/server/db/database.ts'
import { accounts, consents, schools } from '@zhupi/server/db/schema/account.ts'
import { classrooms, enrollments } from '@zhupi/server/db/schema/classroom.ts'
import { homework, homeworkQuestions } from '@zhupi/server/db/schema/homework.ts'
import { submissions } from '@zhupi/server/db/schema/submission.ts'
import type { RunningServer } from '@zhupi/server/main.ts'
import { hasAccounts } from '@zhupi/server/records/demo.ts'
import { loadNotificationSubject } from '@zhupi/server/records/homework.ts'
import {
  notifyPosted,
  notifyReturned,
  notifyReviewed,
} from '@zhupi/server/records/homeworkNotifications.ts'
import { listMembers, openSubmissions } from '@zhupi/server/records/openSubmissions.ts'
import { hashPassword } from '@zhupi/server/domain/password.ts'
import { takeUse } from '@zhupi/server/records/quota.ts'
import { requestReport } from '@zhupi/server/records/report.ts'
import { returned } from '@zhupi/server/records/review.ts'
import { saveRevision } from '@zhupi/server/records/revision.ts'
import { handIn, loadForUpdate, requestOf, saveDraft } from '@zhupi/server/records/submission.ts'
import { DEMO_GUARDIAN_PHONE, DEMO_PASSWORD } from './people.ts'
import type { DemoClass, DemoPlan, DemoWork } from './demoClass.ts'
import { loadPractice } from './demoPractice.ts'
import { DEMO_CLASSES, DEMO_SCHOOLS } from './plan.ts'

export { DEMO_PASSWORD } from './people.ts'

type Services = Pick<RunningServer, 'database' | 'queue' | 'clock'>
type Loading = { db: Db; queue: RunningServer['queue']; now: Date }

/**
 * Loads the school once; a start that finds it does nothing, and one that finds anybody else's
 * account leaves the database alone. All of it commits together.
 */
export async function loadDemoSchool({
  database,
  queue,
  clock,
}: Services): Promise<'there' | 'closed'> {
  const [first] = DEMO_CLASSES
  if (first === undefined) return 'closed'
  const [found] = await database.db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(eq(classrooms.joinCode, first.joinCode))
  if (found !== undefined) return 'there'
  if (await hasAccounts(database.db, { isDemo: false })) return 'closed'
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const now = clock()
  await database.db.transaction(async (db) => {
    await db.insert(schools).values([...DEMO_SCHOOLS])
    for (const each of DEMO_CLASSES) await loadClass({ db, queue, now }, each, passwordHash)
    await loadPractice({ db, queue, now })
  })
  return 'there'
}

async function loadClass(loading: Loading, demo: DemoClass, passwordHash: string): Promise<void> {
  const { db, now } = loading
  const { id: schoolId } = onlyRow(
    await db
      .insert(schools)
      .values({ name: demo.school, country: 'CN', regionId: demo.regionId })
      .returning({ id: schools.id }),
  )
  const { id: teacherId } = onlyRow(
    await db
      .insert(accounts)
      .values({
        ...demo.teacher,
        role: 'teacher',
        passwordHash,
        schoolId,
        isDemo: true,
        createdAt: now,
        agreedAt: now,
      })
      .returning({ id: accounts.id }),
  )
  const studentIds = (
    await db
      .insert(accounts)
      .values(
        demo.students.map((student) => ({
          ...student,
          role: 'student' as const,
          passwordHash,
          isDemo: true,
          createdAt: now,
          agreedAt: now,
        })),
      )
      .returning({ id: accounts.id })
  ).map((row) => row.id)
  // Young pupils are in a class because their guardians agreed.
  if (demo.gradeLevel <= CONSENT_UNTIL_GRADE)
    await db.insert(consents).values(
      studentIds.map((accountId) => ({
        accountId,
        guardianPhone: DEMO_GUARDIAN_PHONE,
        isGiven: true,
        version: CONSENT_VERSION,
        saidAt: now,
      })),
    )
  const { id: classroomId } = onlyRow(
    await db
      .insert(classrooms)
      .values({
        schoolId,
        ownerId: teacherId,
        name: demo.name,
        gradeLevel: demo.gradeLevel,
        joinCode: demo.joinCode,
        memo: '',
        isLocked: false,
        createdAt: now,
      })
      .returning({ id: classrooms.id }),
  )
  await db.insert(enrollments).values(
    studentIds.map((studentId, index) => ({
      classroomId,
      studentId,
      schoolId,
      studentNumber: String(index + 1).padStart(2, '0'),
      joinedAt: now,
    })),
  )
  for (const plan of demo.plans)
    await loadHomework(loading, demo, plan, { schoolId, teacherId, classroomId, studentIds })
}

type Ids = {
  schoolId: number
  teacherId: number
  classroomId: number
  studentIds: readonly number[]
}

async function loadHomework(
  loading: Loading,
  demo: DemoClass,
  plan: DemoPlan,
  ids: Ids,
): Promise<void> {
  const { db, now } = loading
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const { key, genre, title, requirement, essays } = plan.homework
  const homeworkId = await insertHomework(db, plan, { ...ids, gradeLevel: demo.gradeLevel }, at)
  const question = { questionNo: 1, genre, title, requirement, ideation: '', keywords: [] }
  await db.insert(homeworkQuestions).values({ ...question, homeworkId })
  await openSubmissions(db, { id: homeworkId, schoolId: ids.schoolId }, [question], ids.studentIds)
  // What starts later is announced when it starts, by the job.
  if (plan.starts <= 0)
    await notifyPosted(
      db,
      await loadNotificationSubject(db, homeworkId),
      await listMembers(db, homeworkId),
      at(plan.starts),
    )
  const opened = await db
    .select({ id: submissions.id, studentId: submissions.studentId })
    .from(submissions)
    .where(eq(submissions.homeworkId, homeworkId))
  // Written on the homework's second day, or now where that has not come.
  const writtenAt = at(Math.min(plan.starts + 1, 0))
  for (const { student, quality, work } of plan.works) {
    const essay = essays.find((each) => each.quality === quality)
    const submission = opened.find((each) => each.studentId === ids.studentIds[student])
    if (essay === undefined || submission === undefined)
      throw new Error(`the demo school has no ${quality} essay for ${key}`)
    await write({ ...loading, now: writtenAt }, submission, { ...essay, genre }, work, {
      teacherId: ids.teacherId,
      teacherName: demo.teacher.name,
      scoreScale: plan.scoreScale,
    })
  }
}

async function insertHomework(
  db: Db,
  plan: DemoPlan,
  { schoolId, teacherId, classroomId, gradeLevel }: Ids & { gradeLevel: number },
  at: (days: number) => Date,
): Promise<number> {
  const { id } = onlyRow(
    await db
      .insert(homework)
      .values({
        schoolId,
        batchId: `demo ${plan.homework.key}`,
        classroomId,
        gradeLevel,
        teacherId,
        startsAt: at(plan.starts),
        endsAt: at(plan.ends),
        minCharacters: plan.homework.minCharacters,
        maxCharacters: null,
        allowPaste: true,
        allowWritingAssistant: true,
        aiUse: 'full',
        digressCheck: true,
        similarityCheck: false,
        scoreScale: plan.scoreScale,
        lowScore: 0,
        highScore: plan.scoreScale,
        lowestScore: 0,
        createdAt: at(Math.min(plan.starts, 0)),
        announcedAt: plan.starts <= 0 ? at(plan.starts) : null,
      })
      .returning({ id: homework.id }),
  )
  return id
}

/**
 * As the product does it: drafts, corrections asked for, handing in, the report by the real job.
 */
async function write(
  { db, queue, now }: Loading,
  submission: { id: number; studentId: number },
  essay: { title: string; genre: string; paragraphs: readonly string[] },
  work: DemoWork,
  {
    teacherId,
    teacherName,
    scoreScale,
  }: { teacherId: number; teacherName: string; scoreScale: number },
): Promise<void> {
  const save = async (paragraphs: readonly string[]) => {
    const content = paragraphs.join('\n')
    const process = { typed: content.length }
    return saveDraft(
      db,
      await loadForUpdate(db, submission.id, submission.studentId, now),
      { questionNo: 1, genre: essay.genre, title: essay.title, content },
      now,
      { process },
    )
  }
  if (work.state === 'underway') {
    await save(essay.paragraphs.slice(0, work.paragraphs))
    return
  }
  if ('after' in work && work.after !== undefined) {
    const draft = await save(essay.paragraphs.slice(0, -work.after))
    const revisionId = await saveRevision(db, draft, now)
    await takeUse(db, submission.studentId, revisionId, now)
    await requestReport(db, queue, requestOf(draft, revisionId), now)
  }
  await handIn(db, queue, await save(essay.paragraphs), now)
  if (work.state === 'reject') {
    await db
      .update(submissions)
      .set(returned(work.reason, now))
      .where(eq(submissions.id, submission.id))
    await notifyReturned(
      db,
      [submission.id],
      work.reason,
      { id: teacherId, name: teacherName },
      now,
    )
  }
  if (work.state !== 'remark') return
  const [contentLevel, expressionLevel, developmentLevel] = work.levels
  await db
    .update(submissions)
    .set({
      status: 'remark',
      teacherScore: fromScale(work.shown, scoreScale),
      contentLevel,
      expressionLevel,
      developmentLevel,
      remark: work.remark,
      reviewerId: teacherId,
      reviewedAt: now,
    })
    .where(eq(submissions.id, submission.id))
  await notifyReviewed(
    db,
    new Map([[submission.id, { score: fromScale(work.shown, scoreScale), isAgain: false }]]),
    { id: teacherId, name: teacherName },
    now,
  )
}
