/**
 * What the forests over sentences learn from: faulty sentences of our own with their corrections
 * (bench/quality/own/pairs), and right sentences that the other tables were not counted from.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { CorpusEssay } from '@zhupi/engine/corpus/corpusEssay.ts'
import { ESSAYS } from '@zhupi/engine/corpus/essays.ts'
import type { Forest } from '@zhupi/engine/tables/trees.ts'
import { keptApart, readTexts, sentencesIn } from './texts.ts'

export type Pair = { kind: string; faulty: string; corrected: string; file: string }

const PAIRS = new URL('../../bench/quality/own/pairs/', import.meta.url)
/** UTF-16 units of a right sentence. */
const SHORTEST = 6
const LONGEST = 60
/** Leaves in such steps and thresholds of so many figures pack well, and tell the same. */
const LEAF_STEPS = 64
const THRESHOLD_FIGURES = 4

export function readPairs(): Pair[] {
  return readdirSync(PAIRS)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, PAIRS), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => {
          const [kind = '', faulty = '', corrected = ''] = line.split('|')
          return { kind, faulty, corrected, file }
        }),
    )
}

/** Of the texts in `data` (as for build.ts) and of the engine's corpus. */
export async function rightSentences(data: string): Promise<string[]> {
  return [
    ...sentencesIn(keptApart(...Object.values(await readTexts(data)))),
    ...ESSAYS.flatMap(soundSentences),
  ].filter(
    (sentence) =>
      sentence.length >= SHORTEST && sentence.length <= LONGEST && /[。！？；]$/.test(sentence),
  )
}

function soundSentences({ essay, planted }: CorpusEssay): string[] {
  return sentencesIn(essay.content.split('\n')).filter(
    (sentence) => !planted.some(({ wrong }) => sentence.includes(wrong)),
  )
}

/** [start, end) of what stands otherwise in the corrected sentence. */
export function changed({ faulty, corrected }: Pair): [number, number] {
  const shorter = Math.min(faulty.length, corrected.length)
  let start = 0
  while (start < shorter && faulty[start] === corrected[start]) start += 1
  let behind = 0
  while (behind < shorter - start && faulty.at(-1 - behind) === corrected.at(-1 - behind))
    behind += 1
  return [start, faulty.length - behind]
}

/** As it is shipped. */
export function rounded(grown: Forest): Forest {
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
