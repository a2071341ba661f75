/**
 * The text without what is not its own: sentences copied from the task, and slogans that would
 * close any essay. Both are counted and judged by their number; nothing else may be won by them.
 */
import { SLOGAN_WORDS } from '../lexicon/slogans.ts'
import { countHan, hanGrams, shareOf } from '../text/characters.ts'
import type { Essay } from '../types.ts'

export type WithoutBorrowed = {
  text: string
  /** Sentences. */
  slogans: number
  copied: number
  /** Chinese characters that stand in the task too. */
  copiedHan: number
}

const GRAM = 5
const LEAST_COPIED = 10 // Chinese characters: a shorter sentence may agree by chance
const COPIED_SHARE = 0.6
/** Slogan words in one sentence; one is enough where everybody is called upon. */
const MANY = 2
const CALLS = /我们|大家|同学们|朋友们|必须|应该|要|一定|！/
const LONGEST_CALL = 46
const SENTENCE = /[^。！？!?；]+(?:[。！？!?；]+[”’」』]*|$)/g

export function withoutBorrowed(text: string, { title, task }: Essay): WithoutBorrowed {
  const given = new Set(hanGrams(onlyHan(`${task.title}\n${task.requirement}`), GRAM))
  const named = `${title}\n${task.title}`
  const result: WithoutBorrowed = { text: '', slogans: 0, copied: 0, copiedHan: 0 }
  const paragraphs = text.split('\n').map((paragraph) =>
    paragraph.replace(SENTENCE, (sentence) => {
      const han = countHan(sentence)
      if (han >= LEAST_COPIED && copiedShare(sentence, given) >= COPIED_SHARE) {
        result.copied += 1
        result.copiedHan += han
        return ''
      }
      if (!isSlogan(sentence, han, named)) return sentence
      result.slogans += 1
      return ''
    }),
  )
  result.text = paragraphs.filter((paragraph) => paragraph.trim() !== '').join('\n')
  return result
}

function isSlogan(sentence: string, han: number, named: string): boolean {
  if (/[“”「」《》0-9]/.test(sentence)) return false
  // Who is asked to write of 奋斗 has to say so.
  const words = (sentence.match(SLOGAN_WORDS) ?? []).filter((word) => !named.includes(word)).length
  return (
    words >= MANY ||
    (words === 1 &&
      han <= LONGEST_CALL &&
      /^(?:.{0,6}[，：]|所以|因此|那么|就|请)?让我们|！$/.test(sentence) &&
      CALLS.test(sentence))
  )
}

function copiedShare(sentence: string, given: ReadonlySet<string>): number {
  const grams = hanGrams(onlyHan(sentence), GRAM)
  return shareOf(grams.filter((gram) => given.has(gram)).length, grams.length)
}

function onlyHan(text: string): string {
  return text.replace(/[^\u3400-\u9fff]/g, '')
}
