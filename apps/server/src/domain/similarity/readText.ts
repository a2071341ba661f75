/** A text as it is compared: its characters without points and spaces, and which of them count. */
import { WELL_KNOWN_TEXTS } from './wellKnownTexts.ts'

export type ReadText = {
  /** Chinese characters, letters and figures, one code point each. */
  characters: readonly string[]
  /** Where each stands in the text, in UTF-16 units. */
  places: readonly number[]
  /** False: a quotation, or what everybody may share. It neither counts nor begins a match. */
  counts: boolean[]
}

/** Characters of one fingerprint: shorter ones are everyday words, longer ones miss small changes. */
export const GRAM_LENGTH = 5

const KEPT = /[\p{Script=Han}\p{Letter}\p{Number}]/u
/** What stands in quotation marks, also across a line that is quoted whole; never a whole essay. */
const QUOTATIONS =
  /“[^”]{1,300}”|「[^」]{1,300}」|『[^』]{1,300}』|《[^》]{1,60}》|"[^"\n]{1,300}"/gu

export function readText(text: string): ReadText {
  const quoted = [...text.matchAll(QUOTATIONS)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
  const characters: string[] = []
  const places: number[] = []
  const counts: boolean[] = []
  let place = 0
  for (const character of text) {
    if (KEPT.test(character)) {
      const at = place
      characters.push(character.toLowerCase())
      places.push(at)
      counts.push(!quoted.some(({ start, end }) => at >= start && at < end))
    }
    place += character.length
  }
  return { characters, places, counts }
}

/** Every run of GRAM_LENGTH characters, by where it begins. */
export function gramsOf({ characters }: Pick<ReadText, 'characters'>): string[] {
  return Array.from({ length: Math.max(0, characters.length - GRAM_LENGTH + 1) }, (_, at) =>
    characters.slice(at, at + GRAM_LENGTH).join(''),
  )
}

/** The grams of texts that nobody has to have copied: a task, a sample. */
export function gramsOfAll(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => gramsOf(readText(text))))
}

export const WELL_KNOWN: ReadonlySet<string> = gramsOfAll(WELL_KNOWN_TEXTS)

/** The text with what is in `shared` counting no more. */
export function withoutShared(text: ReadText, shared: ReadonlySet<string>): ReadText {
  const counts = [...text.counts]
  for (const [at, gram] of gramsOf(text).entries())
    if (shared.has(gram)) counts.fill(false, at, at + GRAM_LENGTH)
  return { ...text, counts }
}
