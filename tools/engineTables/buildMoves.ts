/**
 * Grows the forest that tells which words of a sentence stand in the wrong order, and writes
 * packages/engine/tables/moves.tables.gz. Takes a minute.
 *
 *   node tools/engineTables/buildMoves.ts --data DIR [--apart NAME]
 *
 * It learns from faulty sentences of our own with their corrections (bench/quality/own/pairs) and
 * from right sentences that the other tables were not counted from (texts.ts, and the essays of the
 * engine's corpus); DIR as for build.ts.
 * With `--apart` nothing is written: the file of that name is kept from the learning, and how much
 * of it is found is printed. The same inputs give the same file, byte for byte. The figures of a move
 * come from the other tables: build it again after them, and measure the thresholds of
 * rules/grammar/moved-words.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { CorpusEssay } from '@zhupi/engine/corpus/corpusEssay.ts'
import { ESSAYS } from '@zhupi/engine/corpus/essays.ts'
import { proposeMoves, type Move } from '@zhupi/engine/rules/grammar/moves/proposeMoves.ts'
import { MOVES_MAGIC } from '@zhupi/engine/tables/moves.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import { forestLogOdds, type Forest } from '@zhupi/engine/tables/trees.ts'
import { zipWithComment } from './gzip.ts'
import { Packing } from './packing.ts'
import { keptApart, readTexts, sentencesIn } from './texts.ts'
import { packForest, trainForest, type Row } from './trainForest.ts'

const SOURCES = [
  'Zhupi moves: weights of a forest over figures of the other tables, fitted on sentences of our own',
  '(bench/quality/own/pairs, tools/engineTables/everyday) and on lines of the texts that',
  'engine.tables.gz names (CC BY-SA 4.0).',
].join('\n')
const FILE = new URL('../../packages/engine/tables/moves.tables.gz', import.meta.url)
const PAIRS = new URL('../../bench/quality/own/pairs/', import.meta.url)

const TRAINING = { trees: 200, depth: 6, rate: 0.12, smoothing: 8 }
/** A move that touches the fault and does not mend it still shows where it is. */
const TOUCHED_WEIGHT = 0.15
/** What nobody wrote beside a faulty sentence is more like an essay. */
const RIGHT_WEIGHT = 2.5
const SHORTEST = 6
const LONGEST = 60
/** Leaves in such steps pack well, and tell the same. */
const LEAF_STEPS = 256

type Pair = { kind: string; faulty: string; corrected: string; file: string }

const { data = '', apart } = parseArgs({
  options: { data: { type: 'string' }, apart: { type: 'string' } },
}).values
const tables = readShippedTables()
const pairs = readdirSync(PAIRS).toSorted().flatMap(pairsIn)
const right = [
  ...sentencesIn(keptApart(...Object.values(await readTexts(data)))),
  ...ESSAYS.flatMap(soundSentences),
].filter(
  (sentence) =>
    sentence.length >= SHORTEST && sentence.length <= LONGEST && /[。！？；]$/.test(sentence),
)
const learned = pairs.filter(({ file }) => file !== apart)
const forest = rounded(
  trainForest(
    [
      ...learned.flatMap(({ faulty, corrected }) => [
        ...rowsOfFaulty(faulty, corrected),
        ...rowsOfRight(corrected, 1),
      ]),
      ...right.flatMap((sentence) => rowsOfRight(sentence, RIGHT_WEIGHT)),
    ],
    TRAINING,
  ),
)
if (apart === undefined) {
  const packing = new Packing()
  packing.text(MOVES_MAGIC)
  packForest(packing, forest)
  const file = zipWithComment(packing.whole(), SOURCES)
  await writeFile(FILE, file)
  console.log(`${pairs.length} pairs, ${file.length} bytes packed`)
} else {
  const unseen = pairs.filter(({ file }) => file === apart)
  for (const least of [-0.5, -0.25, 0, 0.25, 0.5, 1, 1.5]) printFound(least, unseen)
}

function pairsIn(file: string): Pair[] {
  return readFileSync(new URL(file, PAIRS), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind = '', faulty = '', corrected = ''] = line.split('|')
      return { kind, faulty, corrected, file }
    })
}

function soundSentences({ essay, planted }: CorpusEssay): string[] {
  return sentencesIn(essay.content.split('\n')).filter(
    (sentence) => !planted.some(({ wrong }) => sentence.includes(wrong)),
  )
}

function rowsOfFaulty(faulty: string, corrected: string): Row[] {
  const [start, end] = changed(faulty, corrected)
  return proposeMoves(faulty, tables).map((move): Row => {
    const { values } = move
    if (moved(faulty, move) === corrected) return { values, wanted: true, weight: 1 }
    return move.start <= end && move.end >= start
      ? { values, wanted: true, weight: TOUCHED_WEIGHT }
      : { values, wanted: false, weight: 1 }
  })
}

function rowsOfRight(sentence: string, weight: number): Row[] {
  return proposeMoves(sentence, tables).map(({ values }) => ({ values, wanted: false, weight }))
}

function moved(sentence: string, { start, end, instead }: Move): string {
  return sentence.slice(0, start) + instead + sentence.slice(end)
}

/** [start, end) of what stands otherwise in the corrected sentence. */
function changed(faulty: string, corrected: string): [number, number] {
  const shorter = Math.min(faulty.length, corrected.length)
  let start = 0
  while (start < shorter && faulty[start] === corrected[start]) start += 1
  let behind = 0
  while (behind < shorter - start && faulty.at(-1 - behind) === corrected.at(-1 - behind))
    behind += 1
  return [start, faulty.length - behind]
}

function rounded(grown: Forest): Forest {
  return {
    ...grown,
    leaves: grown.leaves.map((leaf) => Math.round(leaf * LEAF_STEPS) / LEAF_STEPS),
  }
}

function likeliest(sentence: string): { odds: number; move: Move | null } {
  let best: { odds: number; move: Move | null } = { odds: -Infinity, move: null }
  for (const move of proposeMoves(sentence, tables)) {
    const odds = forestLogOdds(forest, move.values)
    if (odds > best.odds) best = { odds, move }
  }
  return best
}

function printFound(least: number, unseen: readonly Pair[]): void {
  const found = unseen.filter(({ faulty }) => likeliest(faulty).odds > least)
  const twins = unseen.filter(({ corrected }) => likeliest(corrected).odds > least)
  const mended = found.filter(({ faulty, corrected }) => {
    const { move } = likeliest(faulty)
    return move !== null && moved(faulty, move) === corrected
  })
  const kinds = [...new Set(unseen.map(({ kind }) => kind))].toSorted()
  const ofKind = kinds.map((kind) => `${kind} ${found.filter((pair) => pair.kind === kind).length}`)
  console.log(
    `${least}: ${found.length} of ${unseen.length}, mended ${mended.length}, twins ${twins.length}; ${ofKind.join(', ')}`,
  )
}
