import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, LOCAL_SAVE_MS, type Draft } from './draftStore.ts'

const empty: Draft = {
  title: '',
  content: '',
  genre: 'e-event',
  questionNo: 1,
  process: { typed: 0, pasted: 0, photo: 0, voice: 0 },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Overtaking = { draft: Draft; version: number }

function makeKeeper({
  draft = empty,
  server = async (): Promise<{ version: number } | string> => ({ version: 2 }),
  store = async () => {},
  overtaking = (): Overtaking | undefined => undefined,
} = {}) {
  const kept: { draft: Draft; baseVersion: number; replaces: Draft | undefined }[] = []
  const parted: Draft[] = []
  const settled: Draft[] = []
  const sent: { draft: Draft; baseVersion: number }[] = []
  const keeper = keepDraft({
    draft,
    onServer: empty,
    version: 1,
    journal: {
      write: async (each, where) => {
        await store()
        kept.push({ draft: each, ...where })
      },
      writeAtParting: (each) => void parted.push(each),
      settle: async (...drafts) => void settled.push(...drafts),
    },
    send: async (each, _, baseVersion) => {
      sent.push({ draft: each, baseVersion })
      return server()
    },
    savedBy: (answer) => (typeof answer === 'string' ? undefined : answer),
    findOvertaking: async () => overtaking(),
  })
  return { keeper, kept, parted, settled, sent }
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
  const { keeper, kept, settled, sent } = makeKeeper()
  keeper.change({ content: '放学时' })
  await keeper.autoSave()
  expect(sent).toEqual([])
  keeper.change({ title: '雨' })
  await keeper.autoSave()
  await keeper.autoSave()
  expect(sent).toHaveLength(1)
  expect(keeper.read().state).toBe('saved')
  // A save may be answered long after the screen was left: then only the confirmed text is forgotten, and nothing is written.
  expect(kept).toEqual([])
  expect(settled.at(-1)).toMatchObject({ content: '放学时' })
})

test('what is typed while a save is under way stays in the journal, on the new version', async () => {
  let answer = (_: { version: number }) => {}
  const { keeper, kept } = makeKeeper({
    server: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  keeper.change({ title: '雨', content: '放学时' })
  const saving = keeper.autoSave()
  await vi.advanceTimersByTimeAsync(0)
  keeper.change({ content: '放学时，下雨了' })
  expect(keeper.read().state).toBe('saving')
  answer({ version: 5 })
  await saving
  expect(kept.at(-1)).toMatchObject({ baseVersion: 5, draft: { content: '放学时，下雨了' } })
  expect(keeper.read().state).toBe('local')
})

test('a lost connection loses nothing and is said', async () => {
  const { keeper, kept } = makeKeeper({ server: async () => Promise.reject(new Error('offline')) })
  keeper.change({ title: '雨', content: '放学时' })
  await keeper.keep()
  await keeper.autoSave()
  expect(keeper.read().state).toBe('failed')
  expect(kept.at(-1)).toMatchObject({ draft: { content: '放学时' } })
  await expect(keeper.save(1)).rejects.toThrow('offline')
})

test('a text for an answer is no save: the journal keeps the essay', async () => {
  const { keeper, settled } = makeKeeper({ server: async () => '批改服务已过期，请及时充值哦。' })
  keeper.change({ title: '雨', content: '放学时' })
  await keeper.keep()
  expect(await keeper.save(1)).toBe('批改服务已过期，请及时充值哦。')
  expect(settled).toEqual([])
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

test('in the journal a text takes the place of the one it grew from, and of no other', async () => {
  const { keeper, kept } = makeKeeper({ draft: { ...empty, content: '昨天写的' } })
  keeper.change({ content: '昨天写的，今天又写' })
  await keeper.keep()
  keeper.change({ content: '昨天写的，今天又写了' })
  await keeper.keep()
  expect(kept.map((each) => each.replaces?.content)).toEqual(['昨天写的', '昨天写的，今天又写'])
})

test('at parting, what the journal has not got yet is put down at once, and nothing else', async () => {
  const { keeper, parted } = makeKeeper()
  keeper.part()
  keeper.change({ content: '放学' })
  keeper.part()
  expect(parted.map((each) => each.content)).toEqual(['放学'])
  await keeper.keep()
  keeper.part()
  expect(parted).toHaveLength(1)
})

test('overtaken by another page: keeps the text here, says so, and tries no more by itself', async () => {
  const { keeper, kept, sent } = makeKeeper({
    server: async () => Promise.reject(new Error('overtaken')),
    overtaking: () => ({ draft: { ...empty, content: '别处写的' }, version: 7 }),
  })
  keeper.change({ title: '雨', content: '放学时' })
  await expect(keeper.save(2)).rejects.toThrow('overtaken')
  expect(keeper.read().state).toBe('overtaken')
  expect(kept.at(-1)).toMatchObject({ draft: { content: '放学时' }, baseVersion: 1 })
  await keeper.autoSave()
  expect(sent).toHaveLength(1)
})

test('its own save, whose answer was lost, overtakes nobody', async () => {
  const lost = new Error('no answer')
  const answers = [lost, new Error('overtaken'), { version: 3 }]
  const arrived: Overtaking = { draft: { ...empty, title: '雨', content: '放学时' }, version: 2 }
  let failures = 0
  const { keeper, sent } = makeKeeper({
    server: async () => {
      const answer = answers.shift() ?? lost
      if (answer instanceof Error) throw answer
      return answer
    },
    overtaking: () => ((failures += 1) === 1 ? undefined : arrived),
  })
  keeper.change({ title: '雨', content: '放学时' })
  await keeper.autoSave()
  keeper.change({ content: '放学时，下雨了' })
  await keeper.autoSave()
  expect(sent.map((each) => each.baseVersion)).toEqual([1, 1, 2])
  expect(keeper.read().state).toBe('saved')
})

test('a connection that is back and the clock, in the same breath, save once', async () => {
  const { keeper, sent } = makeKeeper()
  keeper.change({ title: '雨', content: '放学时' })
  await Promise.all([keeper.autoSave(), keeper.autoSave(), keeper.autoSave()])
  expect(sent).toHaveLength(1)
})

test('the record of how the text came in grows with it, is kept and sent with it, and makes no text another one', async () => {
  const { keeper, kept, sent } = makeKeeper()
  keeper.change({ title: '雨', content: '放学时，春眠不觉晓' }, { typed: 4, pasted: 5 })
  keeper.change({ content: '放学时，' })
  keeper.change({ content: '放学时，下雨' }, { typed: 2 })
  await keeper.keep()
  await keeper.autoSave()
  expect(kept.at(-1)?.draft.process).toEqual({ typed: 6, pasted: 5, photo: 0, voice: 0 })
  expect(sent.at(-1)?.draft.process).toEqual({ typed: 6, pasted: 5, photo: 0, voice: 0 })
  keeper.change({ content: '放学时，' })
  keeper.change({ content: '放学时，下雨' }, { typed: 2 })
  expect(keeper.read().state).toBe('saved')
})
