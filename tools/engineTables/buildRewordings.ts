/**
 * Grows the forests that tell which words of a sentence stand in the wrong order and where a little
 * word is missing, and writes packages/engine/tables/rewordings.tables.gz. Takes two minutes.
 *
 *   node tools/engineTables/buildRewordings.ts --data DIR [--apart NAME]
 *
 * It learns from faulty sentences of our own with their corrections (bench/quality/own/pairs) and
 * from right sentences that the other tables were not counted from (texts.ts, and the essays of the
 * engine's corpus); DIR as for build.ts.
 * With `--apart` nothing is written: the file of that name is kept from the learning, and how much
 * of it is found is printed. The same inputs give the same file, byte for byte. The figures of a
 * rewording come from the other tables: build it again after them, and measure the thresholds of
 * rules/grammar/moved-words and word-gap.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { proposeAdditions } from '@zhupi/engine/rules/grammar/rewordings/proposeAdditions.ts'
import { proposeMoves } from '@zhupi/engine/rules/grammar/rewordings/proposeMoves.ts'
import type { Rewording } from '@zhupi/engine/rules/grammar/rewordings/readClauses.ts'
import { REWORDINGS_MAGIC } from '@zhupi/engine/tables/rewordings.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import { forestLogOdds, type Forest } from '@zhupi/engine/tables/trees.ts'
import { zipWithComment } from './gzip.ts'
import { Packing } from './packing.ts'
import { changed, readPairs, rightSentences, rounded, type Pair } from './pairs.ts'
import { packForest, trainForest, type Row } from './trainForest.ts'

const SOURCES = [
  'Zhupi rewordings: weights of forests over figures of the other tables, fitted on sentences of our own',
  '(bench/quality/own/pairs, tools/engineTables/everyday) and on lines of the texts that',
  'engine.tables.gz names (CC BY-SA 4.0).',
].join('\n')
const FILE = new URL('../../packages/engine/tables/rewordings.tables.gz', import.meta.url)

const TRAINING = { trees: 400, depth: 6, rate: 0.1, smoothing: 8 }
/** A rewording that touches the fault and does not mend it still shows where it is. */
const TOUCHED_WEIGHT = 0.15
/** What nobody wrote beside a faulty sentence is more like an essay. */
const RIGHT_WEIGHT = 2.5

type Propose = (sentence: string, tables: Tables) => Rewording[]

const { data = '', apart } = parseArgs({
  options: { data: { type: 'string' }, apart: { type: 'string' } },
}).values
const tables = readShippedTables()
const pairs = readPairs()
const right = await rightSentences(data)
const learned = pairs.filter(({ file }) => file !== apart)
const unseen = pairs.filter(({ file }) => file === apart)
const packing = new Packing()
packing.text(REWORDINGS_MAGIC)
for (const propose of [proposeMoves, proposeAdditions]) {
  const forest = grow(propose)
  packForest(packing, forest)
  if (apart !== undefined)
    for (const least of [-0.5, 0, 0.5, 1, 1.5, 2, 2.5]) printFound(least, propose, forest)
}
if (apart === undefined) {
  const file = zipWithComment(packing.whole(), SOURCES)
  await writeFile(FILE, file)
  console.log(`${pairs.length} pairs, ${file.length} bytes packed`)
}

function grow(propose: Propose): Forest {
  return rounded(
    trainForest(
      [
        ...learned.flatMap((pair) => [
          ...rowsOfFaulty(propose, pair),
          ...rowsOfRight(propose, pair.corrected, 1),
        ]),
        ...right.flatMap((sentence) => rowsOfRight(propose, sentence, RIGHT_WEIGHT)),
      ],
      TRAINING,
    ),
  )
}

function rowsOfFaulty(propose: Propose, pair: Pair): Row[] {
  const { faulty, corrected } = pair
  const [start, end] = changed(pair)
  return propose(faulty, tables).map((rewording): Row => {
    const { values } = rewording
    if (reworded(faulty, rewording) === corrected) return { values, wanted: true, weight: 1 }
    return rewording.start <= end && rewording.end >= start
      ? { values, wanted: true, weight: TOUCHED_WEIGHT }
      : { values, wanted: false, weight: 1 }
  })
}

function rowsOfRight(propose: Propose, sentence: string, weight: number): Row[] {
  return propose(sentence, tables).map(({ values }) => ({ values, wanted: false, weight }))
}

function reworded(sentence: string, { start, end, instead }: Rewording): string {
  return sentence.slice(0, start) + instead + sentence.slice(end)
}

type Likeliest = { odds: number; rewording: Rewording | null }

function likeliest(sentence: string, propose: Propose, forest: Forest): Likeliest {
  let best: Likeliest = { odds: -Infinity, rewording: null }
  for (const rewording of propose(sentence, tables)) {
    const odds = forestLogOdds(forest, rewording.values)
    if (odds > best.odds) best = { odds, rewording }
  }
  return best
}

function printFound(least: number, propose: Propose, forest: Forest): void {
  const found = unseen.filter(({ faulty }) => likeliest(faulty, propose, forest).odds > least)
  const twins = unseen.filter(({ corrected }) => likeliest(corrected, propose, forest).odds > least)
  const mended = found.filter(({ faulty, corrected }) => {
    const { rewording } = likeliest(faulty, propose, forest)
    return rewording !== null && reworded(faulty, rewording) === corrected
  })
  const kinds = [...new Set(unseen.map(({ kind }) => kind))].toSorted()
  const ofKind = kinds.map((kind) => `${kind} ${found.filter((pair) => pair.kind === kind).length}`)
  console.log(
    `${propose.name} ${least}: ${found.length} of ${unseen.length}, mended ${mended.length}, twins ${twins.length}; ${ofKind.join(', ')}`,
  )
}
