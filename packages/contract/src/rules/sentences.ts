/** Where sentences begin and end, for all who quote or compare them. Positions are UTF-16 units. */

type Range = { start: number; end: number }

const SENTENCE_END = /[。！？!?]+[”’」』）)"]*|……[”’」』]*$/g

/** One after the other they are the whole text, white space between sentences included. */
export function sentenceRanges(text: string): Range[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
  if ((ends.at(-1) ?? 0) < text.length) ends.push(text.length)
  return ends.map((end, at) => ({ start: ends[at - 1] ?? 0, end }))
}

/** The sentence, or the sentences, that a stretch lies in; `offset`: where in `text` it begins. */
export function sentencesAround(
  paragraphs: readonly string[],
  stretch: Range & { paragraph: number },
): { sentences: string[]; text: string; offset: number } {
  const whole = paragraphs[stretch.paragraph] ?? ''
  const ranges = sentenceRanges(whole).filter(
    ({ start, end }) => start < stretch.end && end > stretch.start,
  )
  const first = ranges.at(0)?.start ?? 0
  const text = whole.slice(first, ranges.at(-1)?.end ?? 0)
  const begins = first + text.length - text.trimStart().length
  return {
    sentences: ranges.map(({ start, end }) => whole.slice(start, end).trim()),
    text: text.trim(),
    offset: stretch.start - begins,
  }
}
