/** What this device keeps: whose it is, and what of it may go. */
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { listGoneHomework, settleGone } from './goneHomework.ts'
import {
  dropJournal,
  journalKey,
  listJournal,
  listNewPractices,
  listUnsavedPractices,
  newPracticeKey,
  openJournalWriter,
  practiceKey,
  isOfHomework,
  type HomeworkEntry,
  type PracticeEntry,
} from './journal.ts'
import { readLocalCopies } from './localCopies.ts'
import { makeDemand } from './makeDemand.ts'
import {
  listOfflineCopies,
  listPracticeCopies,
  readOfflineCopy,
  removeOfflineCopies,
  saveOfflineCopy,
  savePracticeCopy,
  type OfflineCopy,
} from './offlineCache.ts'
import { homeworkCopy } from './opening.ts'
import { becomeStored, blankPractice } from './practiceOpening.ts'

type Range = { lower: string; upper: string }
const stores = vi.hoisted((): Map<string, unknown>[] => [])

/** As much of IndexedDB as the two databases use; keys are texts, in their order. */
function openFakeDatabase() {
  const named = new Map<string, ReturnType<typeof openFakeStore>>()
  const storeOf = (name: string) => {
    const store = named.get(name) ?? openFakeStore()
    named.set(name, store)
    return store
  }
  return {
    get: async (name: string, key: string) => storeOf(name).get(key),
    getAllKeys: async (name: string, range?: Range) => storeOf(name).keysOf(range),
    getAll: async (name: string, range?: Range) => storeOf(name).getAll(range),
    put: async (name: string, value: unknown, key: string) => storeOf(name).put(value, key),
    delete: async (name: string, range: string | Range) => storeOf(name).delete(range),
    transaction: (name: string) => ({ store: storeOf(name), done: Promise.resolve() }),
  }
}

function openFakeStore() {
  const rows = new Map<string, unknown>()
  stores.push(rows)
  const keysOf = (range?: string | Range) =>
    [...rows.keys()]
      .toSorted()
      .filter((key) =>
        typeof range === 'string'
          ? key === range
          : range === undefined || (key >= range.lower && key <= range.upper),
      )
  return {
    keysOf,
    get: async (key: string) => rows.get(key),
    getAll: async (range?: Range) => keysOf(range).map((key) => rows.get(key)),
    put: async (value: unknown, key: string) => void rows.set(key, value),
    delete: async (range: string | Range) => keysOf(range).forEach((key) => rows.delete(key)),
  }
}

vi.mock('idb', () => ({ openDB: async () => openFakeDatabase() }))
vi.mock('#client/session.ts', () => ({ PERSISTENT_PREFIX: 'kept/' }))
/** What the server answers to whoever asks for an essay. */
const server = vi.hoisted(() => ({ answer: async (): Promise<unknown> => ({}) }))
vi.mock('#client/api.ts', () => ({ api: () => server.answer(), ApiError: Error }))
vi.stubGlobal('IDBKeyRange', { bound: (lower: string, upper: string) => ({ lower, upper }) })

beforeEach(() => {
  for (const rows of stores) rows.clear()
  const values = new Map<string, string>()
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      values.set(name, value)
      Object.assign(storage, { [name]: value })
    },
    removeItem: (name: string) => {
      values.delete(name)
      Reflect.deleteProperty(storage, name)
    },
  }
  vi.stubGlobal('localStorage', storage)
})

const entryOf = (content: string): HomeworkEntry => ({
  title: '雨',
  content,
  genre: 'e-event',
  questionNo: 1,
  baseVersion: 1,
  typedAt: 0,
})
const textsIn = async (key: string) => (await listJournal(key)).map(({ content }) => content)

test('a save forgets the text that the server has, and no text of another tab', async () => {
  const key = journalKey('u1', 7)
  const [one, another] = [openJournalWriter(key), openJournalWriter(key)]
  await one.write(entryOf('放学时'), undefined)
  await another.write(entryOf('另一页写的'), undefined)
  await one.discard(entryOf('放学时'))
  expect(await textsIn(key)).toEqual(['另一页写的'])
})

test('a text takes the place of the one it grew from, and of no text of another tab', async () => {
  const key = journalKey('u1', 7)
  const [one, another] = [openJournalWriter(key), openJournalWriter(key)]
  await another.write(entryOf('另一页写的'), undefined)
  await one.write(entryOf('放学时'), undefined)
  await one.write(entryOf('放学时，下雨了'), entryOf('放学时'))
  expect(await textsIn(key)).toEqual(['另一页写的', '放学时，下雨了'])
})

test('what was flushed as the page went is in the journal at the next opening', async () => {
  const key = journalKey('u1', 7)
  const writer = openJournalWriter(key)
  await writer.write(entryOf('放学时'), undefined)
  writer.flushSync(entryOf('放学时，下雨了'), entryOf('放学时'))
  expect(await textsIn(key)).toEqual(['放学时，下雨了'])
  writer.flushSync(entryOf('放学时，下大雨了'), entryOf('放学时，下雨了'))
  await writer.discard(entryOf('放学时，下雨了'))
  expect(await textsIn(key)).toEqual([])
})

test('what is flushed while an earlier text is on its way into the journal outlives it', async () => {
  const key = journalKey('u1', 7)
  const writer = openJournalWriter(key)
  const writing = writer.write(entryOf('放学时'), undefined)
  writer.flushSync(entryOf('放学时，下雨了'), entryOf('放学时'))
  await writing
  expect(await textsIn(key)).toEqual(['放学时，下雨了'])
})

const practiceEntry = (content: string, typedAt: number): PracticeEntry => ({
  title: '',
  content,
  genre: '',
  gradeLevel: null,
  scoreScale: 100,
  author: '',
  baseVersion: 0,
  typedAt,
})

test('practice that no server knows is found again, the latest first, flushed or stored, and only one’s own', async () => {
  await openJournalWriter(newPracticeKey('u1', 'one')).write(practiceEntry('早写的', 1), undefined)
  openJournalWriter(newPracticeKey('u1', 'two')).flushSync(practiceEntry('后写的', 2), undefined)
  await openJournalWriter(newPracticeKey('u12', 'three')).write(
    practiceEntry('别人写的', 3),
    undefined,
  )
  await openJournalWriter(journalKey('u1', 7)).write(entryOf('作业'), undefined)
  const found = await listNewPractices('u1')
  expect(found.map(({ requestKey, entry }) => [requestKey, entry.content])).toEqual([
    ['two', '后写的'],
    ['one', '早写的'],
  ])
})

test('a practice list knows what the server has not confirmed, by the number of its essay', async () => {
  await openJournalWriter(practiceKey('u1', 12)).write(practiceEntry('早写的', 1), undefined)
  openJournalWriter(practiceKey('u1', 12)).flushSync(practiceEntry('后写的', 2), undefined)
  // Such a key may end like a number.
  await openJournalWriter(newPracticeKey('u1', 'one-4')).write(
    practiceEntry('没有号的', 3),
    undefined,
  )
  await openJournalWriter(practiceKey('u12', 13)).write(practiceEntry('别人写的', 3), undefined)
  const found = [...(await listUnsavedPractices('u1'))]
  expect(found.map(([id, { content }]) => [id, content])).toEqual([[12, '后写的']])
})

test('who removes the account takes the own texts along, and nobody else’s', async () => {
  const [own, anothers] = [journalKey('u1', 7), journalKey('u12', 7)]
  await openJournalWriter(own).write(entryOf('放学时'), undefined)
  openJournalWriter(own).flushSync(entryOf('放学时，下雨了'), undefined)
  await openJournalWriter(anothers).write(entryOf('别人写的'), undefined)
  openJournalWriter(anothers).flushSync(entryOf('别人刚写的'), undefined)
  await dropJournal('u1')
  expect(await textsIn(own)).toEqual([])
  expect(await textsIn(anothers)).toEqual(['别人写的', '别人刚写的'])
})

const copyOf = (id: number, keptAt: number): OfflineCopy => ({
  detail: {
    ishomework: 1,
    author: '林小满',
    isConsentRefused: false,
    id,
    homeworkId: id,
    title: '雨',
    content: '放学时',
    articleType: 'e-event',
    writingNo: 1,
    grade: 5,
    scoreKind: 100,
    status: 'underway',
    rejectReason: null,
    version: 1,
    process: { typed: 3, pasted: 0, photo: 0, voice: 0 },
  },
  demand: makeDemand({ homeworkId: id, title: '雨' }),
  keptAt,
})

const practiceCopyOf = (id: number) => ({
  detail: becomeStored(blankPractice({}), { id, task: null, version: 1 }),
  keptAt: id,
})

test('a pupil finds the own copies on a shared device, the latest first, and no others', async () => {
  await saveOfflineCopy('u1', copyOf(1, 10))
  await saveOfflineCopy('u12', copyOf(2, 20))
  await saveOfflineCopy('u1', copyOf(3, 30))
  expect((await listOfflineCopies('u1')).map(({ detail }) => detail.id)).toEqual([3, 1])
  expect(await readOfflineCopy('u1', 2)).toBeUndefined()
})

test('signing out removes the own copies alone', async () => {
  await saveOfflineCopy('u1', copyOf(1, 10))
  await saveOfflineCopy('u12', copyOf(2, 20))
  await savePracticeCopy('u1', practiceCopyOf(3))
  await savePracticeCopy('u12', practiceCopyOf(4))
  await removeOfflineCopies('u1')
  expect([await listOfflineCopies('u1'), await listPracticeCopies('u1')]).toEqual([[], []])
  expect(await readOfflineCopy('u12', 2)).toMatchObject({ keptAt: 20 })
  expect(await listPracticeCopies('u12')).toMatchObject([{ keptAt: 4 }])
})

test('twelve copies of either kind are kept, the latest', async () => {
  for (let at = 1; at <= 13; at += 1) {
    await saveOfflineCopy('u1', copyOf(at, at))
    await savePracticeCopy('u1', practiceCopyOf(at))
  }
  const latest = Array.from({ length: 12 }, (_, place) => 13 - place)
  expect((await listOfflineCopies('u1')).map(({ detail }) => detail.id)).toEqual(latest)
  expect((await listPracticeCopies('u1')).map(({ detail }) => detail.id)).toEqual(latest)
})

test('what stood on the screen is a copy too, once, beside what another tab wrote', async () => {
  const key = journalKey('u1', 7)
  const { title, content, genre, questionNo } = entryOf('放学时')
  const process = { typed: 3, pasted: 0, photo: 0, voice: 0 }
  const onServer = { title, content, genre, questionNo, process }
  await openJournalWriter(key).write(entryOf('另一页写的'), undefined)
  const textsWith = async (unsaved: HomeworkEntry) => {
    const toCopy = (entry: HomeworkEntry) => homeworkCopy(entry, onServer)
    const copies = await readLocalCopies(key, onServer, { isOfKind: isOfHomework, toCopy, unsaved })
    return copies.map(({ draft }) => draft.content)
  }
  expect(await textsWith(entryOf('屏幕上的'))).toEqual(['另一页写的', '屏幕上的'])
  expect(await textsWith(entryOf('另一页写的'))).toEqual(['另一页写的'])
})

const isNotFound = async () => Promise.reject(new Error(REFUSALS.notFound.text))
const isAway = async () => Promise.reject(new Error('网络不太好'))

test('homework that went while its last words were here is offered until its pupil settled it', async () => {
  await saveOfflineCopy('u1', copyOf(7, 10))
  await openJournalWriter(journalKey('u1', 7)).write(entryOf('放学时'), undefined)
  server.answer = isNotFound
  expect(await listGoneHomework('u1')).toEqual([{ submissionId: 7, homeworkId: 7, title: '雨' }])
  await settleGone('u1', 7, practiceEntry('放学时', 1))
  expect(await listGoneHomework('u1')).toEqual([])
  await openJournalWriter(journalKey('u1', 7)).write(entryOf('又写了一句'), entryOf('放学时'))
  expect(await listGoneHomework('u1')).toHaveLength(1)
})

test('nothing is called gone that is there, or that nobody knows of without a network', async () => {
  await saveOfflineCopy('u1', copyOf(7, 10))
  await openJournalWriter(journalKey('u1', 7)).write(entryOf('放学时'), undefined)
  for (const answer of [isAway, async () => ({})]) {
    server.answer = answer
    expect(await listGoneHomework('u1')).toEqual([])
  }
})
