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
import { load, type Load, type LoadOptions } from './load.ts'
import { deskRequests, MEASURED, type Measured, signInRequest } from './requests.ts'
import { fillSchool, PASSWORD, type Pupil } from './school.ts'
import { recordStatements } from './statements.ts'
import { type ServerFigures, SIGN_IN_CONNECTIONS } from './serverFigures.ts'

/** Pupils that ask in turn, so that no cache of one answer helps. */
const PUPILS = 240
/** Pupils that hand in: each can once. Another set for each round. */
const HAND_IN = 240
const ROUNDS = 3
/** While a call is being worked on: short rounds, of which the first warms up. */
const SHORT = { rounds: 3, seconds: 2 }
const SIGN_INS = 96
const DESK_PUPILS = 3000
const DESK_SECONDS = 10

/** `only`: the calls whose names begin so, `desk` or `sign-in`, and nothing else. */
export async function benchServer({
  only,
  isShort = false,
}: { only?: string | undefined; isShort?: boolean } = {}): Promise<ServerFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  const running: RunningProduct[] = []
  try {
    const connection = { ...postgres.connection, database: 'bench_school' }
    await runOnce(postgres.connection, 'create database bench_school')
    await migrateDatabase(connection)
    const database = openDatabase(connection)
    const { rows: versions } = await database.pool.query<{ server_version: string }>(
      'show server_version',
    )
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
    const [product, bare] = running
    if (product === undefined || bare === undefined) throw new Error('both were started')
    const pace = isShort ? SHORT : { rounds: ROUNDS, seconds: 5 }

    const calls: ServerFigures['calls'] = []
    for (const measured of chosen)
      calls.push(await compare(measured, { product, bare, pupils, readers, pace }))
    const isWanted = (name: string) => only === undefined || name.startsWith(only)
    return {
      postgres: versions[0]?.server_version ?? '',
      calls,
      ...(isWanted('desk') && { desk: await openDesks(product.url, pupils) }),
      ...(isWanted('sign-in') && {
        signIn: await measureSignIn(product.url, pupils.slice(-SIGN_INS * 2)),
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
    pace,
  }: {
    product: RunningProduct
    bare: RunningProduct
    pupils: readonly Pupil[]
    readers: readonly Pupil[]
    pace: { rounds: number; seconds: number }
  },
): Promise<ServerFigures['calls'][number]> {
  const rates: { product: number[]; bare: number[]; one: number[] } = {
    product: [],
    bare: [],
    one: [],
  }
  const isWrite = measured.once === true || measured.name === 'auto-save'
  const onePath = isWrite ? '/one-insert' : '/one-select'
  const barePath = `/${measured.name.replaceAll(' ', '-')}`
  const cpu: { product: number[]; bare: number[] } = { product: [], bare: [] }
  let no = 0
  for (let round = 0; round < pace.rounds; round += 1) {
    const askers =
      measured.once === true ? pupils.slice(round * HAND_IN, (round + 1) * HAND_IN) : readers
    // A save that changes nothing writes nothing, so each of the product's rounds has its text.
    const requests = askers.map((pupil) => measured.requestOf(pupil, (no += 1)))
    const amount = measured.once === true ? { amount: requests.length } : { seconds: pace.seconds }
    rates.product.push(await measure(product, cpu.product, { requests, ...amount }))
    const bareRequests = requests.map((request) => ({ ...request, path: barePath }))
    rates.bare.push(await measure(bare, cpu.bare, { requests: bareRequests, ...amount }))
    const oneRequests = askers.map(({ ticket }) => ({
      ...{ method: 'GET' as const, path: onePath, headers: { ticket } },
    }))
    rates.one.push((await sound(load({ url: bare.url, requests: oneRequests, seconds: 2 }))).rate)
  }
  const best = medianOf(rates.product)
  const half =
    measured.once === true
      ? undefined
      : await sound(
          load({
            url: product.url,
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
    cpu: {
      ratio: round(medianOf(cpu.bare) / medianOf(cpu.product), 2),
      productMs: round(medianOf(cpu.product), 2),
      bareMs: round(medianOf(cpu.bare), 2),
    },
  }
}

/** @returns the rate; adds the processor time an answer to `cpu`. */
async function measure(
  running: RunningProduct,
  cpu: number[],
  options: Omit<LoadOptions, 'url'>,
): Promise<number> {
  const before = await running.cpuMs()
  const { rate, answers } = await sound(load({ url: running.url, ...options }))
  cpu.push(((await running.cpuMs()) - before) / answers)
  return rate
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
