import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, LOCAL_SAVE_MS, type Draft } from './draftKeeper.ts'

const empty: Draft = { title: '', content: '', genre: 'e-event', questionNo: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeKeeper({ draft = empty, server = async (): Promise<{ version: number } | string> => ({ version: 2 }), store = async () => {} } = {}) {
  const kept: { draft: Draft; settled: boolean; baseVersion: number }[] = []
  const sent: Draft[] = []
  const keeper = keepDraft({
    draft,
    onServer: empty,
    version: 1,
    keepLocally: async (each, state) => {
      await store()
      kept.push({ draft: each, ...state })
    },
    send: async (each) => {
      sent.push(each)
      return server()
    },
    savedBy: (answer) => (typeof answer === 'string' ? undefined : answer),
  })
  return { keeper, kept, sent }
}

test('a fast typist is kept locally 300 ms after the first character, not after the last', async () => {
  const { keeper, kept } = makeKeeper()
  for (const content of ['放', '放学', '放学时']) {
    keeper.change({ content })
    await vi.advanceTimersByTimeAsync(LOCAL_SAVE_MS / 3)
  }
  expect(kept.map((each) => each.draft.content)).toEqual(['放学时'])
  expect(keeper.read().state).toBe('local')
})

test('goes to the server only with title and content, and only when something changed', async () => {
  const { keeper, kept, sent } = makeKeeper()
  keeper.change({ content: '放学时' })
  await keeper.autoSave()
  expect(sent).toEqual([])
  keeper.change({ title: '雨' })
  await keeper.autoSave()
  await keeper.autoSave()
  expect(sent).toHaveLength(1)
  expect(keeper.read().state).toBe('saved')
  expect(kept.at(-1)).toMatchObject({ settled: true, baseVersion: 2 })
})

test('what is typed while a save is under way stays in the journal, on the new version', async () => {
  let answer = (_: { version: number }) => {}
  const { keeper, kept } = makeKeeper({ server: () => new Promise((resolve) => { answer = resolve }) })
  keeper.change({ title: '雨', content: '放学时' })
  const saving = keeper.autoSave()
  await vi.advanceTimersByTimeAsync(0)
  keeper.change({ content: '放学时，下雨了' })
  expect(keeper.read().state).toBe('saving')
  answer({ version: 5 })
  await saving
  expect(kept.at(-1)).toMatchObject({ settled: false, baseVersion: 5, draft: { content: '放学时，下雨了' } })
  expect(keeper.read().state).toBe('local')
})

test('a lost connection loses nothing and is said', async () => {
  const { keeper, kept } = makeKeeper({ server: async () => Promise.reject(new Error('offline')) })
  keeper.change({ title: '雨', content: '放学时' })
  await keeper.keep()
  await keeper.autoSave()
  expect(keeper.read().state).toBe('failed')
  expect(kept.at(-1)).toMatchObject({ settled: false, draft: { content: '放学时' } })
  await expect(keeper.save(1)).rejects.toThrow('offline')
})

test('a text for an answer is no save: the journal keeps the essay', async () => {
  const { keeper, kept } = makeKeeper({ server: async () => '批改服务已过期，请及时充值哦。' })
  keeper.change({ title: '雨', content: '放学时' })
  await keeper.keep()
  expect(await keeper.save(1)).toBe('批改服务已过期，请及时充值哦。')
  expect(kept.every((each) => !each.settled)).toBe(true)
  expect(keeper.read().state).toBe('local')
})

test('says so when the device stores nothing', async () => {
  const { keeper } = makeKeeper({ store: async () => Promise.reject(new Error('no storage')) })
  keeper.change({ content: '放学时' })
  await keeper.keep()
  expect(keeper.read().state).toBe('unsaved')
})

test('a restored text counts as kept on this device', () => {
  expect(makeKeeper({ draft: { ...empty, content: '昨天写的' } }).keeper.read().state).toBe('local')
  expect(makeKeeper().keeper.read().state).toBe('empty')
})
