/** The first save of a new practice essay, sent more than once, from one tab and from two. */
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { blankPractice, type OpenedPractice } from './practiceOpening.ts'

type Sent = {
  id?: number
  requestKey?: string
  questionId?: number
  title: string
  content: string
  version: number
}
type Stored = Sent & { id: number }

/** As much of the server as saving needs: by key or number, refusing what was overtaken. */
const stored: Stored[] = []
/** The texts on the device, by the journal's key. */
const journal = new Map<string, string[]>()
let losesAnswer = false
let hasQuestion = true
let next = 1

vi.mock('#client/session.ts', () => ({ PERSISTENT_PREFIX: 'kept/' }))
vi.mock('#client/api.ts', () => {
  class ApiError extends Error {
    readonly code: number
    constructor(code: number, message: string) {
      super(message)
      this.code = code
    }
  }
  const save = (sent: Sent): number => {
    const found = stored.find(({ id, requestKey }) =>
      sent.id === undefined ? requestKey === sent.requestKey : id === sent.id,
    )
    if (found === undefined) {
      if (sent.questionId !== undefined && !hasQuestion)
        throw new ApiError(REFUSALS.notFound.code, REFUSALS.notFound.text)
      stored.push({ ...sent, id: next, version: 1 })
      return next++
    }
    const isSame = found.title === sent.title && found.content === sent.content
    if (!isSame && sent.version < found.version)
      throw new ApiError(REFUSALS.draftOvertaken.code, REFUSALS.draftOvertaken.text)
    if (!isSame || sent.version === found.version)
      Object.assign(found, {
        title: sent.title,
        content: sent.content,
        version: found.version + 1,
      })
    return found.id
  }
  return {
    ApiError,
    api: async (_call: object, sent: Sent) => {
      const id = save(sent)
      if (losesAnswer) throw new ApiError(0, 'not reached')
      return id
    },
  }
})
vi.mock('./journal.ts', () => ({
  practiceKey: () => 'stored',
  openJournalWriter: (key: string) => ({
    write: async ({ content }: { content: string }) =>
      void journal.set(key, [...(journal.get(key) ?? []), content]),
    flushSync: () => {},
    discard: async (...texts: { content: string }[]) =>
      void journal.set(
        key,
        (journal.get(key) ?? []).filter((each) => !texts.some(({ content }) => content === each)),
      ),
  }),
}))
vi.mock('./offlineCache.ts', () => ({ savePracticeCopy: async () => {} }))
const { createPracticeStore } = await import('./practiceStore.ts')

beforeEach(() => {
  stored.length = 0
  journal.clear()
  losesAnswer = false
  hasQuestion = true
})

const opened: OpenedPractice = {
  address: { kind: 'new', requestKey: 'one-and-the-same-key', questionId: undefined },
  detail: undefined,
  task: null,
  owner: 'somebody',
  key: 'new',
  onServer: blankPractice({}),
  opening: { kind: 'server' },
}
const textsStored = () => stored.map(({ content }) => content)

test('a first save whose answer was lost is found again, and what was typed since goes after it', async () => {
  const store = createPracticeStore(opened)
  losesAnswer = true
  store.change({ content: '放学时' })
  await store.autoSave()
  expect(store.read().state).not.toBe('saved')
  losesAnswer = false
  store.change({ content: '放学时，下雨了' })
  await store.autoSave()
  expect(store.read()).toMatchObject({ state: 'saved', lastSave: { version: 2 } })
  store.change({ content: '放学时，下雨了。' })
  await store.autoSave()
  expect(textsStored()).toEqual(['放学时，下雨了。'])
})

test('two tabs with one new essay: neither overwrites the other, each text is kept', async () => {
  const [one, another] = [createPracticeStore(opened), createPracticeStore(opened)]
  one.change({ content: '第一页写的' })
  another.change({ content: '第二页写的' })
  await one.autoSave()
  await another.autoSave()
  expect(textsStored()).toEqual(['第一页写的', '第二页写的'])
  expect(another.read().state).toBe('saved')
})

test('a new essay that has its number is no text of this device alone any more', async () => {
  const store = createPracticeStore(opened)
  store.change({ content: '放学时' })
  await store.saveLocally()
  expect(journal.get('new')).toEqual(['放学时'])
  await store.autoSave()
  expect([...journal.values()].flat()).toEqual([])
})

test('a grade alone begins no essay', async () => {
  const store = createPracticeStore(opened)
  store.change({ gradeLevel: 5 })
  await store.autoSave()
  expect(stored).toEqual([])
})

test('practice whose question left the bank before its first save goes on as free practice', async () => {
  hasQuestion = false
  const store = createPracticeStore({
    ...opened,
    address: { kind: 'new', requestKey: 'one-and-the-same-key', questionId: 7 },
  })
  store.change({ content: '放学时' })
  await store.autoSave()
  expect(store.read().state).toBe('saved')
  expect(textsStored()).toEqual(['放学时'])
})
