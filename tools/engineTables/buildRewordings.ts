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
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { CorpusEssay } from '@zhupi/engine/corpus/corpusEssay.ts'
import { ESSAYS } from '@zhupi/engine/corpus/essays.ts'
import { proposeAdditions } from '@zhupi/engine/rules/grammar/rewordings/proposeAdditions.ts'
import { proposeMoves } from '@zhupi/engine/rules/grammar/rewordings/proposeMoves.ts'
import type { Rewording } from '@zhupi/engine/rules/grammar/rewordings/readClauses.ts'
import { REWORDINGS_MAGIC } from '@zhupi/engine/tables/rewordings.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import { forestLogOdds, type Forest } from '@zhupi/engine/tables/trees.ts'
import { zipWithComment } from './gzip.ts'
import { Packing } from './packing.ts'
import { keptApart, readTexts, sentencesIn } from './texts.ts'
import { packForest, trainForest, type Row } from './trainForest.ts'

const SOURCES = [
  'Zhupi rewordings: weights of forests over figures of the other tables, fitted on sentences of our own',
  '(bench/quality/own/pairs, tools/engineTables/everyday) and on lines of the texts that',
  'engine.tables.gz names (CC BY-SA 4.0).',
].join('\n')
const FILE = new URL('../../packages/engine/tables/rewordings.tables.gz', import.meta.url)
const PAIRS = new URL('../../bench/quality/own/pairs/', import.meta.url)

const TRAINING = { trees: 400, depth: 6, rate: 0.1, smoothing: 8 }
/** A rewording that touches the fault and does not mend it still shows where it is. */
const TOUCHED_WEIGHT = 0.15
/** What nobody wrote beside a faulty sentence is more like an essay. */
const RIGHT_WEIGHT = 2.5
const SHORTEST = 6
const LONGEST = 60
/** Leaves in such steps and thresholds of so many figures pack well, and tell the same. */
const LEAF_STEPS = 64
const THRESHOLD_FIGURES = 4

type Pair = { kind: string; faulty: string; corrected: string; file: string }
type Propose = (sentence: string, tables: Tables) => Rewording[]

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
        ...learned.flatMap(({ faulty, corrected }) => [
          ...rowsOfFaulty(propose, faulty, corrected),
          ...rowsOfRight(propose, corrected, 1),
        ]),
        ...right.flatMap((sentence) => rowsOfRight(propose, sentence, RIGHT_WEIGHT)),
      ],
      TRAINING,
    ),
  )
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

function rowsOfFaulty(propose: Propose, faulty: string, corrected: string): Row[] {
  const [start, end] = changed(faulty, corrected)
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
    thresholds: grown.thresholds.map(roundedUp),
  }
}

/** Up, since a figure that is no more than the threshold must stay no more. */
function roundedUp(threshold: number): number {
  if (threshold === 0 || !Number.isFinite(threshold)) return threshold
  const step = 10 ** (Math.floor(Math.log10(Math.abs(threshold))) + 1 - THRESHOLD_FIGURES)
  return Math.ceil(threshold / step) * step
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
