/**
 * One wrong character in a good pupil's sentence, for each set of characters that are mixed up
 * (`slips.tsv` of the data: right, written): found, with the right character?
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mark } from '@zhupi/engine/types.ts'
import { marksOf, sentencesOf } from './engineUnderTest.ts'
import { percent, type Figures } from './figures.ts'
import { readRows } from './rows.ts'

const A_SET = 20
const SHORTEST = 10
const LONGEST = 60
const GRADES = [5, 8, 11]

export function findSlips(data: string): { slips: string; texts: string } | null {
  const slips = join(data, 'slips.tsv')
  const texts = join(data, 'clean', 'student-great.dev.jsonl')
  return existsSync(slips) && existsSync(texts) ? { slips, texts } : null
}

export function measurePlantedSlips(files: { slips: string; texts: string }): {
  figures: Figures
  details: string[]
} {
  const sentences = readRows(files.texts)
    .flatMap((row) => sentencesOf(row.text('text')))
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
  const planted = readFileSync(files.slips, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [right = '', written = ''] = line.split('\t')
      return plantedIn(sentences, right, written)
    })
  const found = GRADES.map((grade) => ({
    grade,
    kinds: planted.map((slip) => kindFound(marksOf(slip.text, grade), slip)),
  }))
  return {
    figures: Object.fromEntries(
      found.map(({ grade, kinds }) => [
        `grade${grade}`,
        {
          fault: percent(kinds.filter((kind) => kind === 'fault').length, kinds.length),
          withQuery: percent(kinds.filter((kind) => kind !== null).length, kinds.length),
        },
      ]),
    ),
    details: [
      ...Map.groupBy(planted.keys(), (at) => {
        const slip = planted[at]
        return `${slip?.right}→${slip?.written}`
      }),
    ].map(([set, places]) => {
      const kinds = places.map((at) => found[0]?.kinds[at])
      const faults = kinds.filter((kind) => kind === 'fault').length
      const queries = kinds.filter((kind) => kind === 'query').length
      return `slips: ${set} ${faults} faults, ${queries} queries of ${kinds.length}`
    }),
  }
}

type Planted = { text: string; at: number; right: string; written: string }

/** Evenly over all sentences that hold the right character. */
function plantedIn(sentences: readonly string[], right: string, written: string): Planted[] {
  const having = sentences.filter((sentence) => sentence.includes(right))
  const step = Math.max(1, Math.floor(having.length / A_SET))
  return having
    .filter((_, at) => at % step === 0)
    .slice(0, A_SET)
    .map((sentence) => {
      const at = sentence.indexOf(right)
      return { text: sentence.slice(0, at) + written + sentence.slice(at + 1), at, right, written }
    })
}

function kindFound(marks: readonly Mark[], { at, right }: Planted): Mark['kind'] | null {
  const mark = marks.find(
    ({ kind, start, end, suggestion }) =>
      (kind === 'fault' || kind === 'query') &&
      start <= at &&
      end > at &&
      suggestion?.charAt(at - start) === right,
  )
  return mark?.kind ?? null
}
