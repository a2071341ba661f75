/** The demo school: one teacher, one class of grade 5, five pupils, one homework, three essays. Everything in it is invented. */
import { eq } from 'drizzle-orm'
import { fromScale } from '@zhupi/contract/rules/score.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { HOMEWORK_DEFAULT_DAYS, MIN_CHARACTERS_DEFAULT } from '@zhupi/contract/terms/limits.ts'
import { onlyRow, type Db } from '@zhupi/server/db/database.ts'
import { accounts, classrooms, enrollments, homework, homeworkQuestions, schools, submissions } from '@zhupi/server/db/schema.ts'
import type { RunningServer } from '@zhupi/server/main.ts'
import { openSubmissions } from '@zhupi/server/records/openSubmissions.ts'
import { hashPassword } from '@zhupi/server/records/password.ts'
import { handIn, loadForUpdate, saveDraft } from '@zhupi/server/records/submission.ts'
import { begunEssay, finishedEssay, finishedRemark, submittedEssay } from './essays.ts'

export const DEMO_PASSWORD = 'zhupi2026'
/** A number range that no carrier hands out. */
export const DEMO_ACCOUNTS: readonly { role: Role; phone: string; name: string }[] = [
  { role: 'teacher', phone: '10000000001', name: '陈静远' },
  { role: 'student', phone: '10000000011', name: '林小满' },
  { role: 'student', phone: '10000000012', name: '周行之' },
  { role: 'student', phone: '10000000013', name: '何青禾' },
  { role: 'student', phone: '10000000014', name: '苏一诺' },
  { role: 'student', phone: '10000000015', name: '江晚舟' },
]
const DEMO_JOIN_CODE = 'ZP5A22'

const DAY_MS = 86_400_000
const TITLE = '那一刻，我长大了'
const QUESTION = {
  questionNo: 1, genre: 'e-event', title: TITLE,
  requirement: '在成长的过程中，总有某一个时刻让你忽然觉得自己长大了。回忆那一刻，把事情的经过写清楚，把受到触动的情形写具体，写出自己的真实感受。不少于 400 字。',
  ideation: '可以想一想：那一刻发生在什么时候、什么地方？你看到了什么，听到了什么？哪一个细节让你心里一动？',
  keywords: [],
}
const ASKED_CHARACTERS = 400

/** Loads the school once; a start that finds it does nothing. All of it commits together. */
export async function loadDemoSchool({ database, queue, clock }: Pick<RunningServer, 'database' | 'queue' | 'clock'>): Promise<void> {
  const [found] = await database.db.select({ id: classrooms.id }).from(classrooms).where(eq(classrooms.joinCode, DEMO_JOIN_CODE))
  if (found !== undefined) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const now = clock()
  await database.db.transaction(async (db) => {
    const school = await insertSchool(db)
    const [teacherId, ...studentIds] = await insertAccounts(db, { schoolId: school.id, passwordHash, now })
    if (teacherId === undefined) throw new Error('the demo school has no teacher')
    const homeworkId = await insertClassWithHomework(db, { schoolId: school.id, teacherId, studentIds, now })
    const [finished, submitted, begun] = await db
      .select({ id: submissions.id, studentId: submissions.studentId })
      .from(submissions).where(eq(submissions.homeworkId, homeworkId)).orderBy(submissions.id)
    if (!finished || !submitted || !begun) throw new Error('the demo class has fewer than three pupils')
    await writeEssay(db, { ...finished, content: finishedEssay, now }, queue)
    await writeEssay(db, { ...submitted, content: submittedEssay, now }, queue)
    await writeEssay(db, { ...begun, content: begunEssay, now })
    await db.update(submissions).set({
      status: 'remark', teacherScore: fromScale(DEMO_SCORE, 100), contentLevel: 5, expressionLevel: 4, developmentLevel: 4, remark: finishedRemark, reviewerId: teacherId, reviewedAt: now,
    }).where(eq(submissions.id, finished.id))
  })
}
const DEMO_SCORE = 92

async function insertSchool(db: Db) {
  const school = onlyRow(await db.insert(schools).values({ name: '知行小学（演示）', country: 'CN' }).returning({ id: schools.id }))
  return school
}

async function insertAccounts(db: Db, { schoolId, passwordHash, now }: { schoolId: number; passwordHash: string; now: Date }): Promise<number[]> {
  const rows = await db.insert(accounts).values(DEMO_ACCOUNTS.map((account) => ({
    ...account, passwordHash, schoolId: account.role === 'teacher' ? schoolId : null, createdAt: now,
  }))).returning({ id: accounts.id })
  return rows.map((row) => row.id)
}

async function insertClassWithHomework(db: Db, { schoolId, teacherId, studentIds, now }: { schoolId: number; teacherId: number; studentIds: number[]; now: Date }): Promise<number> {
  const classroom = onlyRow(await db.insert(classrooms).values({
    schoolId, ownerId: teacherId, name: '五（2）班', gradeLevel: 5, joinCode: DEMO_JOIN_CODE, memo: '', isLocked: false, createdAt: now,
  }).returning({ id: classrooms.id }))
  await db.insert(enrollments).values(studentIds.map((studentId, index) => ({
    classroomId: classroom.id, studentId, schoolId, studentNumber: String(index + 1).padStart(2, '0'), joinedAt: now,
  })))
  const added = onlyRow(await db.insert(homework).values({
    schoolId, batchId: 'demo', classroomId: classroom.id, teacherId, startsAt: new Date(now.getTime() - DAY_MS), endsAt: new Date(now.getTime() + HOMEWORK_DEFAULT_DAYS * DAY_MS),
    minCharacters: Math.max(ASKED_CHARACTERS, MIN_CHARACTERS_DEFAULT), maxCharacters: null, allowPaste: true, allowWritingAssistant: true, aiUse: 'full', digressCheck: true, similarityCheck: false, scoreScale: 100, lowScore: 0, highScore: 100, lowestScore: 0, createdAt: now,
  }).returning({ id: homework.id }))
  await db.insert(homeworkQuestions).values({ ...QUESTION, homeworkId: added.id })
  await openSubmissions(db, { id: added.id, schoolId }, [QUESTION], studentIds)
  return added.id
}

/** With a queue the essay is handed in and corrected by the real job; without one it stays a draft. */
async function writeEssay(db: Db, essay: { id: number; studentId: number; content: string; now: Date }, queue?: RunningServer['queue']): Promise<void> {
  const held = await loadForUpdate(db, essay.id, essay.studentId, essay.now)
  const saved = await saveDraft(db, held, { questionNo: QUESTION.questionNo, genre: QUESTION.genre, title: TITLE, content: essay.content }, essay.now)
  if (queue !== undefined) await handIn(db, queue, saved, essay.now)
}
