/** What this device keeps of a photographed pile: whose it is, and when it goes. */
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import {
  dropPictures,
  dropPiles,
  EMPTY_PILE,
  keepPicture,
  keepPile,
  pileKey,
  readPile,
} from './pileStore.ts'

type Range = { lower: string; upper: string }
const stores = vi.hoisted(() => new Map<string, Map<string, unknown>>())

vi.mock('idb', () => {
  const rowsOf = (store: string) => {
    const rows = stores.get(store) ?? new Map<string, unknown>()
    stores.set(store, rows)
    return rows
  }
  const keysOf = (store: string, range?: string | Range) =>
    [...rowsOf(store).keys()].filter((key) =>
      typeof range === 'string'
        ? key === range
        : range === undefined || (key >= range.lower && key <= range.upper),
    )
  return {
    openDB: async () => ({
      get: async (store: string, key: string) => rowsOf(store).get(key),
      put: async (store: string, value: unknown, key: string) =>
        void rowsOf(store).set(key, structuredClone(value)),
      getAllKeys: async (store: string, range?: Range) => keysOf(store, range),
      delete: async (store: string, range: string | Range) =>
        keysOf(store, range).forEach((key) => rowsOf(store).delete(key)),
    }),
  }
})
vi.stubGlobal('IDBKeyRange', { bound: (lower: string, upper: string) => ({ lower, upper }) })
beforeEach(() => stores.clear())

const now = new Date('2026-03-02T09:00:00+08:00')
const namesIn = async (key: string, at = now) => [
  ...((await readPile(key, at))?.pictures.keys() ?? []),
]

async function fill(key: string, ...names: string[]): Promise<void> {
  for (const name of names) await keepPicture(key, name, new Blob(['page']))
  await keepPile(key, { ...EMPTY_PILE, entered: 2 }, now)
}

test('a pile is found again as it was, with its own pictures and no other homework’s', async () => {
  await fill(pileKey('u1', 7), 'a', 'b')
  await fill(pileKey('u1', 71), 'c')
  const found = await readPile(pileKey('u1', 7), now)
  expect(found?.pile.entered).toBe(2)
  expect(await found?.pictures.get('a')?.text()).toBe('page')
  expect(await namesIn(pileKey('u1', 7))).toEqual(['a', 'b'])
})

test('what is entered goes at once, picture by picture', async () => {
  await fill(pileKey('u1', 7), 'a', 'b')
  await dropPictures(pileKey('u1', 7), ['a'])
  expect(await namesIn(pileKey('u1', 7))).toEqual(['b'])
})

test('who removes the account takes the own piles along, and nobody else’s', async () => {
  await fill(pileKey('u1', 7), 'a')
  await fill(pileKey('u12', 7), 'b')
  await dropPiles('u1')
  expect(await readPile(pileKey('u1', 7), now)).toBeUndefined()
  expect(await namesIn(pileKey('u12', 7))).toEqual(['b'])
})

test('a pile that nobody went on with is gone after a month, whoever opens another', async () => {
  await fill(pileKey('u1', 7), 'a')
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS)
  expect(await namesIn(pileKey('u1', 7), after(30))).toEqual(['a'])
  await readPile(pileKey('u2', 9), after(31))
  expect(stores.get('pictures')?.size).toBe(0)
})
