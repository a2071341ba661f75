/**
 * A class on the morning its slips are handed out: one school, one address, everybody at
 * once, the rates as they stand.
 */
import { beforeAll, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { encryptPhone } from '@zhupi/contract/rules/phoneCipher.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import {
  draftOf,
  ESSAY,
  findSubmission,
  makeClassroom,
  makeHomework,
  makePerson,
  PASSWORD,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
/** All of them in `npm run long`; as many as show whether it works otherwise. */
const SIZE = process.env['LONG'] === '1' ? 60 : 10

const LIST = Array.from({ length: SIZE }, (_, index) => ({
  number: String(index + 1).padStart(2, '0'),
  name: `学生${index + 1}`,
  contact: '',
  password: `slip-${index + 1}-word`,
}))
type Listed = (typeof LIST)[number]

let teacher: Someone
let classroom: { id: number; code: string }
let homeworkId: number

beforeAll(async () => {
  teacher = await makePerson(server, 'teacher')
  classroom = await makeClassroom(server, teacher)
  const imported = { id: classroom.id, students: LIST, isPreview: false }
  expect((await server.call(calls.importStudents, imported, teacher)).made).toHaveLength(SIZE)
  homeworkId = await makeHomework(server, teacher, classroom.code)
})

const atOnce = <T>(act: (pupil: Listed) => Promise<T>): Promise<T[]> => Promise.all(LIST.map(act))
const ownPassword = ({ number }: Listed) => `my own ${number}`
const essayOf = ({ name }: Listed) => `${ESSAY}\n我是${name}，这是我自己写的。`

const signIn = ({ number }: Listed, pwd: string) =>
  server.call(calls.loginByPassword, { uname: `${classroom.code}-${number}`, pwd, t: 0 })

/** From the slip to the essay handed in, as the app asks for it. */
async function handInFromSlip(pupil: Listed): Promise<number> {
  const ticket = await signIn(pupil, pupil.password)
  expect(ticket.needsOwnPassword).toBe(true)
  expect(await server.call(calls.getFirstSignIn, {}, ticket)).toMatchObject({
    name: pupil.name,
    asksGuardian: true,
  })
  await server.call(calls.finishFirstSignIn, { pwd: ownPassword(pupil), hasAgreed: true }, ticket)
  await agreeAsGuardian(ticket, `137000000${pupil.number}`)
  expect(await server.call(calls.getStdClasses, {}, ticket)).toMatchObject([
    { code: classroom.code },
  ])
  const id = await findSubmission(server, ticket, homeworkId)
  const draft = draftOf(id, { finish: 2, content: essayOf(pupil) })
  expect(await server.send(calls.saveHomework, draft, ticket)).toMatchObject({ code: 200 })
  return id
}

async function agreeAsGuardian(child: Ticket, guardianPhone: string): Promise<void> {
  await server.call(calls.getSmsCode2, {
    type: 'TYPE_GUARDIAN',
    mobile: encryptPhone(guardianPhone),
  })
  const smscode = server.smsSent.find(({ phone }) => phone === guardianPhone)?.code
  const { version } = await server.call(calls.getConsent, {}, child)
  await server.call(calls.saveConsent, { guardianPhone, isGiven: true, version, smscode }, child)
}

test('a class without phones signs in for the first time, sets passwords and hands in, all at once; in September it is all still theirs', async () => {
  const ids = await atOnce(handInFromSlip)
  expect(new Set(ids).size).toBe(SIZE)
  const list = async (ticket: Ticket) =>
    (await server.call(calls.getHomeworkDetail, { id: homeworkId }, ticket)).studentHomeworkList
  const handedIn = await list(teacher)
  expect(handedIn.map(({ name, studentNumber, status }) => [name, studentNumber, status])).toEqual(
    expect.arrayContaining(LIST.map(({ name, number }) => [name, number, 'finish'])),
  )
  expect(handedIn).toHaveLength(SIZE)

  // The slips are worth nothing any more.
  const [first] = LIST
  if (first === undefined) throw new Error('a class has a first pupil')
  const slip = { uname: `${classroom.code}-${first.number}`, pwd: first.password, t: 0 }
  expect((await server.send(calls.loginByPassword, slip)).code).toBe(3005)

  // The summer passes, the class goes up a grade, and what was set then is over.
  server.now = new Date(server.now.getTime() + 100 * DAY_MS)
  const back = { uname: teacher.phone, pwd: PASSWORD, t: 1 }
  const ticket = await server.call(calls.loginByPassword, back)
  await server.call(calls.renameClass, { id: classroom.id, name: '六（2）班', grade: 6 }, ticket)
  const theirs = await atOnce(async (pupil) => {
    const ticket = await signIn(pupil, ownPassword(pupil))
    expect(await server.call(calls.getStdClasses, {}, ticket)).toMatchObject([
      { name: '六（2）班' },
    ])
    const id = await findSubmission(server, ticket, homeworkId)
    const { content } = await server.call(calls.findWriteDetail, { id, ishomework: 1 }, ticket)
    return { id, content }
  })
  expect(theirs).toEqual(ids.map((id, at) => ({ id, content: essayOf(LIST[at] ?? first) })))
  expect(await list(ticket)).toHaveLength(SIZE)
})
