import type { deleteHomework } from '@zhupi/contract/calls/deletedHomework.ts'
import { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ActionTools } from './action.ts'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', { addEventListener: () => {} })
const { createAction } = await import('./action.ts')
const { ApiError } = await import('./api.ts')

let answer: () => Promise<null>
const log: unknown[] = []
const tools: ActionTools<typeof deleteHomework> = {
  send: (request) => {
    log.push(['deleteHomework', request])
    return answer()
  },
  invalidate: async (calls) => void log.push(['asked anew', ...calls.map(({ name }) => name)]),
  showFailure: async (error) => void log.push(['shown', error]),
  onBusy: (isBusy) => void log.push(isBusy ? 'busy' : 'idle'),
}
const invalidates = [getTeacherHomework]

beforeEach(() => {
  log.length = 0
  answer = async () => null
})

test('done: what it changes is asked anew, then the screen goes on, then it is idle', async () => {
  const run = createAction(tools)
  const onDone = async () => void log.push('goes on')
  expect(await run({ id: 7 }, { invalidates, onDone })).toEqual({ isDone: true, entity: null })
  expect(log).toEqual([
    'busy',
    ['deleteHomework', { id: 7 }],
    ['asked anew', 'getTeacherHomework'],
    'goes on',
    'idle',
  ])
})

test('a second tap while it runs sends nothing; after it has ended the next one does', async () => {
  let finish = () => {}
  answer = () => new Promise((resolve) => (finish = () => resolve(null)))
  const run = createAction(tools)
  const first = run({ id: 7 })
  expect(await run({ id: 7 })).toEqual({ isDone: false })
  finish()
  await first
  answer = async () => null
  expect(await run({ id: 8 })).toMatchObject({ isDone: true })
  expect(log.filter((each) => Array.isArray(each) && each[0] === 'deleteHomework')).toHaveLength(2)
})

test('two rows are deleted side by side where the action allows it, each once', async () => {
  const finish: (() => void)[] = []
  answer = () => new Promise((resolve) => finish.push(() => resolve(null)))
  const run = createAction(tools)
  const both = [run({ id: 7 }, { isParallel: true }), run({ id: 8 }, { isParallel: true })]
  expect(await run({ id: 7 }, { isParallel: true })).toEqual({ isDone: false })
  finish[0]?.()
  await both[0]
  expect(log.at(-1)).toBe('busy')
  finish[1]?.()
  await both[1]
  expect(log.at(-1)).toBe('idle')
})

test('a failure is shown, asks nothing anew, and the screen does not go on', async () => {
  const error = new ApiError(3005, '班级不存在')
  answer = () => Promise.reject(error)
  const run = createAction(tools)
  const onDone = () => void log.push('goes on')
  expect(await run({ id: 7 }, { invalidates, onDone })).toEqual({ isDone: false })
  expect(log).toEqual(['busy', ['deleteHomework', { id: 7 }], ['shown', error], 'idle'])
})

test('where only the answer may be lost, a failure asks anew too', async () => {
  answer = () => Promise.reject(new ApiError(0, '请求失败，请稍后重试'))
  await createAction(tools)({ id: 7 }, { invalidates, invalidatesOnFailure: true })
  expect(log).toContainEqual(['asked anew', 'getTeacherHomework'])
})

test('a refusal that the screen answers itself is not shown twice; others are', async () => {
  const run = createAction(tools)
  const onFailure = ({ code }: { code: number }) => (code === 1000 ? 'handled' : 'unhandled')
  answer = () => Promise.reject(new ApiError(1000, '先问监护人'))
  await run({ id: 7 }, { onFailure })
  expect(log).not.toContainEqual(expect.arrayContaining(['shown']))
  answer = () => Promise.reject(new ApiError(3005, '班级不存在'))
  await run({ id: 7 }, { onFailure })
  expect(log).toContainEqual(expect.arrayContaining(['shown']))
})

test('a fault of our own is never taken for a refusal', async () => {
  const fault = new TypeError('x is undefined')
  answer = () => Promise.reject(fault)
  await createAction(tools)({ id: 7 }, { onFailure: () => 'handled' })
  expect(log).toContainEqual(['shown', fault])
})
