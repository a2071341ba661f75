/**
 * Everything of one's own to take away: pages to read and the same as data, in one zip (个人信息保护法 §45). Whoever asks gets what their
 * own screens show and nothing of anybody else; what the machine wrote says so, to people and in the files themselves.
 */
import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { exportMyData as call } from '@zhupi/contract/calls/account.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import {
  ORDER_STATUS_NAMES,
  RECHARGE_TYPE_NAMES,
  durationName,
} from '@zhupi/contract/terms/membership.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import { onlyRow, type Db } from '../../db/database.ts'
import {
  accounts,
  avatars,
  classrooms,
  consents,
  enrollments,
  feedback,
  homework,
  homeworkQuestions,
  notifications,
  orders,
  reports,
  revisions,
  schools,
  submissions,
  writingReferences,
} from '../../db/schema.ts'
import { isNotRemoved } from '../../records/account.ts'
import { hasStarted, isNotDeleted } from '../../records/homework.ts'
import { withheldUse } from '../../records/readableSubmission.ts'
import { loadRights } from '../../records/rights.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'
import { presentCorrection } from '../submission/presentCorrection.ts'
import {
  markAi,
  presentEssayPage,
  presentIndexPage,
  type ExportedEssay,
  type ExportedLists,
} from './presentExport.ts'

/** Essays are read and packed so many at a time: a class book of six years does not stand in memory at once. */
const ESSAYS_AT_ONCE = 20
const LIST_MAX = 5_000

export const exportMyData: Handler<typeof call> = async (_request, { db, now, person }) => {
  const archive = startArchive(now)
  const profile = await loadProfile(db, person, now)
  const essays: { file: string; title: string; status: string }[] = []
  if (person.role === 'student') {
    for await (const essay of readEssays(db, person, now)) {
      const file = `essays/${String(essays.length + 1).padStart(4, '0')}`
      archive.add(`${file}.html`, presentEssayPage(essay))
      archive.add(`${file}.json`, toJson(essay))
      essays.push({
        file: `${file}.html`,
        title: essay.title || essay.task.title || '（无题）',
        status: essay.status,
      })
    }
  }
  const lists = await loadLists(db, person)
  const [avatar] = await db
    .select({ image: avatars.image })
    .from(avatars)
    .where(eq(avatars.accountId, person.id))
  if (avatar !== undefined) archive.add('avatar.jpg', Buffer.from(avatar.image, 'base64'))
  archive.add('data.json', toJson({ exportedAt: formatWireTime(now), profile, essays, ...lists }))
  archive.add(
    'index.html',
    presentIndexPage({
      exportedAt: formatWireTime(now),
      profile,
      essays,
      lists,
      hasAvatar: avatar !== undefined,
    }),
  )
  // Letters that every system can put into a file's name.
  return {
    fileName: `zhupi-${formatWireTime(now).slice(0, 10)}.zip`,
    zip: archive.finish().toString('base64'),
  }
}

async function loadProfile(db: Db, person: Person, now: Date): Promise<Record<string, string>> {
  const account = onlyRow(
    await db
      .select({
        nickname: accounts.nickname,
        jobNumber: accounts.jobNumber,
        school: schools.name,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .leftJoin(schools, eq(schools.id, accounts.schoolId))
      .where(eq(accounts.id, person.id)),
  )
  const rights = await loadRights(db, person.id, now)
  const said = {
    账号编号: String(person.id),
    身份: person.role === 'student' ? '学生' : '老师',
    姓名: person.name,
    昵称: account.nickname,
    手机号: person.phone,
    学校: account.school ?? '',
    工号: account.jobNumber,
    注册时间: formatWireTime(account.createdAt),
    批改卡到期: rights.billingCardExpiryDate ?? '',
    会员到期: rights.rechargeExpiryTime ?? '',
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
}

async function loadLists(db: Db, person: Person): Promise<ExportedLists> {
  const time = formatWireTime
  return {
    classes:
      person.role === 'student' ? await listJoined(db, person.id) : await listTaught(db, person.id),
    homework: person.role === 'teacher' ? await listPosted(db, person.id) : [],
    remarks: person.role === 'teacher' ? await listRemarks(db, person.id) : [],
    references: (
      await db
        .select({
          title: writingReferences.title,
          content: writingReferences.content,
          at: writingReferences.createdAt,
        })
        .from(writingReferences)
        .where(eq(writingReferences.teacherId, person.id))
        .orderBy(asc(writingReferences.id))
        .limit(LIST_MAX)
    ).map((row) => ({ ...row, at: time(row.at) })),
    consents: (
      await db
        .select({
          guardianPhone: consents.guardianPhone,
          isGiven: consents.isGiven,
          version: consents.version,
          at: consents.saidAt,
        })
        .from(consents)
        .where(eq(consents.accountId, person.id))
        .orderBy(asc(consents.id))
        .limit(LIST_MAX)
    ).map((row) => ({ ...row, at: time(row.at) })),
    messages: (
      await db
        .select({
          title: notifications.title,
          content: notifications.content,
          at: notifications.createdAt,
        })
        .from(notifications)
        .where(eq(notifications.accountId, person.id))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(LIST_MAX)
    ).map((row) => ({ ...row, at: time(row.at) })),
    orders: (
      await db
        .select({
          orderNo: orders.orderNo,
          days: orders.days,
          amount: orders.amount,
          type: orders.rechargeType,
          status: orders.status,
          at: orders.createdAt,
        })
        .from(orders)
        .where(eq(orders.accountId, person.id))
        .orderBy(asc(orders.id))
        .limit(LIST_MAX)
    ).map(({ days, amount, type, status, at, orderNo }) => ({
      orderNo,
      content: `${durationName(days)}，${(amount / 100).toFixed(2)} 元，${RECHARGE_TYPE_NAMES[type]}，${ORDER_STATUS_NAMES[status]}`,
      at: time(at),
    })),
    feedback: (
      await db
        .select({
          name: feedback.name,
          phone: feedback.phone,
          content: feedback.content,
          at: feedback.createdAt,
        })
        .from(feedback)
        .where(eq(feedback.accountId, person.id))
        .orderBy(asc(feedback.id))
        .limit(LIST_MAX)
    ).map((row) => ({ ...row, at: time(row.at) })),
  }
}

async function listJoined(db: Db, studentId: number): Promise<ExportedLists['classes']> {
  const rows = await db
    .select({
      name: classrooms.name,
      gradeLevel: classrooms.gradeLevel,
      teacher: accounts.name,
      number: enrollments.studentNumber,
      at: enrollments.joinedAt,
    })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .leftJoin(accounts, and(eq(accounts.id, classrooms.ownerId), isNotRemoved()))
    .where(eq(enrollments.studentId, studentId))
    .orderBy(asc(enrollments.joinedAt))
  return rows.map(({ name, gradeLevel, teacher, number, at }) => ({
    name,
    about: [gradeName(gradeLevel), teacher ?? '', number === '' ? '' : `学号 ${number}`]
      .filter((each) => each !== '')
      .join('，'),
    at: formatWireTime(at),
  }))
}

async function listTaught(db: Db, teacherId: number): Promise<ExportedLists['classes']> {
  const rows = await db
    .select({
      name: classrooms.name,
      gradeLevel: classrooms.gradeLevel,
      code: classrooms.joinCode,
      memo: classrooms.memo,
      at: classrooms.createdAt,
    })
    .from(classrooms)
    .where(eq(classrooms.ownerId, teacherId))
    .orderBy(asc(classrooms.id))
  return rows.map(({ name, gradeLevel, code, memo, at }) => ({
    name,
    about: [gradeName(gradeLevel), `班级码 ${code}`, memo].filter((each) => each !== '').join('，'),
    at: formatWireTime(at),
  }))
}

async function listPosted(db: Db, teacherId: number): Promise<ExportedLists['homework']> {
  const rows = await db
    .select({
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      ideation: homeworkQuestions.ideation,
      genre: homeworkQuestions.genre,
      classroom: classrooms.name,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
    })
    .from(homework)
    .innerJoin(homeworkQuestions, eq(homeworkQuestions.homeworkId, homework.id))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.teacherId, teacherId), isNotDeleted()))
    .orderBy(asc(homework.id), asc(homeworkQuestions.questionNo))
    .limit(LIST_MAX)
  return rows.map(({ genre, startsAt, endsAt, ...row }) => ({
    ...row,
    genre: genreName(genre),
    startTime: formatWireTime(startsAt),
    endTime: formatWireTime(endsAt),
  }))
}

/** Without the pupils' names: they are not the teacher's to take away. */
async function listRemarks(db: Db, teacherId: number): Promise<ExportedLists['remarks']> {
  const rows = await db
    .select({
      homework: homeworkQuestions.title,
      score: submissions.teacherScore,
      remark: submissions.remark,
      at: submissions.reviewedAt,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(
      homeworkQuestions,
      and(
        eq(homeworkQuestions.homeworkId, homework.id),
        eq(homeworkQuestions.questionNo, submissions.questionNo),
      ),
    )
    .where(
      and(eq(submissions.reviewerId, teacherId), isNotDeleted(), isNotNull(submissions.remark)),
    )
    .orderBy(asc(submissions.id))
    .limit(LIST_MAX)
  return rows.map(({ at, remark, ...row }) => ({
    ...row,
    remark: remark ?? '',
    at: at === null ? '' : formatWireTime(at),
  }))
}

/** The pupil's essays that have a text, the earliest first, each with all its attempts. */
async function* readEssays(db: Db, person: Person, now: Date): AsyncGenerator<ExportedEssay> {
  let after = 0
  while (true) {
    const rows = await db
      .select({
        id: submissions.id,
        title: submissions.title,
        content: submissions.content,
        genre: submissions.genre,
        status: submissions.status,
        savedAt: submissions.savedAt,
        submittedAt: submissions.submittedAt,
        revisionId: submissions.revisionId,
        handedInRevisionId: submissions.handedInRevisionId,
        teacherScore: submissions.teacherScore,
        remark: submissions.remark,
        reviewedAt: submissions.reviewedAt,
        rejectReason: submissions.rejectReason,
        typed: submissions.typedCharacters,
        pasted: submissions.pastedCharacters,
        photo: submissions.photoCharacters,
        voice: submissions.voiceCharacters,
        aiUse: homework.aiUse,
        scoreScale: homework.scoreScale,
        lowestScore: homework.lowestScore,
        classroom: classrooms.name,
        task: { title: homeworkQuestions.title, requirement: homeworkQuestions.requirement },
      })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .innerJoin(
        homeworkQuestions,
        and(
          eq(homeworkQuestions.homeworkId, homework.id),
          eq(homeworkQuestions.questionNo, submissions.questionNo),
        ),
      )
      .where(
        and(
          eq(submissions.studentId, person.id),
          gt(submissions.id, after),
          hasStarted(now),
          or(sql`${submissions.content} <> ''`, isNotNull(submissions.revisionId)),
        ),
      )
      .orderBy(asc(submissions.id))
      .limit(ESSAYS_AT_ONCE)
    const attempts = Map.groupBy(
      await listAttempts(
        db,
        rows.map((row) => row.id),
      ),
      (attempt) => attempt.submissionId,
    )
    for (const row of rows) yield presentEssay(row, attempts.get(row.id) ?? [], person)
    const last = rows.at(-1)
    if (last === undefined || rows.length < ESSAYS_AT_ONCE) return
    after = last.id
  }
}

async function listAttempts(db: Db, submissionIds: readonly number[]) {
  if (submissionIds.length === 0) return []
  return db
    .select({
      id: revisions.id,
      submissionId: revisions.submissionId,
      no: revisions.revisionNo,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      createdAt: revisions.createdAt,
      aiScore: reports.aiScore,
      correction: reports.correction,
    })
    .from(revisions)
    .leftJoin(reports, eq(reports.revisionId, revisions.id))
    .where(inArray(revisions.submissionId, [...submissionIds]))
    .orderBy(asc(revisions.submissionId), asc(revisions.revisionNo))
}

type EssayRow = {
  title: string
  content: string
  genre: string
  status: keyof typeof SUBMISSION_STATUS_NAMES
  savedAt: Date | null
  submittedAt: Date | null
  revisionId: number | null
  handedInRevisionId: number | null
  teacherScore: number | null
  remark: string | null
  reviewedAt: Date | null
  rejectReason: string | null
  typed: number
  pasted: number
  photo: number
  voice: number
  aiUse: Parameters<typeof withheldUse>[1]['aiUse']
  scoreScale: number
  lowestScore: number
  classroom: string
  task: { title: string; requirement: string }
}

function presentEssay(
  row: EssayRow,
  attempts: Awaited<ReturnType<typeof listAttempts>>,
  person: Person,
): ExportedEssay {
  const time = (at: Date | null) => (at === null ? null : formatWireTime(at))
  return {
    title: row.title,
    content: row.content,
    genre: genreName(row.genre),
    status: SUBMISSION_STATUS_NAMES[row.status],
    classroom: row.classroom,
    task: row.task,
    scoreScale: row.scoreScale,
    savedAt: time(row.savedAt),
    submittedAt: time(row.submittedAt),
    rejectReason: row.rejectReason,
    written: { typed: row.typed, pasted: row.pasted, photo: row.photo, voice: row.voice },
    review:
      row.teacherScore === null
        ? null
        : { score: row.teacherScore, remark: row.remark ?? '', at: time(row.reviewedAt) ?? '' },
    attempts: attempts.map((attempt) => {
      const aiUse = withheldUse(person, {
        aiUse: row.aiUse,
        revisionId: attempt.id,
        handedInRevisionId: row.handedInRevisionId,
      })
      const { rmap, remarkMap, tmap } = presentCorrection(attempt.content, attempt.correction, {
        aiScore: attempt.aiScore,
        surpass: null,
        aiUse,
        isScoreAsked: row.lowestScore > 0,
      })
      return {
        no: attempt.no,
        title: attempt.title,
        content: attempt.content,
        genre: genreName(attempt.genre),
        at: formatWireTime(attempt.createdAt),
        report:
          rmap === null
            ? null
            : {
                ...markAi(`revision ${attempt.id} ${attempt.correction?.engineVersion ?? ''}`),
                ...rmap,
                remarks: remarkMap,
                marks: tmap,
              },
      }
    }),
  }
}

function toJson(value: object): string {
  return JSON.stringify(value, null, 2)
}

function startArchive(now: Date) {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(chunk)
  })
  return {
    add(name: string, content: string | Uint8Array) {
      const file = new ZipDeflate(name, { level: 6 })
      file.mtime = now
      zip.add(file)
      file.push(typeof content === 'string' ? strToU8(content) : content, true)
    },
    finish() {
      zip.end()
      return Buffer.concat(chunks)
    },
  }
}
