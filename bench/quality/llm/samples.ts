/** What engine and model are both measured on: essays of our own, and the rows of a data folder. */
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import type { Essay } from '@zhupi/engine/types.ts'
import { findDataSets } from '../dataSets.ts'
import { proseOf } from '../essays.ts'
import { ownSlipEssays, type Planted } from '../ownSlips.ts'
import { readRows, type Row } from '../rows.ts'

/** `planted`: where its faults are; whatever else is marked is a false alarm. */
export type Sample = {
  set: string
  essay: Essay
  planted: readonly Pick<Planted, 'paragraph' | 'start' | 'end' | 'right'>[]
}

/** Of each set the first `limit`. */
export function findSamples(data: string | undefined, limit: number): Sample[] {
  const own = ownSlipEssays().map(({ essay, planted }): Sample => ({ set: 'own', essay, planted }))
  if (data === undefined || !existsSync(join(data))) return own.slice(0, limit)
  const sets = findDataSets(data, undefined).flatMap(({ folder, key, files }) => {
    const read = READERS.get(folder)
    if (read === undefined) return []
    const rows = files.flatMap(readRows).slice(0, limit)
    return rows.map((row): Sample => ({ set: `${folder}.${key}`, ...read(row) }))
  })
  return [...own.slice(0, limit), ...sets]
}

const READERS = new Map<string, (row: Row) => Omit<Sample, 'set'>>([
  ['spelling', (row) => sentencePair(row.text('source'), row.text('target'))],
  ['clean', (row) => ({ essay: proseOf(row), planted: [] })],
])

const MIDDLE_GRADE = 5

function sentencePair(source: string, target: string): Omit<Sample, 'set'> {
  const essay = {
    ...{ title: '', content: source, genre: 'e-event', gradeLevel: MIDDLE_GRADE },
    task: { title: '', requirement: '', minCharacters: 0, maxCharacters: null },
  }
  // Only characters are mixed up in these rows.
  const at = source.length === target.length ? [...source.split('').keys()] : []
  return {
    essay,
    planted: at
      .filter((place) => source[place] !== target[place])
      .map((start) => ({ paragraph: 0, start, end: start + 1, right: target[start] ?? '' })),
  }
}
