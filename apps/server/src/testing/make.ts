/** People, classes and homework for tests, made as the product makes them where it can. */
import { calls } from '@zhupi/contract/calls/index.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { ProvenAct } from '@zhupi/contract/terms/proof.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { ROLE_TYPES } from '@zhupi/contract/terms/roles.ts'
import { encryptPhone } from '@zhupi/contract/rules/phoneCipher.ts'
import type { SmsType } from '@zhupi/contract/terms/sms.ts'
import { accounts, consents, schools } from '../db/schema/account.ts'
import { enrollments } from '../db/schema/classroom.ts'
import { hashPassword } from '../domain/password.ts'
import type { TestServer, Ticket } from './testServer.ts'

export type Someone = Ticket & { id: number; phone: string; name: string; role: Role }

export const PASSWORD = 'correct horse'
/** The real cost is the registration's test; here each sign-in would take 30 ms of a core. */
const CHEAP = { memoryKib: 8, passes: 1 }
let passwordHash: string | undefined
let lastPhone = 13_900_000_000

/** As if everybody had registered with a password that is quickly looked at. */
export async function cheapenPasswords(server: TestServer, password: string): Promise<void> {
  await server.database.db
    .update(accounts)
    .set({ passwordHash: await hashPassword(password, CHEAP) })
}

/** A new account, signed in; a pupil's guardian has agreed. */
export async function makePerson(
  server: TestServer,
  role: Role,
  name = role === 'teacher' ? '陈老师' : '林小满',
  { hasConsent = true } = {},
): Promise<Someone> {
  passwordHash ??= await hashPassword(PASSWORD, CHEAP)
  lastPhone += 1
  const phone = String(lastPhone)
  const schoolId = role === 'teacher' ? await makeSchool(server) : null
  const [account] = await server.database.db
    .insert(accounts)
    .values({ role, phone, name, passwordHash, schoolId, createdAt: server.now })
    .returning({ id: accounts.id })
  if (account === undefined) throw new Error('no account')
  if (role === 'student' && hasConsent)
    await server.database.db.insert(consents).values({
      accountId: account.id,
      guardianPhone: '13800000000',
      isGiven: true,
      version: CONSENT_VERSION,
      saidAt: server.now,
    })
  const signIn = { uname: phone, pwd: PASSWORD, t: ROLE_TYPES[role] }
  const { ticket, userLoginCode } = await server.call(calls.loginByPassword, signIn)
  return { id: account.id, phone, name, role, ticket, userLoginCode }
}

/** A pupil whom the school made and put into a class: not signed in yet, no phone. */
export async function makeSchoolPupil(
  server: TestServer,
  classroomId: number,
  {
    studentNumber = '07',
    loginName = `ZP${String((lastPhone += 1)).slice(-8)}`,
    name = '何青禾',
    contactPhone = null,
  }: Partial<{
    studentNumber: string
    loginName: string
    name: string
    contactPhone: string | null
  }> = {},
): Promise<{ id: number; loginName: string; studentNumber: string }> {
  passwordHash ??= await hashPassword(PASSWORD, CHEAP)
  const [account] = await server.database.db
    .insert(accounts)
    .values({
      role: 'student',
      loginName,
      contactPhone,
      name,
      passwordHash,
      passwordEndsAt: new Date(server.now.getTime() + FIRST_PASSWORD_MS),
      createdAt: server.now,
    })
    .returning({ id: accounts.id })
  if (account === undefined) throw new Error('no account')
  await server.database.db
    .insert(enrollments)
    .values({ classroomId, studentId: account.id, studentNumber, joinedAt: server.now })
  return { id: account.id, loginName, studentNumber }
}
const FIRST_PASSWORD_MS = 60 * DAY_MS

/** Proves by the password; opens the act for five minutes. */
export async function prove(
  server: TestServer,
  someone: Ticket,
  act: ProvenAct,
  pwd = PASSWORD,
): Promise<void> {
  await server.call(calls.proveIdentity, { act, pwd }, someone)
}

async function makeSchool(server: TestServer): Promise<number> {
  const [school] = await server.database.db
    .insert(schools)
    .values({ name: '知行小学', country: 'CN', regionId: '330106' })
    .returning({ id: schools.id })
  if (school === undefined) throw new Error('no school')
  return school.id
}

export async function makeClassroom(
  server: TestServer,
  teacher: Someone,
  gradeId = 5,
): Promise<{ id: number; code: string }> {
  return server.call(calls.addClass, { name: '五（2）班', gradeId }, teacher)
}

export type HomeworkWishes = Partial<{
  aiUse: AiUse
  startTime: Date
  endTime: Date
  lowestScore: number
  lowScore: number
  highScore: number
  scoreKind: number
  similarityCheck: boolean
  goals: { text: string }[]
  questions: readonly { articleType: string; title: string; demand: string }[]
}>

/** A homework from an hour ago to three days ahead unless the wishes say otherwise. */
export async function makeHomework(
  server: TestServer,
  teacher: Someone,
  code: string,
  { questions, ...wishes }: HomeworkWishes = {},
): Promise<number> {
  const [posted] = await server.call(
    calls.createHomework,
    {
      codes: [code],
      startTime: new Date(server.now.getTime() - HOUR_MS),
      endTime: new Date(server.now.getTime() + 3 * DAY_MS),
      homeworkQuestions: questions ?? [
        {
          articleType: 'e-event',
          title: '那一刻，我长大了',
          demand: '写一件让你觉得自己长大的事。',
        },
      ],
      ...wishes,
    },
    teacher,
  )
  if (posted === undefined) throw new Error('nothing posted')
  return posted.homeworkId
}

/** A teacher, a class, a pupil in it and a homework: what most tests begin with. */
export async function makeLesson(server: TestServer, wishes: HomeworkWishes = {}) {
  const [teacher, student] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'student'),
  ]
  const classroom = await makeClassroom(server, teacher)
  await server.call(calls.addClasses, { code: classroom.code }, student)
  const homeworkId = await makeHomework(server, teacher, classroom.code, wishes)
  return {
    teacher,
    student,
    classroom,
    homeworkId,
    submissionId: await findSubmission(server, student, homeworkId),
  }
}

/** A lesson whose pupil has handed in, the correction done. */
export async function makeHandedIn(server: TestServer, wishes: HomeworkWishes = {}) {
  const lesson = await makeLesson(server, wishes)
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish: 2 }), lesson.student)
  await waitForCorrection(server, lesson.student, lesson.submissionId)
  return lesson
}

/** A class of so many pupils with a homework; the first two have the same name. */
export async function makeClassOf(server: TestServer, size: number) {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  const students = await Promise.all(
    Array.from({ length: size }, (_, index) =>
      makePerson(server, 'student', index === 0 ? '张伟' : index === 1 ? '张伟' : `学生${index}`),
    ),
  )
  for (const student of students)
    await server.call(calls.addClasses, { code: classroom.code }, student)
  const homeworkId = await makeHomework(server, teacher, classroom.code)
  const essays = await Promise.all(
    students.map(async (student) => ({
      student,
      id: await findSubmission(server, student, homeworkId),
    })),
  )
  return { teacher, homeworkId, essays }
}

export async function findSubmission(
  server: TestServer,
  student: Ticket,
  homeworkId: number,
): Promise<number> {
  for (const status of [0, 1, 2, 3]) {
    const page = await server.call(
      calls.getStudentHomework,
      { status, cpage: 1, psize: 100 },
      student,
    )
    const found = page.items.find((item) => item.homeworkId === homeworkId)
    if (found !== undefined) return found.id
  }
  throw new Error(`no submission for homework ${homeworkId}`)
}

export const ESSAY = `放学时下起了大雨，雨点像豆子一样砸在窗台上。同学们一个个被接走了，只剩下我站在走廊里。
“妈妈还会来吗？”我踮起脚，望着校门口。过了一会儿，一把蓝格子的伞出现在雨里，妈妈的裤腿全湿了。
她把伞罩在我头上，自己的肩膀却淋在外面。我悄悄把伞推过去，她又轻轻推回来。
那一刻，我忽然觉得自己长大了。我接过伞，稳稳地举到了妈妈的头顶。`

export const REWRITTEN = `${ESSAY}\n后来，每逢下雨，我都会早早地把那把蓝格子的伞放进书包。`

/** What autoSave needs to ask for a correction. */
export const PRACTICE = {
  title: '那把蓝格子的伞',
  content: ESSAY,
  type: 'e-event',
  grade: 5,
  scoreKind: 100,
  author: '小满',
} as const

/** A practice essay whose correction was asked for. */
export async function makePractice(
  server: TestServer,
  someone: Ticket,
  wishes: Partial<Record<keyof typeof PRACTICE | 'questionId' | 'id', string | number>> = {},
): Promise<number> {
  const saved = await server.call(calls.autoSave, { ...PRACTICE, ...wishes }, someone)
  if (typeof saved === 'string') throw new Error(saved)
  return saved.id
}

/** The smallest picture that counts as a JPEG: a frame's size, a scan, its end. */
export const AVATAR = `data:image/jpeg;base64,${Buffer.from(
  [
    [0xff, 0xd8],
    [0xff, 0xc0, 0, 11, 8, 1, 0, 1, 0, 1, 1, 0x11, 0],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12],
    [0xff, 0xd9],
  ].flat(),
).toString('base64')}`

/** The fields of saveHomework for one draft. */
export function draftOf(
  submissionId: number,
  wishes: Partial<{
    title: string
    content: string
    finish: number
    writingNo: number
    type: string
  }> = {},
) {
  return {
    id: submissionId,
    title: '那一刻，我长大了',
    content: ESSAY,
    finish: 0,
    writingNo: 1,
    type: 'e-event',
    ...wishes,
  }
}

/** Waits until the essay's correction is done or has failed. */
export async function waitForCorrection(
  server: TestServer,
  someone: Ticket,
  essayId: number,
  ishomework = 1,
): Promise<'done' | 'failed' | 'none'> {
  const until = performance.now() + GIVEN_UP_AFTER_MS
  while (performance.now() < until) {
    const { state } = await server.call(
      calls.getCorrectionProgress,
      { id: essayId, ishomework },
      someone,
    )
    if (state !== 'working') return state
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the correction takes too long')
}
const GIVEN_UP_AFTER_MS = 220 * SECOND_MS // before the test itself is ended without a word

/** The code sent to the phone. Codes come at most once a minute, so the clock moves on first. */
export async function receiveCode(
  server: TestServer,
  phone: string,
  type: SmsType,
): Promise<string> {
  server.now = new Date(server.now.getTime() + SMS_PAUSE_MS)
  await server.call(calls.getSmsCode2, { type, mobile: encryptPhone(phone) })
  const last = server.smsSent.at(-1)
  if (last?.phone !== phone) throw new Error('no code came')
  return last.code
}
const SMS_PAUSE_MS = 4 * MINUTE_MS // an address gets twenty codes an hour
