/**
 * The text without what it says a second time, so that padding neither lifts nor lowers what is
 * counted; padding itself is penalised by scoring/validity.
 */
import { countHan } from '../text/characters.ts'

/** A refrain is a device, not padding: shorter sentences may come again. */
const LONGEST_REFRAIN = 20 // Chinese characters

export type WithoutRepeats = { text: string; repeatedParagraphs: number }

export function withoutRepeats(text: string): WithoutRepeats {
  const paragraphs = new Set<string>()
  const sentences = new Set<string>()
  let repeatedParagraphs = 0
  const result: string[] = []
  for (const paragraph of text.split('\n')) {
    if (paragraphs.has(paragraph) && countHan(paragraph) > 1) {
      repeatedParagraphs += 1
      continue
    }
    paragraphs.add(paragraph)
    result.push(
      paragraph.replace(/[^。！？!?]+[。！？!?]*[”’」』]*/g, (sentence) => {
        if (sentence.length <= LONGEST_REFRAIN) return sentence
        if (sentences.has(sentence)) return ''
        sentences.add(sentence)
        return sentence
      }),
    )
  }
  return { text: result.filter((paragraph) => paragraph !== '').join('\n'), repeatedParagraphs }
}
