/**
 * Where a pupil's character is never called wrong: titles, names, words in quotation marks,
 * classical lines, words said twice, accepted variants.
 */
import { ACCEPTED_PHRASES } from '#lexicon/acceptedPhrases.ts'
import { wordPattern } from '#text/characters.ts'
import type { Paragraph, Range, Sentence } from '#text/document.ts'
import type { Names } from '#text/words.ts'

/** “悦读”, “旺子”: a short stretch in quotation marks is quoted for its very wording. */
const SHORT_QUOTE = 6
const CLASSICAL = /[之乎者也矣焉哉兮曰吾汝尔岂孰曷弗]/
const MODERN = /[的了着吗吧呢啊们这那么]/
/** Verse: two clauses and more, all of them of five or of seven characters, with no modern word. */
const VERSE_LINE = [5, 7]

/** 扁了扁, 试一试, 密密: said twice on purpose. */
const REPEATED = /([\u4e00-\u9fff])(?:[了一])?\1/g

const ACCEPTED = wordPattern(ACCEPTED_PHRASES)
/** 作什么贡献, 作出了很大的贡献: 作 is right, however far the two are apart. */
const CONTRIBUTED = /作(?=[^，。！？；：]{1,8}贡献)/g

/** Ranges of the paragraph in which nothing is marked. */
export function protectedRanges(paragraph: Paragraph, sentence: Sentence, names: Names): Range[] {
  const ranges: Range[] = []
  for (const range of paragraph.quoted) {
    if (range.end <= sentence.start || range.start >= sentence.end) continue
    const inner = paragraph.text.slice(range.start + 1, range.end - 1)
    const isTitle = /^[《〈]/.test(paragraph.text.charAt(range.start))
    if (isTitle || inner.length <= SHORT_QUOTE || (CLASSICAL.test(inner) && !MODERN.test(inner)))
      ranges.push(range)
  }
  for (const word of sentence.words) {
    if (names.has(word.text)) ranges.push(word)
  }
  for (const pattern of [REPEATED, ACCEPTED, CONTRIBUTED]) {
    for (const match of sentence.text.matchAll(pattern))
      ranges.push({
        start: sentence.start + match.index,
        end: sentence.start + match.index + match[0].length,
      })
  }
  const { clauses } = sentence
  clauses.forEach((clause, at) => {
    const isBeside = [clauses[at - 1], clauses[at + 1]].some(
      (other) =>
        other !== undefined && other.text.length === clause.text.length && !MODERN.test(other.text),
    )
    const isVerse = VERSE_LINE.includes(clause.text.length) && isBeside && !MODERN.test(clause.text)
    if (isVerse) ranges.push(clause)
  })
  return ranges
}
