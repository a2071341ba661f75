import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import type { Essay } from '@zhupi/engine/types.ts'
import { ESSAY } from '../testing/make.ts'
import { startCorrectionWorkers } from './correctionWorkers.ts'

const file = new URL('./testPrograms/faultyWorker.ts', import.meta.url)
const one = startCorrectionWorkers({ size: 1, file })
const two = startCorrectionWorkers({ size: 2, file })
const real = startCorrectionWorkers({ size: 2 })
afterAll(() => Promise.all([one.stop(), two.stop(), real.stop()]))

const essay = (title: string): Essay => ({
  title,
  content: '雨。',
  genre: 'e-event',
  gradeLevel: 5,
  task: { title: '', requirement: '', minCharacters: 100, maxCharacters: null },
})
const run = (workers: typeof one, title: string) =>
  workers
    .correct(essay(title), () => undefined)
    .then(
      (correction) => JSON.stringify(correction),
      () => 'failed',
    )

test('an essay that ends its thread, twice, costs no other essay its correction', async () => {
  const titles = ['a', 'exits', 'b', 'exits', 'c', 'throws later', 'd', 'fails', 'e']
  expect(await Promise.all(titles.map((title) => run(one, title)))).toEqual([
    '"a"',
    'failed',
    '"b"',
    'failed',
    '"c"',
    'failed',
    '"d"',
    'failed',
    '"e"',
  ])
})

test('an essay that is stuck is ended within seconds, and its thread replaced', async () => {
  const began = performance.now()
  const stuck = run(two, 'hangs')
  // The other thread goes on meanwhile.
  for (let no = 0; no < 20; no += 1) expect(await run(two, `${no}`)).toBe(`"${no}"`)
  expect(await stuck).toBe('failed')
  // 5 s of processor are given to so short an essay; minutes would be no end at all.
  expect(performance.now() - began).toBeLessThan(60_000)
  expect(await Promise.all([run(two, 'x'), run(two, 'y')])).toEqual(['"x"', '"y"'])
})

test('an essay whose thread gets no processor for longer than that is corrected', async () => {
  expect(await run(one, 'waits')).toBe('"waits"')
})

test('several threads correct the same essay alike, and report their stages in order', async () => {
  const seen: string[][] = [[], [], []]
  const corrections = await Promise.all(
    seen.map((stages) =>
      real.correct({ ...essay('那一刻'), content: ESSAY }, (stage) => stages.push(stage)),
    ),
  )
  expect(corrections[1]).toEqual(corrections[0])
  expect(corrections[2]).toEqual(corrections[0])
  for (const stages of seen) expect(stages).toEqual(seen[0])
  expect(seen[0]?.length).toBeGreaterThan(1)
})

test('a thread that is started without the tables says so instead of correcting', async () => {
  const thread = new Worker(new URL('./correctionWorker.ts', import.meta.url), {
    workerData: { words: {} },
  })
  const [error] = await once(thread, 'error')
  expect(String(error)).toContain("not given the engine's tables")
})
