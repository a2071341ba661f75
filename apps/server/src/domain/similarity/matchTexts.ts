/** What two texts have in common, passage by passage; a word changed here and there hides nothing. */
import { GRAM_LENGTH, gramsOf, type ReadText } from './readText.ts'

/** A stretch of each text, in UTF-16 units, and how many characters of it are the same. */
export type Passage = {
  start: number
  end: number
  otherStart: number
  otherEnd: number
  characters: number
}

/** A run of the same characters, by index of character. */
type Run = { at: number; otherAt: number; length: number }
type Chain = { runs: Run[]; same: number; end: number; otherEnd: number }

/** So many characters may differ between two runs of one passage: a word or two put for others. */
const GAP_MAX = 10
/** Shorter passages are phrases that anybody writes. */
const PASSAGE_MIN = 16
/** Of a passage's length, how much is the same: words changed everywhere make another sentence. */
const SAME_MIN = 0.6
/** Of one gram in the other text: more often it is a refrain. */
const PLACES_MAX = 12

/** The passages in the order of the first text; none of them overlap there. */
export function matchTexts(text: ReadText, other: ReadText): Passage[] {
  const chains = chainRuns(listRuns(text, other))
    .filter((chain) => chain.same >= PASSAGE_MIN && density(chain) >= SAME_MIN)
    .toSorted((a, b) => b.same - a.same)
  const taken: Chain[] = []
  for (const chain of chains)
    if (!taken.some((each) => startOf(each) < chain.end && startOf(chain) < each.end))
      taken.push(chain)
  return taken
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((chain) => ({
      ...placesOf(text, startOf(chain), chain.end),
      ...otherPlacesOf(other, chain.runs[0]?.otherAt ?? 0, chain.otherEnd),
      characters: chain.same,
    }))
}

/** The longest runs of at least GRAM_LENGTH characters that count in both texts. */
function listRuns(text: ReadText, other: ReadText): Run[] {
  const placesByGram = new Map<string, number[]>()
  for (const [at, gram] of gramsOf(other).entries()) {
    const places = placesByGram.get(gram) ?? []
    if (places.length < PLACES_MAX) placesByGram.set(gram, [...places, at])
  }
  const isSame = (at: number, otherAt: number) =>
    text.characters[at] !== undefined &&
    text.characters[at] === other.characters[otherAt] &&
    text.counts[at] === true &&
    other.counts[otherAt] === true
  return gramsOf(text).flatMap((gram, at) =>
    (placesByGram.get(gram) ?? []).flatMap((otherAt) => {
      // Not where a run that began before goes on.
      if (isSame(at - 1, otherAt - 1)) return []
      let length = 0
      while (isSame(at + length, otherAt + length)) length += 1
      return length >= GRAM_LENGTH ? [{ at, otherAt, length }] : []
    }),
  )
}

/** Runs that follow each other closely in both texts belong to one passage. */
function chainRuns(runs: readonly Run[]): Chain[] {
  const chains: Chain[] = []
  for (const run of runs) {
    const before = chains.findLast(
      ({ end, otherEnd }) =>
        isWithin(run.at - end, GAP_MAX) && isWithin(run.otherAt - otherEnd, GAP_MAX),
    )
    const end = run.at + run.length
    const otherEnd = run.otherAt + run.length
    if (before === undefined) {
      chains.push({ runs: [run], same: run.length, end, otherEnd })
      continue
    }
    before.runs.push(run)
    before.same += run.length
    before.end = end
    before.otherEnd = otherEnd
  }
  return chains
}

function isWithin(gap: number, most: number): boolean {
  return gap >= 0 && gap <= most
}

function startOf(chain: Chain): number {
  return chain.runs[0]?.at ?? 0
}

/** Of the longer of its two sides. */
function density(chain: Chain): number {
  const otherStart = chain.runs[0]?.otherAt ?? 0
  return chain.same / Math.max(chain.end - startOf(chain), chain.otherEnd - otherStart)
}

function placesOf(text: ReadText, from: number, to: number) {
  return { start: placeOf(text, from), end: placeOf(text, to - 1) + sizeOf(text, to - 1) }
}

function otherPlacesOf(other: ReadText, from: number, to: number) {
  const { start, end } = placesOf(other, from, to)
  return { otherStart: start, otherEnd: end }
}

function placeOf(text: ReadText, at: number): number {
  return text.places[at] ?? 0
}

function sizeOf(text: ReadText, at: number): number {
  return text.characters[at]?.length ?? 0
}
