/**
 * A school to measure with: 3,000 pupils in 50 classes, each with a live ticket and twelve homework
 * of every status, straight into the tables.
 */
import { and, eq, isNull } from 'drizzle-orm'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import { accounts, consents, schools } from '@zhupi/server/db/schema/account.ts'
import { classrooms, enrollments } from '@zhupi/server/db/schema/classroom.ts'
import { essays, revisions } from '@zhupi/server/db/schema/essay.ts'
import { homework, homeworkQuestions } from '@zhupi/server/db/schema/homework.ts'
import { notifications } from '@zhupi/server/db/schema/message.ts'
import { reports } from '@zhupi/server/db/schema/report.ts'
import { sessions } from '@zhupi/server/db/schema/session.ts'
import { submissions } from '@zhupi/server/db/schema/submission.ts'
import { hashEssay } from '@zhupi/server/domain/essay.ts'
import { hashPassword } from '@zhupi/server/domain/password.ts'
import { hashToken } from '@zhupi/server/domain/token.ts'
import { correctEssay } from '../quality/engineUnderTest.ts'
import { OWN_ESSAYS } from '../quality/ownEssays.ts'

const CLASSES = 50
const PUPILS_A_CLASS = 60
const HOMEWORK_A_CLASS = 12
/** Of the twelve: these were reviewed, these handed in; then one corrected and one only begun. */
const REVIEWED = 4
const HANDED_IN = 9
const CORRECTED = 10
const BEGUN = 11
const MESSAGES = 5
/** Rows of one insert: a statement holds at most 65,535 values. */
const CHUNK = 500

export const PASSWORD = 'a bench password'

/** Who asks, and for what. */
export type Pupil = {
  phone: string
  ticket: string
  userLoginCode: string
  /** The essay that has a report and is not handed in. */
  corrected: number
  /** The essay that is only begun. */
  begun: number
}

export type EssayText = { title: string; content: string; genre: string }

/** The essay that every pupil wrote, of about the length that a grade 8 is asked for. */
const ESSAY = OWN_ESSAYS.find(
  ({ gradeLevel, content }) => gradeLevel === 8 && countCharacters(content) >= 600,
)

export const TEXT: EssayText = {
  title: ESSAY?.title ?? '',
  content: ESSAY?.content ?? '',
  genre: ESSAY?.genre ?? '',
}

export async function fillSchool(db: Db, now: Date): Promise<Pupil[]> {
  if (ESSAY === undefined) throw new Error('no essay of grade 8 with 600 characters')
  const correction = correctEssay(ESSAY)
  const passwordHash = await hashPassword(PASSWORD)
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [school] = await db
    .insert(schools)
    .values({ name: '知行中学', country: 'CN', regionId: '330106' })
    .returning({ id: schools.id })
  const schoolId = school?.id ?? 0
  const [teacher] = await db
    .insert(accounts)
    .values({
      role: 'teacher',
      phone: '13700000000',
      name: '周老师',
      passwordHash,
      schoolId,
      createdAt: before(200),
    })
    .returning({ id: accounts.id })
  const teacherId = teacher?.id ?? 0
  const pupils: Pupil[] = []
  for (let classNo = 0; classNo < CLASSES; classNo += 1) {
    const [classroom] = await db
      .insert(classrooms)
      .values({
        schoolId,
        ownerId: teacherId,
        name: `八（${classNo + 1}）班`,
        gradeLevel: 8,
        joinCode: `B${String(classNo).padStart(5, '0')}`,
        memo: '',
        isLocked: false,
        createdAt: before(190),
      })
      .returning({ id: classrooms.id })
    const classroomId = classroom?.id ?? 0
    const written = await db
      .insert(accounts)
      .values(
        range(PUPILS_A_CLASS).map((place) => ({
          role: 'student' as const,
          phone: String(13_600_000_000 + classNo * PUPILS_A_CLASS + place),
          name: `学生${classNo}·${place}`,
          passwordHash,
          createdAt: before(190),
        })),
      )
      .returning({ id: accounts.id, phone: accounts.phone })
    const students = written.map(({ id, phone }) => ({ id, phone: phone ?? '' }))
    await db.insert(enrollments).values(
      students.map(({ id }, place) => ({
        classroomId,
        studentId: id,
        schoolId,
        studentNumber: String(place + 1),
        joinedAt: before(180),
      })),
    )
    // As of every pupil up to grade 8 whose homework is corrected.
    await db.insert(consents).values(
      students.map(({ id }) => ({
        ...{ accountId: id, guardianPhone: '13800000000', isGiven: true },
        ...{ version: CONSENT_VERSION, saidAt: before(180) },
      })),
    )
    await db.insert(sessions).values(
      students.map(({ id, phone }) => ({
        ticketHash: hashToken(ticketOf(phone)),
        accountId: id,
        loginCode: loginCodeOf(phone),
        createdAt: before(1),
        lastSeenAt: now,
      })),
    )
    await db.insert(notifications).values(
      students.flatMap(({ id }) =>
        range(MESSAGES).map((each) => ({
          accountId: id,
          category: 'Homework' as const,
          title: '新作业',
          content: '请在截止时间之前完成。',
          tip: `bench-${classNo}-${each}`,
          eventKey: `bench-${each}`,
          createdAt: before(each),
        })),
      ),
    )
    const own = new Map(students.map(({ id }) => [id, { corrected: 0, begun: 0 }]))
    for (let no = 1; no <= HOMEWORK_A_CLASS; no += 1) {
      const isOpen = no > HANDED_IN
      const [posted] = await db
        .insert(homework)
        .values({
          schoolId,
          batchId: `bench-${no}`,
          classroomId,
          gradeLevel: 8,
          teacherId,
          startsAt: before(100 - no),
          endsAt: before(isOpen ? -30 : 90 - no),
          minCharacters: 600,
          maxCharacters: null,
          allowPaste: true,
          allowWritingAssistant: true,
          aiUse: 'full',
          digressCheck: false,
          similarityCheck: false,
          scoreScale: 100,
          lowScore: 0,
          highScore: 100,
          lowestScore: 0,
          createdAt: before(100 - no),
          announcedAt: before(100 - no),
        })
        .returning({ id: homework.id })
      const homeworkId = posted?.id ?? 0
      await db.insert(homeworkQuestions).values({
        homeworkId,
        questionNo: 1,
        genre: TEXT.genre,
        title: `${TEXT.title}（${no}）`,
        requirement: '写一件你亲身经历的事，写出当时的心情，不少于600字。',
        ideation: '',
        keywords: [],
      })
      const status = statusOf(no)
      const isWritten = no <= BEGUN
      const numbers = await db
        .insert(essays)
        .values(students.map(() => ({ kind: 'homework' as const })))
        .returning({ id: essays.id })
      const rows = await db
        .insert(submissions)
        .values(
          students.map(({ id }, place) => ({
            id: numbers[place]?.id ?? 0,
            schoolId,
            homeworkId,
            studentId: id,
            status,
            questionNo: 1,
            genre: isWritten ? TEXT.genre : '',
            title: isWritten ? TEXT.title : '',
            content: isWritten ? TEXT.content : '',
            characters: isWritten ? countCharacters(TEXT.content) : 0,
            version: isWritten ? 1 : 0,
            savedAt: isWritten ? before(2) : null,
            submittedAt: no <= HANDED_IN ? before(2) : null,
            teacherScore: no <= REVIEWED ? 88 : null,
            reviewerId: no <= REVIEWED ? teacherId : null,
            reviewedAt: no <= REVIEWED ? before(1) : null,
          })),
        )
        .returning({ id: submissions.id, studentId: submissions.studentId })
      for (const row of rows) {
        const places = own.get(row.studentId)
        if (places !== undefined && no === CORRECTED) places.corrected = row.id
        if (places !== undefined && no === BEGUN) places.begun = row.id
      }
      if (no === CORRECTED) await addReports(db, rows, { schoolId, correction, now })
    }
    for (const { id, phone } of students)
      pupils.push({
        phone,
        ticket: ticketOf(phone),
        userLoginCode: loginCodeOf(phone),
        ...(own.get(id) ?? { corrected: 0, begun: 0 }),
      })
  }
  return pupils
}

async function addReports(
  db: Db,
  rows: readonly { id: number }[],
  {
    schoolId,
    correction,
    now,
  }: { schoolId: number; correction: ReturnType<typeof correctEssay>; now: Date },
) {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const written = await db
      .insert(revisions)
      .values(
        rows.slice(from, from + CHUNK).map(({ id }) => ({
          schoolId,
          essayId: id,
          revisionNo: 1,
          questionNo: 1,
          genre: TEXT.genre,
          title: TEXT.title,
          content: TEXT.content,
          contentHash: hashEssay({ ...TEXT, questionNo: 1 }),
          createdAt: now,
        })),
      )
      .returning({ id: revisions.id, essayId: revisions.essayId })
    await db.insert(reports).values(
      written.map(({ id }) => ({
        revisionId: id,
        schoolId,
        state: 'done' as const,
        stage: 'commenting' as const,
        aiScore: correction.score,
        correction,
        requestedAt: now,
        finishedAt: now,
      })),
    )
    await db
      .update(submissions)
      .set({ revisionId: revisions.id })
      .from(revisions)
      .where(and(eq(revisions.essayId, submissions.id), isNull(submissions.revisionId)))
  }
}

function statusOf(no: number): SubmissionStatus {
  if (no <= REVIEWED) return 'remark'
  if (no <= HANDED_IN) return 'finish'
  return no <= BEGUN ? 'underway' : 'notStart'
}

const ticketOf = (phone: string) => `bench-ticket-${phone}`
const loginCodeOf = (phone: string) => `bench-code-${phone}`
const range = (count: number) => Array.from({ length: count }, (_, place) => place)
