/**
 * Which essays of one homework share passages with each other, with the class's older essays, and
 * with texts of the product. See docs/decisions/similarity.md for what does not count.
 */
import { fingerprintsOf } from './fingerprints.ts'
import { matchTexts, type Passage } from './matchTexts.ts'
import {
  gramsOf,
  gramsOfAll,
  readText,
  type ReadText,
  WELL_KNOWN,
  withoutShared,
} from './readText.ts'

/** `writer`: nobody is compared with the own texts. */
export type ComparedText = { id: string; writer: string; content: string }

export type Similarity = {
  id: string
  otherId: string
  passages: Passage[]
  /** How many characters of all passages are the same. */
  characters: number
}

/** Shared by at least a third of the pupils, and by no fewer: a given opening, a recited text. */
const SHARED_BY_SHARE = 1 / 3
const SHARED_BY_MIN = 4
/** So many fingerprints in common make a closer look worth it. */
const FINGERPRINTS_MIN = 4
/** Below it chance, a common phrase or one sentence learned by heart says more than copying. */
const CHARACTERS_MIN = 60
const SHARE_MIN = 0.08

export type Comparison = {
  /** What the pupils handed in, each with its earlier drafts among `others`. */
  essays: readonly ComparedText[]
  /** Texts that may have been copied: drafts of the same homework, older essays, references. */
  others: readonly ComparedText[]
  /** The task, its hints, the teacher's sample. */
  given: readonly string[]
}

/** Each pair of essays once; yielded one essay at a time, for a caller that has others waiting. */
export function* compareEssays({ essays, others, given }: Comparison): Generator<Similarity[]> {
  const shared = new Set([...WELL_KNOWN, ...gramsOfAll(given), ...gramsOfMany(essays)])
  const read = (compared: ComparedText) => {
    const text = withoutShared(readText(compared.content), shared)
    return { ...compared, text, fingerprints: new Set(fingerprintsOf(text)) }
  }
  const readEssays = essays.map(read)
  const readOthers = others.map(read)
  for (const [index, essay] of readEssays.entries())
    yield [...readEssays.slice(index + 1), ...readOthers].flatMap((other) => {
      if (essay.writer === other.writer) return []
      if (countCommon(essay.fingerprints, other.fingerprints) < FINGERPRINTS_MIN) return []
      const passages = matchTexts(essay.text, other.text)
      const characters = passages.reduce((sum, each) => sum + each.characters, 0)
      return isMuch(characters, essay.text, other.text)
        ? [{ id: essay.id, otherId: other.id, passages, characters }]
        : []
    })
}

/** Grams that so many pupils have that nobody can have them from one of the others. */
function gramsOfMany(essays: readonly ComparedText[]): string[] {
  const writers = Map.groupBy(essays, ({ writer }) => writer)
  const least = Math.max(SHARED_BY_MIN, writers.size * SHARED_BY_SHARE)
  const counted = new Map<string, number>()
  for (const texts of writers.values())
    for (const gram of new Set(texts.flatMap(({ content }) => gramsOf(readText(content)))))
      counted.set(gram, (counted.get(gram) ?? 0) + 1)
  return [...counted].flatMap(([gram, pupils]) => (pupils >= least ? [gram] : []))
}

function countCommon(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0
  for (const fingerprint of a) if (b.has(fingerprint)) common += 1
  return common
}

function isMuch(characters: number, essay: ReadText, other: ReadText): boolean {
  const shorter = Math.min(essay.characters.length, other.characters.length)
  return characters >= CHARACTERS_MIN && characters >= shorter * SHARE_MIN
}
