/**
 * npm run bench -- server: the product's calls beside a bare server that sends the same statements
 * by hand, in the same run on the same database. What each figure means: docs/decisions/speed.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase, openDatabase } from '@zhupi/server/db/database.ts'
import { databaseUrlOf, runOnce } from '@zhupi/server/db/testCluster.ts'
import { findFreePort } from '@zhupi/server/testing/freePort.ts'
import { hashPassword, isPassword } from '@zhupi/server/domain/password.ts'
import {
  type PostgresConnection,
  startEmbeddedPostgres,
} from '@zhupi/server/postgres/embeddedPostgres.ts'
import { type RunningProduct, startProcess, startProduct } from '../product.ts'
import { medianOf, round } from '../quality/figures.ts'
import { load, type Load } from './load.ts'
import { deskRequests, MEASURED, type Measured, signInRequest } from './requests.ts'
import { fillSchool, PASSWORD, type Pupil } from './school.ts'
import { recordStatements } from './statements.ts'

/** Pupils that ask in turn, so that no cache of one answer helps. */
const PUPILS = 240
/** Pupils that hand in: each can once. Another set for each round. */
const HAND_IN = 240
const ROUNDS = 3
const SIGN_INS = 96
const SIGN_IN_CONNECTIONS = 2
const DESK_PUPILS = 3000
const DESK_SECONDS = 10

export type ServerFigures = {
  calls: {
    name: string
    ratio: number
    product: number
    bare: number
    one: number
    p99Ms: number
  }[]
  desk?: { pupils: number; failed: number; maxMs: number; p99Ms: number; seconds: number }
  signIn?: { ratio: number; productMs: number; argonMs: number }
}

/** `only`: the calls whose names begin so, `desk` or `sign-in`, and nothing else. */
export async function benchServer(only?: string): Promise<ServerFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  const running: RunningProduct[] = []
  try {
    const connection = { ...postgres.connection, database: 'bench_school' }
    await runOnce(postgres.connection, 'create database bench_school')
    await migrateDatabase(connection)
    const database = openDatabase(connection)
    const pupils = await fillSchool(database.db, new Date())
    await database.close()
    await runOnce(connection, 'vacuum analyze')
    const copies = await copyDatabase(postgres.connection, ['record', 'product', 'bare'])
    const recorder = recorderOf(folder, copies.record, await findFreePort())
    const readers = pupils.slice(0, PUPILS)
    const chosen = MEASURED.filter(({ name }) => only === undefined || name.startsWith(only))
    const reading = chosen.filter(({ once }) => once === undefined)
    const handingIn = chosen.filter(({ once }) => once === true)
    const recorded = {
      ...(await recordStatements(recorder, reading, readers)),
      ...(await recordStatements(recorder, handingIn, pupils.slice(0, HAND_IN * ROUNDS))),
    }
    const file = join(folder, 'recorded.json')
    await writeFile(file, JSON.stringify(recorded))
    await runOnce(
      copies.bare,
      `create table bench_rows (id bigint generated always as identity primary key,
        title text not null, content text not null, at timestamptz not null)`,
    )
    running.push(
      await startProduct({
        ...{ TRUST_PROXY: '1', DATABASE_URL: databaseUrlOf(copies.product) },
        DATA_DIR: join(folder, 'product'),
      }),
      await startProcess('./server/bareServer.ts', [file, databaseUrlOf(copies.bare)], {}),
    )
    const [product = '', bare = ''] = running.map(({ url }) => url)

    const calls: ServerFigures['calls'] = []
    for (const measured of chosen)
      calls.push(await compare(measured, { product, bare, pupils, readers }))
    const isWanted = (name: string) => only === undefined || name.startsWith(only)
    return {
      calls,
      ...(isWanted('desk') && { desk: await openDesks(product, pupils) }),
      ...(isWanted('sign-in') && {
        signIn: await measureSignIn(product, pupils.slice(-SIGN_INS * 2)),
      }),
    }
  } finally {
    for (const each of running) await each.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(
  measured: Measured,
  {
    product,
    bare,
    pupils,
    readers,
  }: { product: string; bare: string; pupils: readonly Pupil[]; readers: readonly Pupil[] },
): Promise<ServerFigures['calls'][number]> {
  const rates: { product: number[]; bare: number[]; one: number[] } = {
    product: [],
    bare: [],
    one: [],
  }
  const isWrite = measured.once === true || measured.name === 'auto-save'
  const onePath = isWrite ? '/one-insert' : '/one-select'
  const barePath = `/${measured.name.replaceAll(' ', '-')}`
  let no = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const askers =
      measured.once === true ? pupils.slice(round * HAND_IN, (round + 1) * HAND_IN) : readers
    // A save that changes nothing writes nothing, so each of the product's rounds has its text.
    const requests = askers.map((pupil) => measured.requestOf(pupil, (no += 1)))
    const amount = measured.once === true ? { amount: requests.length } : {}
    rates.product.push((await sound(load({ url: product, requests, ...amount }))).rate)
    const bareRequests = requests.map((request) => ({ ...request, path: barePath }))
    rates.bare.push((await sound(load({ url: bare, requests: bareRequests, ...amount }))).rate)
    const oneRequests = askers.map(({ ticket }) => ({
      ...{ method: 'GET' as const, path: onePath, headers: { ticket } },
    }))
    rates.one.push((await sound(load({ url: bare, requests: oneRequests, seconds: 2 }))).rate)
  }
  const best = medianOf(rates.product)
  const half =
    measured.once === true
      ? undefined
      : await sound(
          load({
            url: product,
            requests: readers.map((pupil) => measured.requestOf(pupil, (no += 1))),
            rate: Math.round(best / 2),
            seconds: 6,
          }),
        )
  return {
    name: measured.name,
    ratio: round(best / medianOf(rates.bare), 2),
    product: round(best, 0),
    bare: round(medianOf(rates.bare), 0),
    one: round(medianOf(rates.one), 0),
    p99Ms: half?.p99Ms ?? Number.NaN,
  }
}

async function openDesks(
  url: string,
  pupils: readonly Pupil[],
): Promise<NonNullable<ServerFigures['desk']>> {
  const requests = pupils.slice(0, DESK_PUPILS).flatMap((pupil) => deskRequests(pupil))
  const started = performance.now()
  const { failed, maxMs, p99Ms } = await load({
    url,
    requests,
    amount: requests.length,
    rate: requests.length / DESK_SECONDS,
    connections: 250,
  })
  return {
    pupils: DESK_PUPILS,
    failed,
    maxMs,
    p99Ms,
    seconds: round((performance.now() - started) / 1000, 1),
  }
}

/** Both at the same width, so that both have the same cores; argon2 runs on threads of its own. */
async function measureSignIn(
  url: string,
  pupils: readonly Pupil[],
): Promise<NonNullable<ServerFigures['signIn']>> {
  const hash = await hashPassword(PASSWORD)
  const argon: number[] = []
  const product: number[] = []
  for (let round = 0; round < 2; round += 1) {
    argon.push(
      await timed(async () => {
        const waiting = Array.from({ length: SIGN_INS })
        await Promise.all(
          Array.from({ length: SIGN_IN_CONNECTIONS }, async () => {
            while (waiting.pop() !== undefined || waiting.length > 0)
              await isPassword(PASSWORD, hash)
          }),
        )
      }),
    )
    const requests = pupils
      .slice(round * SIGN_INS, (round + 1) * SIGN_INS)
      .map((pupil) => signInRequest(pupil, PASSWORD))
    product.push(
      await timed(async () => {
        await sound(load({ url, requests, amount: SIGN_INS, connections: SIGN_IN_CONNECTIONS }))
      }),
    )
  }
  const [argonMs, productMs] = [medianOf(argon) / SIGN_INS, medianOf(product) / SIGN_INS]
  return {
    ratio: round(productMs / argonMs, 2),
    productMs: round(productMs, 1),
    argonMs: round(argonMs, 1),
  }
}

async function timed(run: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

/** A rate with failed answers in it is none. */
async function sound(measuring: Promise<Load>): Promise<Load> {
  const result = await measuring
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.answers} answers failed`)
  return result
}

async function copyDatabase<Name extends string>(
  connection: PostgresConnection,
  names: readonly Name[],
): Promise<Record<Name, PostgresConnection>> {
  const copies: Partial<Record<Name, PostgresConnection>> = {}
  for (const name of names) {
    await runOnce(connection, `create database bench_${name} template bench_school`)
    copies[name] = { ...connection, database: `bench_${name}` }
  }
  if (!hasAll(copies, names)) throw new Error('a copy is missing')
  return copies
}

function hasAll<Name extends string, T>(
  copies: Partial<Record<Name, T>>,
  names: readonly Name[],
): copies is Record<Name, T> {
  return names.every((name) => copies[name] !== undefined)
}

function recorderOf(
  folder: string,
  connection: PostgresConnection,
  port: number,
): Record<string, string> {
  return {
    ...{ DATABASE_URL: databaseUrlOf(connection), DATA_DIR: join(folder, 'record') },
    ...{ PORT: String(port), DEMO: '0', TRUST_PROXY: '1' },
  }
}

/** The table, a call a line, and the bars. */
export function printServer({ calls, desk, signIn }: ServerFigures): string {
  const rows = calls.map(({ name, ratio, product, bare, one, p99Ms }) =>
    [
      name.padEnd(16),
      String(ratio).padStart(6),
      String(product).padStart(10),
      String(bare).padStart(8),
      String(one).padStart(14),
      Number.isNaN(p99Ms) ? '' : String(p99Ms).padStart(10),
    ].join(''),
  )
  return [
    `${'call'.padEnd(16)} ratio   product    bare  one statement   p99 at half (ms)`,
    ...rows,
    ...(desk === undefined
      ? []
      : [
          `${desk.pupils} pupils open the desk in ${desk.seconds} s: ${desk.failed} failed, slowest ${desk.maxMs} ms, p99 ${desk.p99Ms} ms`,
        ]),
    ...(signIn === undefined
      ? []
      : [
          `sign-in ${signIn.ratio} × argon2id (${signIn.productMs} to ${signIn.argonMs} ms, ${SIGN_IN_CONNECTIONS} at once)`,
        ]),
  ].join('\n')
}
