/** What kind of character something is, and small counts over strings. */

const HAN = /\p{Script=Han}/u
const FIRST_HAN = 0x2e80

/** Whole essays are counted again and again: hardly a character needs the pattern. */
export function countHan(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < FIRST_HAN) continue
    const isHan =
      (unit >= 0x4e00 && unit <= 0x9fff) ||
      HAN.test(String.fromCodePoint(text.codePointAt(at) ?? unit))
    if (isHan) count += 1
  }
  return count
}

/**
 * How often any of the words stands in the text; overlapping words of the list count once, the
 * longest first.
 */
export function countWords(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0
}

export function distinctWords(text: string, words: RegExp): string[] {
  return [...new Set(text.match(words) ?? [])]
}

/** One global pattern for a word list, longest first so that 高高兴兴 is not read as 高兴. */
export function wordPattern(words: readonly string[]): RegExp {
  const sorted = [...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return new RegExp(sorted.join('|'), 'g')
}

/** All n-grams of Chinese characters that do not cross anything else. */
export function hanGrams(text: string, size: number): string[] {
  const grams: string[] = []
  for (const [run] of text.matchAll(/[\u3400-\u9fff]+/g)) {
    for (let at = 0; at + size <= run.length; at += 1) grams.push(run.slice(at, at + size))
  }
  return grams
}

/** Two of these in a row are two in any text. */
const LITTLE =
  /[的了着过得地是在有没不也都就又还和与我你他她它们这那一个上下里来去到很说会要什么把被]/

/** Every two characters in a row that mean something. */
export function meaningIn(text: string): Set<string> {
  return new Set(hanGrams(text, 2).filter((gram) => !LITTLE.test(gram)))
}

export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** A small stable number for choosing among wordings: the same text always gets the same ones. */
export function stableNumber(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  }
  return hash >>> 0
}
