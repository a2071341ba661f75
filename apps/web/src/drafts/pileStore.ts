/**
 * A pile of photographed essays that a teacher has not entered yet, in IndexedDB by person and
 * homework: a reload, a lost network or a closed tab takes nothing. Pictures stand beside the list,
 * so that a change of the list writes no picture again. What is entered goes at once; what nobody
 * went on with goes after a month, for these are children's hands.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { uploadFile } from '@zhupi/contract/calls/upload.ts'
import { openDB, type DBSchema } from 'idb'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'

export type PilePage = {
  key: string
  state: 'waiting' | 'failed' | 'read'
  read: EntityOf<typeof uploadFile> | undefined
  /** What the teacher put in the place of a doubtful character, by its place in the doubts. */
  answers: Readonly<Record<number, string>>
  /** The teacher's word on whether a pupil's essay begins here; undefined: as it seems. */
  begins: boolean | undefined
}

/** What the teacher wrote and chose, of the essay that begins with the page of this key. */
export type Edit = {
  /** The pages that it was written over; with others it is another essay. */
  pages: string
  pupilId?: number
  title?: string
  content?: string
  writingNo?: number
  genre?: string
}

export type Pile = {
  pages: readonly PilePage[]
  edits: Readonly<Record<string, Edit>>
  /** How many of this pile are entered already. */
  entered: number
}

export const EMPTY_PILE: Pile = { pages: [], edits: {}, entered: 0 }

type StoredPile = { pile: Pile; keptAt: number }

interface PileDb extends DBSchema {
  piles: { key: string; value: StoredPile }
  pictures: { key: string; value: { bytes: ArrayBuffer } }
}

const KEPT_DAYS = 30

const database = openDB<PileDb>('zhupi-piles', 1, {
  upgrade: (db) => {
    db.createObjectStore('piles')
    db.createObjectStore('pictures')
  },
})
// A browser that stores nothing says so at each use.
database.catch(() => {})

/** `owner` is stable for a person across sign-ins: the userId. */
export function pileKey(owner: string, homeworkId: number): string {
  return `${owner}/${homeworkId}`
}

export async function readPile(
  key: string,
  now: Date,
): Promise<{ pile: Pile; pictures: ReadonlyMap<string, Blob> } | undefined> {
  await sweep(now)
  const db = await database
  const stored = await db.get('piles', key)
  if (stored === undefined) return undefined
  const pictures = new Map<string, Blob>()
  for (const pictureKey of await db.getAllKeys('pictures', within(key))) {
    const picture = await db.get('pictures', pictureKey)
    if (picture !== undefined)
      pictures.set(
        pictureKey.slice(key.length + 1),
        new Blob([picture.bytes], { type: 'image/jpeg' }),
      )
  }
  return { pile: stored.pile, pictures }
}

/** Without its pictures: each is written once, by keepPicture. */
export async function keepPile(key: string, pile: Pile, now: Date): Promise<void> {
  await (await database).put('piles', { pile, keptAt: now.getTime() }, key)
}

export async function keepPicture(key: string, name: string, picture: Blob): Promise<void> {
  // Bytes: some browsers lose a Blob that they stored.
  const bytes = await picture.arrayBuffer()
  await (await database).put('pictures', { bytes }, `${key}/${name}`)
}

export async function dropPictures(key: string, names: readonly string[]): Promise<void> {
  const db = await database
  for (const name of names) await db.delete('pictures', `${key}/${name}`)
}

async function dropPile(key: string): Promise<void> {
  const db = await database
  await db.delete('piles', key)
  await db.delete('pictures', within(key))
}

/** Whoever removes the account takes what was never entered along. */
export async function dropPiles(owner: string): Promise<void> {
  const db = await database
  await db.delete('piles', within(owner))
  await db.delete('pictures', within(owner))
}

async function sweep(now: Date): Promise<void> {
  const db = await database
  for (const key of await db.getAllKeys('piles')) {
    const keptAt = (await db.get('piles', key))?.keptAt ?? 0
    if (now.getTime() - keptAt > KEPT_DAYS * DAY_MS) await dropPile(key)
  }
}

function within(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(`${prefix}/`, `${prefix}/\uffff`)
}
