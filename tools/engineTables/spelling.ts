/**
 * Trains the spelling model (packages/engine/src/rules/spelling/model) to tell which of the edits
 * it proposes are wanted: on sentences with their corrections, and on synthetic errors in corpus
 * lines that the language table has not seen.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { proposeEdits } from '@zhupi/engine/rules/spelling/model/proposeEdits.ts'
import { readSentence } from '@zhupi/engine/rules/spelling/model/readSentence.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import type { Forest } from '@zhupi/engine/tables/trees.ts'
import { NO_NAMES } from '@zhupi/engine/text/words.ts'
import { synthesize, synthesizePupils } from './syntheticErrors.ts'
import type { Texts } from './texts.ts'
import { trainForest, type Row } from './trainForest.ts'

export type SpellingRow = { source: string; target: string; weight: number; fold: number }

/**
 * The weight of a row: learners' sentences, nearest to what pupils write, and the rows of the small
 * file count more, the long medical and office texts less.
 */
const FILES: readonly (readonly [string, number])[] = [
  ['sighan15', 2],
  ['ecspell-law', 1],
  ['ecspell-med', 0.7],
  ['ecspell-odw', 0.7],
  ['mcsc', 3],
]
const FOLDS = 4
const SYNTHETIC_WEIGHT = 0.15
const PUPILS_WEIGHT = 1
const TRAINING = { trees: 160, depth: 6, rate: 0.12, smoothing: 5 }

export async function readSpellingRows(data: string): Promise<SpellingRow[]> {
  const rows: SpellingRow[] = []
  for (const [name, weight] of FILES) {
    const text = await readFile(join(data, 'spelling', `${name}.dev.jsonl`), 'utf8')
    text
      .trim()
      .split('\n')
      .forEach((line, place) => {
        const { source, target }: { source: string; target: string } = JSON.parse(line)
        if (source.length !== target.length) return
        rows.push({ source, target, weight, fold: place % FOLDS })
        // Nearly every learner's sentence has an error: the corrected one shows what is right.
        if (name === 'sighan15') rows.push({ source: target, target, weight, fold: place % FOLDS })
      })
  }
  return rows
}

/** [written][meant] → how often. */
export function countPairs(rows: readonly SpellingRow[]): Map<string, number> {
  const pairs = new Map<string, number>()
  for (const { source, target } of rows) {
    for (let at = 0; at < source.length; at += 1) {
      const pair = source.charAt(at) + target.charAt(at)
      if (source[at] !== target[at] && /^[\u4e00-\u9fff]{2}$/.test(pair))
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
  }
  return pairs
}

/**
 * `tablesFor` builds tables whose pairs come from the rows given: four-fold, so that no row is
 * judged with pairs that it contributed itself.
 */
export function trainSpelling(
  texts: Texts,
  rows: readonly SpellingRow[],
  tablesFor: (rows: readonly SpellingRow[]) => Tables,
): Forest {
  const training: Row[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const tables = tablesFor(rows.filter((row) => row.fold !== fold))
    for (const row of rows) {
      if (row.fold === fold) addEdits(training, row, tables)
    }
    if (fold === 0) {
      for (const { source, target } of synthesize(texts, tables))
        addEdits(training, { source, target, weight: SYNTHETIC_WEIGHT, fold }, tables)
      for (const { source, target } of synthesizePupils(texts, tables))
        addEdits(training, { source, target, weight: PUPILS_WEIGHT, fold }, tables)
    }
  }
  return trainForest(training, TRAINING)
}

function addEdits(training: Row[], { source, target, weight }: SpellingRow, tables: Tables): void {
  for (const { start, end, to, features } of proposeEdits(
    readSentence(source, tables, NO_NAMES),
    tables,
    () => false,
  )) {
    training.push({ values: features, wanted: target.slice(start, end) === to, weight })
  }
}
