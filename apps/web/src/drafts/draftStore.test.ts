import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from './draft.ts'
import { createDraftStore, LOCAL_SAVE_MS } from './draftStore.ts'

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

function makeStore({
  draft = empty,
  server = async (): Promise<{ version: number } | string> => ({ version: 2 }),
  device = async () => {},
  overtaking = (): Overtaking | undefined => undefined,
  isGone = (): boolean => false,
} = {}) {
  const written: { draft: Draft; baseVersion: number; replaces: Draft | undefined }[] = []
  const flushed: Draft[] = []
  const discarded: Draft[] = []
  const sent: { draft: Draft; baseVersion: number }[] = []
  const store = createDraftStore({
    draft,
    onServer: empty,
    version: 1,
    isWorthSaving: ({ title, content }) => title !== '' && content !== '',
    journal: {
      write: async (each, basis) => {
        await device()
        written.push({ draft: each, ...basis })
      },
      flushSync: (each) => void flushed.push(each),
      discard: async (...drafts) => void discarded.push(...drafts),
    },
    send: async (each, _, baseVersion) => {
      sent.push({ draft: each, baseVersion })
      return server()
    },
    savedBy: (answer) => (typeof answer === 'string' ? undefined : answer),
    findOvertaking: async () => overtaking(),
    isGone,
  })
  return { store, written, flushed, discarded, sent }
}

test('a fast typist is saved locally 300 ms after the first character, not the last', async () => {
  const { store, written } = makeStore()
  for (const content of ['放', '放学', '放学时']) {
    store.change({ content })
    await vi.advanceTimersByTimeAsync(Math.ceil(LOCAL_SAVE_MS / 3))
  }
  expect(written.map((each) => each.draft.content)).toEqual(['放学时'])
  expect(store.read().state).toBe('local')
})

test('goes to the server only with title and content, and only if something changed', async () => {
  const { store, written, discarded, sent } = makeStore()
  store.change({ content: '放学时' })
  await store.autoSave()
  expect(sent).toEqual([])
  store.change({ title: '雨' })
  await store.autoSave()
  await store.autoSave()
  expect(sent).toHaveLength(1)
  expect(store.read().state).toBe('saved')
  // A save may be answered long after the screen was left: then only the confirmed text is
  // discarded, and nothing is written.
  expect(written).toEqual([])
  expect(discarded.at(-1)).toMatchObject({ content: '放学时' })
})

test('what is typed during a save stays in the journal, on the new version', async () => {
  let answer = (_: { version: number }) => {}
  const { store, written } = makeStore({
    server: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  store.change({ title: '雨', content: '放学时' })
  const saving = store.autoSave()
  await vi.advanceTimersByTimeAsync(0)
  store.change({ content: '放学时，下雨了' })
  expect(store.read().state).toBe('saving')
  answer({ version: 5 })
  await saving
  expect(written.at(-1)).toMatchObject({ baseVersion: 5, draft: { content: '放学时，下雨了' } })
  expect(store.read().state).toBe('local')
})

test('a lost connection loses nothing and is said', async () => {
  const { store, written } = makeStore({ server: async () => Promise.reject(new Error('offline')) })
  store.change({ title: '雨', content: '放学时' })
  await store.saveLocally()
  await store.autoSave()
  expect(store.read().state).toBe('failed')
  expect(written.at(-1)).toMatchObject({ draft: { content: '放学时' } })
  await expect(store.save(1)).rejects.toThrow('offline')
})

test('a text for an answer is no save: the journal keeps the essay', async () => {
  const { store, discarded } = makeStore({ server: async () => '批改服务已过期，请及时充值哦。' })
  store.change({ title: '雨', content: '放学时' })
  await store.saveLocally()
  expect(await store.save(1)).toBe('批改服务已过期，请及时充值哦。')
  expect(discarded).toEqual([])
  expect(store.read().state).toBe('local')
})

test('says so when the device stores nothing', async () => {
  const { store } = makeStore({ device: async () => Promise.reject(new Error('no storage')) })
  store.change({ content: '放学时' })
  await store.saveLocally()
  expect(store.read().state).toBe('unsaved')
})

test('a restored text counts as saved on this device', () => {
  expect(makeStore({ draft: { ...empty, content: '昨天写的' } }).store.read().state).toBe('local')
  expect(makeStore().store.read().state).toBe('empty')
})

test('in the journal a text takes the place of the one it grew from, and of no other', async () => {
  const { store, written } = makeStore({ draft: { ...empty, content: '昨天写的' } })
  store.change({ content: '昨天写的，今天又写' })
  await store.saveLocally()
  store.change({ content: '昨天写的，今天又写了' })
  await store.saveLocally()
  expect(written.map((each) => each.replaces?.content)).toEqual(['昨天写的', '昨天写的，今天又写'])
})

test('when the page goes, what the journal lacks is stored at once, and nothing else', async () => {
  const { store, flushed } = makeStore()
  store.flush()
  store.change({ content: '放学' })
  store.flush()
  expect(flushed.map((each) => each.content)).toEqual(['放学'])
  await store.saveLocally()
  store.flush()
  expect(flushed).toHaveLength(1)
})

test('overtaken by another page: saves the text here, says so, and stops trying', async () => {
  const { store, written, sent } = makeStore({
    server: async () => Promise.reject(new Error('overtaken')),
    overtaking: () => ({ draft: { ...empty, content: '别处写的' }, version: 7 }),
  })
  store.change({ title: '雨', content: '放学时' })
  await expect(store.save(2)).rejects.toThrow('overtaken')
  expect(store.read().state).toBe('overtaken')
  expect(written.at(-1)).toMatchObject({ draft: { content: '放学时' }, baseVersion: 1 })
  await store.autoSave()
  expect(sent).toHaveLength(1)
})

test('its own save, whose answer was lost, overtakes nobody', async () => {
  const lost = new Error('no answer')
  const answers = [lost, new Error('overtaken'), { version: 3 }]
  const arrived: Overtaking = { draft: { ...empty, title: '雨', content: '放学时' }, version: 2 }
  let failures = 0
  const { store, sent } = makeStore({
    server: async () => {
      const answer = answers.shift() ?? lost
      if (answer instanceof Error) throw answer
      return answer
    },
    overtaking: () => ((failures += 1) === 1 ? undefined : arrived),
  })
  store.change({ title: '雨', content: '放学时' })
  await store.autoSave()
  store.change({ content: '放学时，下雨了' })
  await store.autoSave()
  expect(sent.map((each) => each.baseVersion)).toEqual([1, 1, 2])
  expect(store.read().state).toBe('saved')
})

/** Answers in turn; an error is a failure of the call. */
function answering(...answers: ({ version: number } | string | Error)[]) {
  return async () => {
    const answer = answers.shift() ?? new Error('not asked for')
    if (answer instanceof Error) throw answer
    return answer
  }
}
const lostAnswer = new Error('no answer')
const overtakenRefusal = new Error('overtaken')

test('what the server has confirmed since is no text of its own any more', async () => {
  let theirs: Overtaking | undefined
  const { store, sent } = makeStore({
    server: answering(lostAnswer, { version: 3 }, overtakenRefusal),
    overtaking: () => theirs,
  })
  store.change({ title: '雨', content: '放学时' })
  await store.autoSave()
  await store.autoSave()
  expect(store.read().state).toBe('saved')
  // Another device has gone on and come back to the very text that was sent first.
  theirs = { draft: { ...empty, title: '雨', content: '放学时' }, version: 5 }
  store.change({ content: '放学时，下雨了' })
  await store.autoSave()
  expect(store.read().state).toBe('overtaken')
  expect(sent).toHaveLength(3)
})

test('any of several saves whose answers were lost is its own', async () => {
  let theirs: Overtaking | undefined
  const { store, sent } = makeStore({
    server: answering(lostAnswer, lostAnswer, overtakenRefusal, { version: 3 }),
    overtaking: () => theirs,
  })
  store.change({ title: '雨', content: '放学时' })
  await store.autoSave()
  store.change({ content: '放学时，下雨了' })
  await store.autoSave()
  theirs = { draft: { ...empty, title: '雨', content: '放学时' }, version: 2 }
  store.change({ content: '放学时，下雨了。' })
  await store.autoSave()
  expect(sent.map((each) => each.baseVersion)).toEqual([1, 1, 1, 2])
  expect(store.read().state).toBe('saved')
})

test('a text that was kept where no use is left is its own too', async () => {
  let theirs: Overtaking | undefined
  const { store } = makeStore({
    server: answering('批改服务已过期，请及时充值哦。', overtakenRefusal, { version: 3 }),
    overtaking: () => theirs,
  })
  store.change({ title: '雨', content: '放学时' })
  await store.save(1)
  theirs = { draft: { ...empty, title: '雨', content: '放学时' }, version: 2 }
  store.change({ content: '放学时，下雨了' })
  await store.autoSave()
  expect(store.read().state).toBe('saved')
})

test('a failure is over once the server has a later text', async () => {
  const { store } = makeStore({ server: answering(lostAnswer, { version: 2 }) })
  store.change({ title: '雨', content: '放学时' })
  await store.saveLocally()
  await store.autoSave()
  expect(store.read().state).toBe('failed')
  await store.autoSave()
  expect(store.read().state).toBe('saved')
  store.change({ content: '放学时，下雨了' })
  await store.saveLocally()
  expect(store.read().state).toBe('local')
})

test('a connection that is back and the clock, in the same breath, save once', async () => {
  const { store, sent } = makeStore()
  store.change({ title: '雨', content: '放学时' })
  await Promise.all([store.autoSave(), store.autoSave(), store.autoSave()])
  expect(sent).toHaveLength(1)
})

test('the record of how the text came in grows with it and makes no text another one', async () => {
  const { store, written, sent } = makeStore()
  store.change({ title: '雨', content: '放学时，春眠不觉晓' }, { typed: 4, pasted: 5 })
  store.change({ content: '放学时，' })
  store.change({ content: '放学时，下雨' }, { typed: 2 })
  await store.saveLocally()
  await store.autoSave()
  expect(written.at(-1)?.draft.process).toEqual({ typed: 6, pasted: 5, photo: 0, voice: 0 })
  expect(sent.at(-1)?.draft.process).toEqual({ typed: 6, pasted: 5, photo: 0, voice: 0 })
  store.change({ content: '放学时，' })
  store.change({ content: '放学时，下雨' }, { typed: 2 })
  expect(store.read().state).toBe('saved')
})

test('an essay that is gone keeps what stands on the paper on the device, and is sent no more', async () => {
  const { store, written, sent } = makeStore({
    draft: { ...empty, title: '雨', content: '放学时' },
    server: async () => Promise.reject(new Error('gone')),
    isGone: () => true,
  })
  await expect(store.save(1)).rejects.toThrow('gone')
  expect(store.read().state).toBe('gone')
  expect(written.at(-1)?.draft.content).toBe('放学时')
  store.change({ content: '放学时，下雨了' })
  await vi.advanceTimersByTimeAsync(LOCAL_SAVE_MS)
  expect(written.at(-1)?.draft.content).toBe('放学时，下雨了')
  await store.autoSave()
  expect(sent).toHaveLength(1)
})

test('a gone essay is written down even where nothing had changed since its last save', async () => {
  let isDeleted = false
  const { store, written, discarded } = makeStore({
    server: async () => (isDeleted ? Promise.reject(new Error('gone')) : { version: 2 }),
    isGone: () => true,
  })
  store.change({ title: '雨', content: '放学时' })
  await store.autoSave()
  isDeleted = true
  const before = discarded.length
  await expect(store.save(1)).rejects.toThrow('gone')
  expect(written.at(-1)?.draft.content).toBe('放学时')
  expect(discarded).toHaveLength(before)
})

test('a page that goes stores a gone essay also where its text is again what the server had', async () => {
  let isDeleted = false
  const { store, flushed } = makeStore({
    server: async () => (isDeleted ? Promise.reject(new Error('gone')) : { version: 2 }),
    isGone: () => true,
  })
  store.change({ title: '雨', content: '放学时' })
  await store.autoSave()
  isDeleted = true
  await expect(store.save(1)).rejects.toThrow('gone')
  store.change({ content: '放学时，' })
  await store.saveLocally()
  store.change({ content: '放学时' })
  store.flush()
  expect(flushed.map(({ content }) => content)).toEqual(['放学时'])
})
