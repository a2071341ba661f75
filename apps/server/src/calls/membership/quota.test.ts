/** Who may ask for corrections, and which right pays for one. */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { QUOTA_USED_UP } from '@zhupi/contract/terms/refusals.ts'
import { correctionCharges, grants } from '../../db/schema/membership.ts'
import { submissions } from '../../db/schema/submission.ts'
import { giveUpCorrection } from '../../jobs/giveUpCorrection.ts'
import { insertGrant } from '../../records/grant.ts'
import { loadRights } from '../../records/rights.ts'
import {
  draftOf,
  findSubmission,
  makeHomework,
  makeLesson,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const { db, pool } = server.database
const DAY_MS = 86_400_000
const morning = server.now

type Lesson = Awaited<ReturnType<typeof makeLesson>>
const later = (days: number) => {
  server.now = new Date(server.now.getTime() + days * DAY_MS)
}
/** A lesson that goes on for a year, whatever days the test lets pass. */
const lessonOfAYear = async () =>
  makeLesson(server, { endTime: new Date(server.now.getTime() + 400 * DAY_MS) })
const anotherEssay = async ({ teacher, classroom, student }: Lesson) =>
  findSubmission(
    server,
    student,
    await makeHomework(server, teacher, classroom.code, {
      endTime: new Date(server.now.getTime() + 400 * DAY_MS),
    }),
  )

let texts = 0
/** Another text each time, so that each is another revision. */
async function ask(student: Someone, submissionId: number) {
  texts += 1
  return server.call(
    calls.saveHomework,
    draftOf(submissionId, { finish: 1, content: `第${texts}稿。` }),
    student,
  )
}

async function rightOf(submissionId: number): Promise<number | null | undefined> {
  const [row] = await db
    .select({ grantId: correctionCharges.grantId })
    .from(submissions)
    .innerJoin(correctionCharges, eq(correctionCharges.revisionId, submissions.revisionId))
    .where(eq(submissions.id, submissionId))
  return row?.grantId
}

const usedOf = async (id: number) =>
  (await db.select({ used: grants.used }).from(grants).where(eq(grants.id, id)))[0]?.used
const give = (
  accountId: number,
  kind: 'card' | 'membership' | 'promotion' | 'entitlement',
  days: number,
  uses: number | null,
) => insertGrant(db, { accountId, kind, startsAt: server.now, days, uses }, server.now)
const endTrial = (accountId: number) =>
  pool.query("update accounts set created_at = created_at - interval '40 days' where id = $1", [
    accountId,
  ])

describe('the trial', () => {
  test('10 corrections, then the text that asks to recharge, and getEvaCount is 0', async () => {
    const { student, submissionId } = await lessonOfAYear()
    for (let times = 0; times < 10; times += 1)
      expect(await ask(student, submissionId)).not.toBe(QUOTA_USED_UP)
    expect(await ask(student, submissionId)).toBe(QUOTA_USED_UP)
    expect(await server.call(calls.getEvaCount, {}, student)).toBe(0)
  })

  test('30 days from registration', async () => {
    const { student, submissionId } = await lessonOfAYear()
    expect(await server.call(calls.getEvaCount, {}, student)).toBe(1)
    await endTrial(student.id)
    expect(await server.call(calls.getEvaCount, {}, student)).toBe(0)
    expect(await ask(student, submissionId)).toBe(QUOTA_USED_UP)
  })
})

describe('which right is used', () => {
  test('what ends first, the trial last where they end together', async () => {
    const { student, submissionId } = await lessonOfAYear()
    const [long, short] = [
      await give(student.id, 'card', 300, 5),
      await give(student.id, 'card', 10, 1),
    ]
    await ask(student, submissionId)
    expect(await rightOf(submissionId)).toBe(short)
    await ask(student, submissionId)
    expect(await rightOf(submissionId)).toBeNull()
    await endTrial(student.id)
    await ask(student, submissionId)
    expect(await rightOf(submissionId)).toBe(long)
    expect([await usedOf(short), await usedOf(long)]).toEqual([1, 1])
  })

  test('an essay that a membership counted is revised under it, not on a card that ends sooner', async () => {
    const { student, submissionId } = await lessonOfAYear()
    await endTrial(student.id)
    const membership = await give(student.id, 'membership', 30, null)
    await ask(student, submissionId)
    const card = await give(student.id, 'card', 5, 3)
    await ask(student, submissionId)
    expect([await rightOf(submissionId), await usedOf(card)]).toEqual([membership, 0])
  })

  test('the same text is charged once; a failed correction gives its use back to its right', async () => {
    const { student, submissionId } = await lessonOfAYear()
    await endTrial(student.id)
    const card = await give(student.id, 'card', 10, 1)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
    expect(await usedOf(card)).toBe(1)
    const [row] = await db
      .select({ revisionId: submissions.revisionId })
      .from(submissions)
      .where(eq(submissions.id, submissionId))
    const failed = { revisionId: row?.revisionId ?? 0, requestedAt: server.now.toISOString() }
    await giveUpCorrection(failed, { db, clock: () => server.now })
    await giveUpCorrection(failed, { db, clock: () => server.now })
    expect(await usedOf(card)).toBe(0)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
    expect(await usedOf(card)).toBe(1)
  })

  test('an essay that is erased gives nothing back', async () => {
    const lesson = await lessonOfAYear()
    await endTrial(lesson.student.id)
    const card = await give(lesson.student.id, 'card', 300, 1)
    await ask(lesson.student, lesson.submissionId)
    await pool.query('delete from correction_charges where account_id = $1', [lesson.student.id])
    expect([await usedOf(card), await server.call(calls.getEvaCount, {}, lesson.student)]).toEqual([
      1, 0,
    ])
  })
})

describe('a membership', () => {
  test('40 essays in each 30 days; counted ones may still be revised; then they begin anew', async () => {
    const lesson = await lessonOfAYear()
    const { student, submissionId } = lesson
    await endTrial(student.id)
    const membership = await give(student.id, 'membership', 90, null)
    await ask(student, submissionId)
    // 39 others, as their charges stand.
    const others = await Promise.all(Array.from({ length: 39 }, () => anotherEssay(lesson)))
    for (const each of others) await ask(student, each)
    const tooMany = await anotherEssay(lesson)
    expect(await ask(student, tooMany)).toBe(QUOTA_USED_UP)
    expect(await ask(student, submissionId)).not.toBe(QUOTA_USED_UP)
    expect(await server.call(calls.getEvaCount, {}, student)).toBe(1)
    expect(await loadRights(db, student.id, server.now)).toMatchObject({
      validRechargeUser: true,
      validBillingCardUser: false,
      essaysLeft: 0,
      usesLeft: null,
    })
    later(30)
    expect(await ask(student, tooMany)).not.toBe(QUOTA_USED_UP)
    expect(await rightOf(tooMany)).toBe(membership)
    expect(await loadRights(db, student.id, server.now)).toMatchObject({ essaysLeft: 39 })
    server.now = morning
  })

  test('100 revisions a day, Shanghai’s day', async () => {
    const { student, submissionId } = await lessonOfAYear()
    await endTrial(student.id)
    const membership = await give(student.id, 'membership', 90, null)
    await ask(student, submissionId)
    // As if 99 more had been asked for since midnight: 00:30 in Shanghai is the day before in
    // London.
    const {
      rows: [row],
    } = await pool.query<{ revision_id: string }>(
      'select revision_id from submissions where id = $1',
      [submissionId],
    )
    await pool.query(
      `insert into revisions (essay_id, revision_no, question_no, genre, title, content, content_hash, created_at)
      select $1, 1000 + n, 1, 'e-event', '题目', 'x', 'made ' || n, $2 from generate_series(1, 99) n`,
      [submissionId, server.now],
    )
    await pool.query(
      `insert into correction_charges (revision_id, account_id, charged_at, grant_id) select id, $2, '2026-03-02T00:30:00+08:00', $3 from revisions where essay_id = $1 and id <> $4`,
      [submissionId, student.id, membership, row?.revision_id],
    )
    expect(await ask(student, submissionId)).toBe(QUOTA_USED_UP)
    expect(await server.call(calls.getEvaCount, {}, student)).toBe(0)
    server.now = new Date('2026-03-03T00:00:00+08:00')
    expect(await ask(student, submissionId)).not.toBe(QUOTA_USED_UP)
    server.now = morning
  })

  test('a card without a number of uses is like one; it ends with its day', async () => {
    const { student, submissionId } = await lessonOfAYear()
    await endTrial(student.id)
    await give(student.id, 'entitlement', 7, null)
    expect(await loadRights(db, student.id, server.now)).toEqual({
      validBillingCardUser: true,
      validRechargeUser: false,
      billingCardExpiryDate: '2026-03-09 08:00:00',
      rechargeExpiryTime: null,
      usesLeft: null,
      essaysLeft: 40,
    })
    expect(await ask(student, submissionId)).not.toBe(QUOTA_USED_UP)
    later(7)
    expect(await ask(student, submissionId)).toBe(QUOTA_USED_UP)
    expect(await loadRights(db, student.id, server.now)).toMatchObject({
      validBillingCardUser: false,
      billingCardExpiryDate: '2026-03-09 08:00:00',
      essaysLeft: null,
    })
    server.now = morning
  })
})

test('200 at once for the last use: one gets it, and it is never below zero', async () => {
  const lesson = await lessonOfAYear()
  const { student } = lesson
  await endTrial(student.id)
  for (let posted = 0; posted < 199; posted += 1)
    await makeHomework(server, lesson.teacher, lesson.classroom.code)
  const essays = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.studentId, student.id))
  const card = await give(student.id, 'card', 10, 1)
  const answers = await Promise.all(essays.map(({ id }) => ask(student, id)))
  expect(answers).toHaveLength(200)
  expect(answers.filter((answer) => answer !== QUOTA_USED_UP)).toHaveLength(1)
  expect(await usedOf(card)).toBe(1)
  expect(
    await db
      .select({ id: correctionCharges.revisionId })
      .from(correctionCharges)
      .where(eq(correctionCharges.grantId, card)),
  ).toHaveLength(1)
})
