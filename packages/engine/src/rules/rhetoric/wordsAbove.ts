/** In verse what is likened may stand a line above its 像. */
import type { Paragraph, Sentence } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'

/** How many lines above a thing may be named that is likened. */
const LINES_BACK = 2

/**
 * The words of the lines above the beginning of a line, each line closed by a comma, at places
 * below 0 of its own; none for any other sentence.
 */
export function wordsAbove(paragraphs: readonly Paragraph[], sentence: Sentence): Word[] {
  if (sentence !== paragraphs[sentence.paragraph]?.sentences[0]) return []
  const above: Word[] = []
  let place = 0
  for (let back = 1; back <= LINES_BACK; back += 1) {
    const line = paragraphs[sentence.paragraph - back]
    if (line === undefined) break
    place -= line.text.length + 1
    const from = place
    const words = line.sentences
      .flatMap((each) => each.words)
      .map((word) => ({ ...word, start: word.start + from, end: word.end + from }))
    const close = from + line.text.length
    above.unshift(...words, { text: '，', tag: 'w', start: close, end: close + 1 })
  }
  return above
}
