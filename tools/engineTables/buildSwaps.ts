/**
 * Grows the forest that tells which words are taken for another (解除问题), and writes
 * packages/engine/tables/swaps.tables.gz. Takes three minutes.
 *
 *   node tools/engineTables/buildSwaps.ts --data DIR [--pairs DIR]
 *
 * It learns from faulty sentences of our own with their corrections (bench/quality/own/pairs, or
 * those of --pairs) and from right sentences that the other tables were not counted from (texts.ts,
 * and the essays of the engine's corpus); DIR of --data as for build.ts. The same inputs give the
 * same file, byte for byte. The figures of a swap come from the other tables: build it again after
 * them, and measure the thresholds of rules/grammar/misfit-word.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { CorpusEssay } from '@zhupi/engine/corpus/corpusEssay.ts'
import { ESSAYS } from '@zhupi/engine/corpus/essays.ts'
import { proposeSwaps } from '@zhupi/engine/rules/grammar/swaps/proposeSwaps.ts'
import { SWAPS_MAGIC } from '@zhupi/engine/tables/swaps.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { Forest } from '@zhupi/engine/tables/trees.ts'
import { cutWords } from '@zhupi/engine/text/words.ts'
import { zipWithComment } from './gzip.ts'
import { Packing } from './packing.ts'
import { keptApart, readTexts, sentencesIn } from './texts.ts'
import { packForest, trainForest, type Row } from './trainForest.ts'

const SOURCES = [
  'Zhupi swaps: weights of a forest over figures of the other tables, fitted on sentences of our own',
  '(bench/quality/own/pairs, tools/engineTables/everyday) and on lines of the texts that',
  'engine.tables.gz names (CC BY-SA 4.0).',
].join('\n')
const FILE = new URL('../../packages/engine/tables/swaps.tables.gz', import.meta.url)
const PAIRS = fileURLToPath(new URL('../../bench/quality/own/pairs/', import.meta.url))

const TRAINING = { trees: 300, depth: 4, rate: 0.08, smoothing: 30 }
/** Which kind of fault it learns from; of the others only the corrections. */
const KIND = 'collocation'
/** What nobody wrote beside a faulty sentence is more like an essay. */
const RIGHT_WEIGHT = 1.5
const SHORTEST = 6
const LONGEST = 60
/** Leaves in such steps pack well, and tell the same. */
const LEAF_STEPS = 256

type Pair = { kind: string; faulty: string; corrected: string }

const { data = '', pairs: from = PAIRS } = parseArgs({
  options: { data: { type: 'string' }, pairs: { type: 'string' } },
}).values
const tables = readShippedTables()
const pairs = readdirSync(from).toSorted().flatMap(pairsIn)
const right = [
  ...sentencesIn(keptApart(...Object.values(await readTexts(data)))),
  ...ESSAYS.flatMap(soundSentences),
].filter(
  (sentence) =>
    sentence.length >= SHORTEST && sentence.length <= LONGEST && /[。！？；]$/.test(sentence),
)
const forest = rounded(
  trainForest(
    [
      ...pairs.flatMap(({ kind, faulty, corrected }) => [
        ...(kind === KIND ? rowsOfFaulty(faulty, corrected) : []),
        ...rowsOfRight(corrected, kind === KIND ? 1 : RIGHT_WEIGHT),
      ]),
      ...right.flatMap((sentence) => rowsOfRight(sentence, RIGHT_WEIGHT)),
    ],
    TRAINING,
  ),
)
const packing = new Packing()
packing.text(SWAPS_MAGIC)
packForest(packing, forest)
const file = zipWithComment(packing.whole(), SOURCES)
await writeFile(FILE, file)
console.log(`${pairs.length} pairs, ${right.length} right sentences, ${file.length} bytes packed`)

function pairsIn(name: string): Pair[] {
  return readFileSync(join(from, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind = '', faulty = '', corrected = ''] = line.split('|')
      return { kind, faulty, corrected }
    })
}

function soundSentences({ essay, planted }: CorpusEssay): string[] {
  return sentencesIn(essay.content.split('\n')).filter(
    (sentence) => !planted.some(({ wrong }) => sentence.includes(wrong)),
  )
}

/** Whatever is taken for the right word: the mark only says which one is out of place. */
function rowsOfFaulty(faulty: string, corrected: string): Row[] {
  const [start, end] = changed(faulty, corrected)
  return swapsIn(faulty).map(({ word, values }): Row => ({
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
