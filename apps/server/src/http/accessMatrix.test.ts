/**
 * Every call × nobody, made-up ticket, expired ticket, signed in elsewhere, wrong role, another
 * class, a classmate, a colleague.
 */
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls, type CallName } from '@zhupi/contract/calls/index.ts'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { ROLES, type Role } from '@zhupi/contract/terms/roles.ts'
import type { Foreign } from '../testing/accessRule.ts'
import { accessRules } from '../testing/accessRules.ts'
import { draftOf, makeHomework, makeLesson, makePerson, PASSWORD } from '../testing/make.ts'
import { startTestServer, type Ticket } from '../testing/testServer.ts'

const server = await startTestServer({ hasPayments: true })
const MONTH_MS = 31 * DAY_MS

const FOREIGN_TITLE = '只有他们班才有的题目'
const theirs = await makeLesson(server, {
  questions: [{ articleType: 'e-event', title: FOREIGN_TITLE, demand: '' }],
})
const ours = await makeLesson(server)
await server.call(calls.saveHomework, draftOf(theirs.submissionId, { finish: 2 }), theirs.student)
const { hash, content: theirContent } = await server.call(
  getAIResultOfHomework,
  { id: theirs.submissionId },
  theirs.teacher,
)
// Two who come close: a pupil of the same class, a teacher of the same school.
const classmate = await makePerson(server, 'student', '周行之')
await server.call(calls.addClasses, { code: theirs.classroom.code }, classmate)
const colleague = await makePerson(server, 'teacher', '李老师')
await server.database.pool.query(
  'update accounts set school_id = (select school_id from accounts where id = $1) where id = $2',
  [theirs.teacher.id, colleague.id],
)
const deletedHomeworkId = await makeHomework(server, theirs.teacher, theirs.classroom.code, {
  questions: [{ articleType: 'e-event', title: FOREIGN_TITLE, demand: '' }],
})
await server.call(calls.deleteHomework, { id: deletedHomeworkId }, theirs.teacher)
const { id: referenceId } = await server.call(
  calls.saveWritingReference,
  { title: FOREIGN_TITLE, content: '正文' },
  theirs.teacher,
)
const { id: questionId } = await server.call(
  calls.saveQuestion,
  { title: FOREIGN_TITLE, demand: '' },
  theirs.teacher,
)
// A pupil's own, so that neither a classmate nor a teacher may reach it.
const practiceId = Number(
  await server.call(calls.saveExercise, { title: FOREIGN_TITLE, content: '正文' }, theirs.student),
)
const {
  historyList: [attempt],
} = await server.call(getAIResultOfHomework, { id: theirs.submissionId }, theirs.teacher)
if (attempt === undefined) throw new Error('no attempt')
const messageOf = async (
  call: typeof calls.getStudentNotify | typeof calls.getTeacherNotify,
  ticket: Ticket,
) => (await server.call(call, {}, ticket)).items[0]?.id ?? 0
const messages = {
  studentMessageId: await messageOf(calls.getStudentNotify, theirs.student),
  teacherMessageId: await messageOf(calls.getTeacherNotify, theirs.teacher),
}
const { rechargeId: orderId } = await server.call(
  calls.recharge,
  { rp: 'A_WEEK', rt: 'ALIPAY', guardian: true },
  theirs.student,
)
const {
  rows: [wrongCharacter],
} = await server.database.pool.query<{ id: string }>(
  `insert into wrong_characters (account_id, essay_id, revision_id, wrong, "right", before, answer, after, met_at, gathered_at)
   values ($1, $2, $3, '以经', '已经', $4, '已', '经。', now(), now()) returning id`,
  [theirs.student.id, theirs.submissionId, attempt.id, FOREIGN_TITLE],
)
const { rows: linkRows } = await server.database.pool.query(
  `insert into share_links (account_id, essay_id, revision_id, token_hash, created_at, ends_at)
   select $1, essay_id, id, 'theirs', $2::timestamptz, $2::timestamptz + interval '30 days'
   from revisions where id = $3 returning id`,
  [theirs.student.id, server.now, attempt.id],
)
const { rows: printRows } = await server.database.pool.query(
  `insert into prints (account_id, title, state, total, done, file, created_at, ends_at)
   values ($1, $2, 'done', 1, 1, '\\x255044462d', $3::timestamptz, $3::timestamptz + interval '7 days') returning id`,
  [theirs.student.id, FOREIGN_TITLE, server.now],
)
const { id: phraseId } = await server.call(
  calls.savePhrase,
  { text: FOREIGN_TITLE, isPinned: true },
  theirs.teacher,
)
const { rows: passageRows } = await server.database.pool.query(
  `insert into passages (essay_id, revision_id, paragraph, content, asked_at)
   select essay_id, id, 0, $1, $2 from revisions where id = $3 returning id`,
  [FOREIGN_TITLE, server.now, attempt.id],
)
const quote = theirContent.slice(0, 4)
const { id: teacherMarkId } = await server.call(
  calls.saveTeacherMark,
  {
    studentHomeworkId: theirs.submissionId,
    ...{ hash, kind: 'note', pNo: 1, start: 0, end: 4, quote, note: FOREIGN_TITLE },
  },
  theirs.teacher,
)
const foreign: Foreign = {
  passageId: Number(passageRows[0].id),
  teacherMarkId,
  quote,
  phraseId,
  deletedHomeworkId,
  printId: Number(printRows[0].id),
  wrongCharacterId: Number(wrongCharacter?.id),
  shareLinkId: Number(linkRows[0].id),
  ...messages,
  orderId,
  studentId: theirs.student.id,
  revisionId: attempt.id,
  referenceId,
  practiceId,
  questionId,
  joinCode: theirs.classroom.code,
  classroomId: theirs.classroom.id,
  homeworkId: theirs.homeworkId,
  submissionId: theirs.submissionId,
  hash,
}

const names = Object.keys(calls).filter((name): name is CallName => Object.hasOwn(calls, name))
const closed = names.filter((name) => calls[name].who !== 'anyone')

function requestOf(name: CallName) {
  const rule = accessRules[name]
  if (rule.kind === 'lists') return rule.requests(foreign)[0] ?? {}
  return rule.kind === 'own' ? rule.request : rule.request(foreign)
}

/** Each test's refusals must leave no trace behind. */
async function everything(): Promise<string> {
  const { rows } = await server.database.pool.query(`
    select to_jsonb(s)::text as row from submissions s union all select to_jsonb(h)::text from homework h union all select to_jsonb(e)::text from enrollments e
    union all select to_jsonb(r)::text from revisions r union all select to_jsonb(c)::text from classrooms c union all select to_jsonb(p)::text from reports p
    union all select to_jsonb(q)::text from correction_charges q union all select to_jsonb(a)::text from accounts a union all select to_jsonb(w)::text from writing_references w union all select to_jsonb(k)::text from homework_questions k
    union all select to_jsonb(n)::text from notifications n union all select to_jsonb(l)::text from share_links l union all select to_jsonb(i)::text from prints i union all select to_jsonb(b)::text from passages b
    union all select to_jsonb(d)::text from disputes d union all select to_jsonb(m)::text from removed_marks m union all select to_jsonb(j)::text from wrong_characters j
    union all select to_jsonb(ph)::text from phrases ph union all select to_jsonb(tm)::text from teacher_marks tm union all select to_jsonb(o)::text from orders o union all select to_jsonb(g)::text from grants g
    union all select to_jsonb(f)::text from feedback f union all select to_jsonb(v)::text from avatars v union all select to_jsonb(x)::text from practice_essays x union all select to_jsonb(y)::text from questions y union all select to_jsonb(z)::text from essays z union all select to_jsonb(t)::text from consents t order by 1`)
  return JSON.stringify(rows)
}

test.each(closed)('%s: nobody, and a made-up ticket, get 3004', async (name) => {
  const before = await everything()
  const madeUp: Ticket = { ticket: 'A'.repeat(43), userLoginCode: 'B'.repeat(22) }
  expect(await server.send(calls[name], requestOf(name))).toMatchObject({
    code: 3004,
    success: false,
    entity: null,
  })
  expect(await server.send(calls[name], requestOf(name), madeUp)).toMatchObject({
    code: 3004,
    success: false,
    entity: null,
  })
  expect(await everything()).toBe(before)
})

const makeEnded = async (role: Role) => {
  const [expired, replaced] = [await makePerson(server, role), await makePerson(server, role)]
  await server.call(calls.loginByPassword, {
    uname: replaced.phone,
    pwd: PASSWORD,
    t: role === 'student' ? 0 : 1,
  })
  return { expired, replaced }
}
/** Their tickets stay what they are, whatever they are sent with. */
const ended = { student: await makeEnded('student'), teacher: await makeEnded('teacher') }

test.each(closed)('%s: an expired ticket gets 3004, one signed in elsewhere 3009', async (name) => {
  const call: CallDefinition = calls[name]
  const role = ROLES.find((each) => call.who.includes(each))
  if (role === undefined) throw new Error(`${name} is for nobody`)
  const { expired, replaced } = ended[role]
  expect(await server.send(calls[name], requestOf(name), replaced)).toMatchObject({
    code: 3009,
    entity: null,
  })
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
    const answer = await server.send(
      calls[name],
      requestOf(name),
      role === 'student' ? theirs.student : theirs.teacher,
    )
    expect(answer).toMatchObject({ code: 3005, msg: '当前身份不能进行此操作', entity: null })
    expect(await everything()).toBe(before)
  }
})

describe('another class', () => {
  for (const name of closed) {
    const rule = accessRules[name]
    const call: CallDefinition = calls[name]
    const isShared = rule.kind === 'names' && rule.isSharedByClass === true
    const callers = [
      { who: 'student of another class', ticket: ours.student },
      { who: 'teacher of another school', ticket: ours.teacher },
      { who: 'classmate', ticket: classmate },
      { who: 'colleague', ticket: colleague },
    ].filter(
      ({ who, ticket }) => call.who.includes(ticket.role) && !(isShared && who === 'classmate'),
    )
    if (rule.kind === 'names') {
      test.each(callers)(
        `${name}: what is another's answers a $who exactly like a missing one`,
        async ({ ticket }) => {
          const before = await everything()
          const [foreignAnswer, missingAnswer] = [
            await server.send(calls[name], rule.request(foreign), ticket),
            await server.send(calls[name], rule.missing(foreign), ticket),
          ]
          expect(foreignAnswer).toMatchObject({ success: false, entity: null })
          expect(foreignAnswer).toEqual(missingAnswer)
          expect(await everything()).toBe(before)
        },
      )
    }
    if (rule.kind === 'lists') {
      test.each(callers.filter(({ who }) => who !== 'classmate'))(
        `${name}: the list of a $who holds nothing of another class`,
        async ({ ticket }) => {
          for (const request of rule.requests(foreign)) {
            const text = JSON.stringify(await server.call(calls[name], request, ticket))
            for (const secret of [foreign.joinCode, FOREIGN_TITLE])
              expect(text).not.toContain(secret)
          }
        },
      )
    }
  }
})

test('a classmate’s list has the homework, but not the essay another handed in', async () => {
  const lists = await Promise.all(
    [0, 1, 2, 3].map((status) =>
      server.call(calls.getStudentHomework, { status, cpage: 1 }, classmate),
    ),
  )
  const items = lists.flatMap((page) => page.items)
  expect(items).toMatchObject([{ title: FOREIGN_TITLE, status: 'notStart', characterCount: 0 }])
  expect(items.map((item) => item.id)).not.toContain(theirs.submissionId)
})

test('signing out ends nobody else’s session', async () => {
  const leaving = await makePerson(server, 'student')
  await server.call(calls.logout, {}, leaving)
  for (const [call, ticket] of [
    [calls.getUserinfo, ours.student],
    [calls.getTeacherInfo, ours.teacher],
  ] as const)
    expect((await server.send(call, {}, ticket)).code).toBe(200)
})

test('what was never handed in shows the teacher neither text nor score', async () => {
  await server.call(calls.saveHomework, draftOf(ours.submissionId, { finish: 1 }), ours.student)
  await server.database.pool.query(
    "update reports set state = 'done', ai_score = 45, correction = '{}' where revision_id = (select revision_id from submissions where id = $1)",
    [ours.submissionId],
  )
  expect(
    (await server.send(getAIResultOfHomework, { id: ours.submissionId }, ours.teacher)).code,
  ).toBe(3005)
  const { studentHomeworkList } = await server.call(
    calls.getHomeworkDetail,
    { id: ours.homeworkId },
    ours.teacher,
  )
  expect(studentHomeworkList).toMatchObject([
    { status: 'underway', machineScore: null, finalScore: null },
  ])
})
