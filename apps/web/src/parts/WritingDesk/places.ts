/**
 * Where what a report says of its text stands in the text of now. Positions are UTF-16 units of the
 * field's text, which has indents (drafts/essayText.ts).
 */

/** A paragraph as the report counts them, and where its text begins and ends. */
export type Paragraph = { start: number; end: number; text: string }

export function paragraphsIn(fieldText: string): Paragraph[] {
  return [...fieldText.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const text = line.trim()
    if (text === '') return []
    const start = index + line.indexOf(text)
    return [{ start, end: start + text.length, text }]
  })
}

/** Two paragraphs with less in common than this are not one that was changed. */
const ALIKE_MIN = 0.3

/**
 * Which paragraph of now (from 0) grew from paragraph `pNo` (from 1) of the report; undefined where
 * it is gone.
 */
export function findParagraph(
  before: readonly string[],
  pNo: number,
  now: readonly Pick<Paragraph, 'text'>[],
): number | undefined {
  const text = before[pNo - 1]
  if (text === undefined) return undefined
  const byDistance = now
    .map((paragraph, index) => ({ paragraph, index, distance: Math.abs(index + 1 - pNo) }))
    .sort((a, b) => a.distance - b.distance)
  // Most have not been touched: only the others are worth the comparison.
  const same = byDistance.find(({ paragraph }) => paragraph.text === text)
  if (same !== undefined) return same.index
  const [best] = byDistance
    .map(({ paragraph, index }) => ({ index, likeness: likeness(text, paragraph.text) }))
    .sort((a, b) => b.likeness - a.likeness)
  return best !== undefined && best.likeness >= ALIKE_MIN ? best.index : undefined
}

/** The share of neighbouring pairs of characters that both have. */
function likeness(a: string, b: string): number {
  const pairs = new Map<string, number>()
  for (let at = 0; at + 1 < a.length; at += 1) {
    const pair = a.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  let shared = 0
  for (let at = 0; at + 1 < b.length; at += 1) {
    const pair = b.slice(at, at + 2)
    const left = pairs.get(pair) ?? 0
    if (left === 0) continue
    pairs.set(pair, left - 1)
    shared += 1
  }
  return (2 * shared) / Math.max(1, a.length + b.length - 2)
}
