/** Every call × nobody, made-up ticket, expired ticket, signed in elsewhere, wrong role, another class (spec 1 §6; decisions 3, 4, 8). */
import { describe, expect, test } from 'vitest'
import { calls, type CallName } from '@zhupi/contract/calls/index.ts'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { ROLES } from '@zhupi/contract/terms/roles.ts'
import { accessRules, type Foreign } from '../testing/accessRules.ts'
import { draftOf, makeLesson, makePerson, PASSWORD } from '../testing/make.ts'
import { startTestServer, type Ticket } from '../testing/testServer.ts'

const server = await startTestServer()
const MONTH_MS = 31 * 86_400_000

const theirs = await makeLesson(server)
const ours = await makeLesson(server)
await server.call(calls.saveHomework, draftOf(theirs.submissionId, { finish: 2 }), theirs.student)
const { hash } = await server.call(calls.getAIResult, { id: theirs.submissionId }, theirs.teacher)
const foreign: Foreign = { joinCode: theirs.classroom.code, classroomId: theirs.classroom.id, homeworkId: theirs.homeworkId, submissionId: theirs.submissionId, hash }

const names = Object.keys(calls).filter((name): name is CallName => Object.hasOwn(calls, name))
const closed = names.filter((name) => calls[name].who !== 'anyone')

function requestOf(name: CallName) {
  const rule = accessRules[name]
  return rule.kind === 'own' ? rule.request : rule.request(foreign)
}

/** Each test's refusals must leave no trace behind. */
async function everything(): Promise<string> {
  const { rows } = await server.database.pool.query(`
    select to_jsonb(s)::text as row from submissions s union all select to_jsonb(h)::text from homework h union all select to_jsonb(e)::text from enrollments e
    union all select to_jsonb(r)::text from revisions r union all select to_jsonb(c)::text from classrooms c order by 1`)
  return JSON.stringify(rows)
}

test.each(closed)('%s: nobody, and a made-up ticket, get 3004', async (name) => {
  const before = await everything()
  const madeUp: Ticket = { ticket: 'A'.repeat(43), userLoginCode: 'B'.repeat(22) }
  expect(await server.send(calls[name], requestOf(name))).toMatchObject({ code: 3004, success: false, entity: null })
  expect(await server.send(calls[name], requestOf(name), madeUp)).toMatchObject({ code: 3004, success: false, entity: null })
  expect(await everything()).toBe(before)
})

test.each(closed)('%s: an expired ticket gets 3004, one signed in elsewhere 3009', async (name) => {
  const call: CallDefinition = calls[name]
  const role = ROLES.find((each) => call.who.includes(each))
  if (role === undefined) throw new Error(`${name} is for nobody`)
  const [expired, replaced] = [await makePerson(server, role), await makePerson(server, role)]
  await server.call(calls.loginByPassword, { uname: replaced.phone, pwd: PASSWORD, t: role === 'student' ? 0 : 1 })
  expect(await server.send(calls[name], requestOf(name), replaced)).toMatchObject({ code: 3009, entity: null })
  const today = server.now
  server.now = new Date(today.getTime() + MONTH_MS)
  const answer = await server.send(calls[name], requestOf(name), expired)
  server.now = today
  expect(answer).toMatchObject({ code: 3004, entity: null })
})

test.each(closed)('%s: the other role is refused', async (name) => {
  const call: CallDefinition = calls[name]
  for (const role of ROLES.filter((each) => !call.who.includes(each))) {
    const before = await everything()
    const answer = await server.send(calls[name], requestOf(name), role === 'student' ? theirs.student : theirs.teacher)
    expect(answer).toMatchObject({ code: 3005, msg: '当前身份不能进行此操作', entity: null })
    expect(await everything()).toBe(before)
  }
})

describe('another class', () => {
  for (const name of closed) {
    const rule = accessRules[name]
    const call: CallDefinition = calls[name]
    const callers = ROLES.filter((role) => call.who.includes(role)).map((role) => ({ role, ticket: role === 'student' ? ours.student : ours.teacher }))
    if (rule.kind === 'names') {
      test.each(callers)(`${name}: another class's thing answers a $role exactly like a missing one`, async ({ ticket }) => {
        const before = await everything()
        const [foreignAnswer, missingAnswer] = [await server.send(calls[name], rule.request(foreign), ticket), await server.send(calls[name], rule.missing(foreign), ticket)]
        expect(foreignAnswer).toMatchObject({ success: false, entity: null })
        expect(foreignAnswer).toEqual(missingAnswer)
        expect(await everything()).toBe(before)
      })
    }
    if (rule.kind === 'lists') {
      test.each(callers)(`${name}: a $role's list holds nothing of another class`, async ({ ticket }) => {
        const text = JSON.stringify((await server.call(calls[name], rule.request(foreign), ticket)))
        expect(text).not.toContain(foreign.joinCode)
        for (const id of [foreign.homeworkId, foreign.submissionId]) expect(text).not.toMatch(new RegExp(`"(id|homeworkId)":${id}\\b`))
      })
    }
  }
})

test('a pupil of the same class reads neither the draft nor the report of another pupil', async () => {
  const classmate = await makePerson(server, 'student', '周行之')
  await server.call(calls.addClasses, { code: theirs.classroom.code }, classmate)
  expect((await server.send(calls.getAIResult, { id: theirs.submissionId }, classmate)).code).toBe(3005)
  expect((await server.send(calls.findWriteDetail, { id: theirs.submissionId }, classmate)).code).toBe(3005)
})

test('a teacher does not read a draft that was not handed in', async () => {
  expect((await server.send(calls.getAIResult, { id: ours.submissionId }, ours.teacher)).code).toBe(3005)
})
