/**
 * Grows the forest that tells which words are taken for another (解除问题), and writes
 * packages/engine/tables/swaps.tables.gz. Takes three minutes.
 *
 *   node tools/engineTables/buildSwaps.ts --data DIR [--apart NAME]
 *
 * It learns from what pairs.ts reads; DIR as for build.ts. With `--apart` nothing is written: the
 * file of pairs of that name is kept from the learning, and how much of it is found is printed. The
 * same inputs give the same file, byte for byte. The figures of a swap come from the other tables and
 * from lexicon/companions: build it again after them, and measure the thresholds of
 * rules/grammar/misfit-word.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { proposeSwaps } from '@zhupi/engine/rules/grammar/swaps/proposeSwaps.ts'
import { SWAPS_MAGIC } from '@zhupi/engine/tables/swaps.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import { forestLogOdds } from '@zhupi/engine/tables/trees.ts'
import { cutWords } from '@zhupi/engine/text/words.ts'
import { zipWithComment } from './gzip.ts'
import { Packing } from './packing.ts'
import { changed, readPairs, rightSentences, rounded, type Pair } from './pairs.ts'
import { packForest, trainForest, type Row } from './trainForest.ts'

const SOURCES = [
  'Zhupi swaps: weights of a forest over figures of the other tables, fitted on sentences of our own',
  '(bench/quality/own/pairs, tools/engineTables/everyday) and on lines of the texts that',
  'engine.tables.gz names (CC BY-SA 4.0).',
].join('\n')
const FILE = new URL('../../packages/engine/tables/swaps.tables.gz', import.meta.url)

const TRAINING = { trees: 300, depth: 4, rate: 0.08, smoothing: 30 }
/** Which kind of fault it learns from; of the others only the corrections. */
const KIND = 'collocation'
/** What nobody wrote beside a faulty sentence is more like an essay. */
const RIGHT_WEIGHT = 1.5

const { data = '', apart } = parseArgs({
  options: { data: { type: 'string' }, apart: { type: 'string' } },
}).values
const tables = readShippedTables()
const pairs = readPairs()
const right = await rightSentences(data)
const forest = rounded(
  trainForest(
    [
      ...pairs
        .filter(({ file }) => file !== apart)
        .flatMap((pair) => [
          ...(pair.kind === KIND ? rowsOfFaulty(pair) : []),
          ...rowsOfRight(pair.corrected, pair.kind === KIND ? 1 : RIGHT_WEIGHT),
        ]),
      ...right.flatMap((sentence) => rowsOfRight(sentence, RIGHT_WEIGHT)),
    ],
    TRAINING,
  ),
)
if (apart === undefined) {
  const packing = new Packing()
  packing.text(SWAPS_MAGIC)
  packForest(packing, forest)
  const file = zipWithComment(packing.whole(), SOURCES)
  await writeFile(FILE, file)
  console.log(`${pairs.length} pairs, ${file.length} bytes packed`)
} else {
  const unseen = pairs.filter(({ file }) => file === apart)
  for (const least of [0, 0.5, 1, 1.5, 2]) {
    const found = unseen.filter((pair) => isFound(pair, least))
    const twins = unseen.filter(({ corrected }) =>
      oddsIn(corrected).some(({ odds }) => odds > least),
    )
    console.log(`${least}: ${found.length} of ${unseen.length}, twins ${twins.length}`)
  }
}

function isFound(pair: Pair, least: number): boolean {
  const [start, end] = changed(pair)
  return oddsIn(pair.faulty).some(
    ({ word, odds }) => odds > least && word.start <= end && word.end >= start,
  )
}

function oddsIn(sentence: string) {
  return swapsIn(sentence).map(({ word, values }) => ({
    word,
    odds: forestLogOdds(forest, values),
  }))
}

/** Whatever is taken for the right word: the mark only says which one is out of place. */
function rowsOfFaulty(pair: Pair): Row[] {
  const [start, end] = changed(pair)
  return swapsIn(pair.faulty).map(({ word, values }): Row => ({
    values,
    wanted: word.start < end && word.end > start,
    weight: 1,
  }))
}

function rowsOfRight(sentence: string, weight: number): Row[] {
  return swapsIn(sentence).map(({ values }) => ({ values, wanted: false, weight }))
}

function swapsIn(sentence: string) {
  return proposeSwaps(cutWords(sentence, tables), tables)
}
