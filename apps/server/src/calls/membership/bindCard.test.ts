/** Binding a grading card, once, and guessing at its password. */
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { gradingCards } from '../../db/schema/membership.ts'
import { hashCardPassword } from '../../domain/gradingCard.ts'
import { loadRights } from '../../records/rights.ts'
import { makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const { db, pool } = server.database
const HOUR_MS = 3_600_000
const PASSWORD = 'K7XM-29QF'
let cards = 0

async function makeCard(
  wishes: Partial<{ days: number; uses: number | null; validUntil: Date }> = {},
): Promise<string> {
  cards += 1
  const [number, salt] = [
    `ZP2026${String(cards).padStart(6, '0')}`,
    randomBytes(16).toString('base64url'),
  ]
  await db.insert(gradingCards).values({
    number,
    salt,
    passwordHash: await hashCardPassword(salt, PASSWORD),
    days: 180,
    uses: 50,
    validUntil: new Date(server.now.getTime() + 365 * 24 * HOUR_MS),
    batch: 'test',
    createdAt: server.now,
    ...wishes,
  })
  return number
}

test('a card gives its uses for its days, from now; the server’s message is shown', async () => {
  const someone = await makePerson(server, 'student')
  const cardNo = await makeCard()
  expect(await server.call(calls.bindCard, { cardNo, cardPwd: PASSWORD }, someone)).toEqual({
    msg: '绑定成功，可批改 50 次，有效期至 2026-08-29',
  })
  expect(await loadRights(db, someone.id, server.now)).toMatchObject({
    validBillingCardUser: true,
    validRechargeUser: false,
    billingCardExpiryDate: '2026-08-29 08:00:00',
    usesLeft: 60,
  })
})

test('copied from paper: blanks, dashes and small letters in the number do not count', async () => {
  const cardNo = await makeCard({ uses: null })
  const typed = ` ${cardNo.slice(0, 2).toLowerCase()}-${cardNo.slice(2)} `
  expect(
    await server.call(
      calls.bindCard,
      { cardNo: typed, cardPwd: ` ${PASSWORD}` },
      await makePerson(server, 'teacher'),
    ),
  ).toEqual({ msg: '绑定成功，会员有效期至 2026-08-29' })
})

test('a card is bound once', async () => {
  const [first, second] = [await makePerson(server, 'student'), await makePerson(server, 'teacher')]
  const cardNo = await makeCard()
  await server.call(calls.bindCard, { cardNo, cardPwd: PASSWORD }, first)
  for (const someone of [first, second])
    expect(await server.send(calls.bindCard, { cardNo, cardPwd: PASSWORD }, someone)).toMatchObject(
      { code: 3005, msg: '这张卡已经绑定过了' },
    )
})

test('past its day it cannot be bound', async () => {
  const cardNo = await makeCard({ validUntil: server.now })
  expect(
    await server.send(
      calls.bindCard,
      { cardNo, cardPwd: PASSWORD },
      await makePerson(server, 'student'),
    ),
  ).toMatchObject({ code: 3005, msg: '这张卡已过有效期' })
})

test('five wrong passwords lock the number for an hour; unknown, wrong and locked answer alike', async () => {
  const [guesser, owner] = [
    await makePerson(server, 'student'),
    await makePerson(server, 'student'),
  ]
  const [cardNo, morning] = [await makeCard(), server.now]
  const refused = { code: 3005, msg: REFUSALS.wrongCard.text }
  for (let tries = 0; tries < 5; tries += 1)
    expect(
      await server.send(calls.bindCard, { cardNo, cardPwd: `guess${tries}` }, guesser),
    ).toMatchObject(refused)
  expect(await server.send(calls.bindCard, { cardNo, cardPwd: PASSWORD }, owner)).toMatchObject(
    refused,
  )
  expect(
    await server.send(calls.bindCard, { cardNo: 'NOSUCHCARD', cardPwd: PASSWORD }, owner),
  ).toMatchObject(refused)
  server.now = new Date(morning.getTime() + HOUR_MS)
  expect((await server.send(calls.bindCard, { cardNo, cardPwd: PASSWORD }, owner)).code).toBe(200)
  server.now = morning
})

test('200 wrong passwords at once get no more than five looked at', async () => {
  const [guesser, cardNo] = [await makePerson(server, 'student'), await makeCard()]
  await Promise.all(
    Array.from({ length: 200 }, (_, tries) =>
      server.send(calls.bindCard, { cardNo, cardPwd: `guess${tries}` }, guesser),
    ),
  )
  const { rows } = await pool.query('select tries from grading_cards where number = $1', [cardNo])
  expect(rows).toEqual([{ tries: 5 }])
}, 30_000)

test('200 at once with one card: one gets it', async () => {
  const cardNo = await makeCard()
  const people = await Promise.all(Array.from({ length: 20 }, () => makePerson(server, 'student')))
  const answers = await Promise.all(
    people.flatMap((someone) =>
      Array.from({ length: 10 }, () =>
        server.send(calls.bindCard, { cardNo, cardPwd: PASSWORD }, someone),
      ),
    ),
  )
  expect(answers).toHaveLength(200)
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
    new Set(['这张卡已经绑定过了']),
  )
  const { rows } = await pool.query(
    "select count(*)::int as grants from grants where account_id = any($1) and kind = 'card'",
    [people.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ grants: 1 }])
})

test('no card’s password stands in the database', async () => {
  const { rows } = await pool.query('select to_jsonb(c)::text as row from grading_cards c')
  expect(JSON.stringify(rows)).not.toContain(PASSWORD)
})
