/**
 * Where a noun stands with a word that never goes with it: as the object of a verb (养成了良好的成绩,
 * also as one of two), as what something happens to (成绩增长了), and with what it is said to be like
 * (精力很丰满, 丰满的精力).
 */
import { FIGURATIVE } from '../../lexicon/companions/rightCompany.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { AFTERWARDS, base, isVerb, tagAt, textAt } from './clauseWords.ts'
import { isListed, kindsOf, OUTCOMES, QUALITIES, VERBS } from './companionship.ts'
import { furtherQualities } from './furtherQualities.ts'
import { isAskedOfUnusual } from './inPlainWriting.ts'
import { isAbout, isDoneSo, isOfLikeness, isPlainlySaid } from './plainlySaid.ts'
import { outcomeBehind, qualitiesAfter, qualitiesBefore } from './qualitiesOfNoun.ts'
import { deedsBefore, happeningsOf, verbsOfObject } from './verbsOfNoun.ts'

const RIGHT_QUALITIES = new Set(
  FIGURATIVE.flatMap(([qualities, nouns]) =>
    wordList(qualities).flatMap((quality) => wordList(nouns).map((noun) => quality + noun)),
  ),
)

/** `from` and `to`: of both words, where a reader takes them in at a glance. */
type Found = { word: Word; noun: string; why: string; from?: number; to?: number }

/** UTF-16 units. */
const AT_A_GLANCE = 12

export function findStrangers(document: Document): Finding[] {
  return document.paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) =>
      sentence.words.some(
        (word) =>
          QUALITIES.words.has(word.text) ||
          /^[很真太更挺].$|^.得多$/.test(word.text) ||
          isVerb(word),
      )
        ? strangersOf(sentence.words, isAskedOfUnusual(document, sentence))
            .filter(
              ({ word }) => !isQuoted(paragraph, word.start) && !isQuoted(paragraph, word.end - 1),
            )
            .map(({ word, noun, why, from, to }) => ({
              paragraph: paragraph.index,
              start: from ?? word.start,
              end: to ?? word.end,
              explanation: `“${word.text}”和“${noun}”平常不放在一起说。${why}`,
            }))
        : [],
    ),
  )
}

/** `isAsked`: also for what is unusual rather than wrong. */
function strangersOf(words: readonly Word[], isAsked: boolean): Found[] {
  const found: Found[] = []
  for (let at = 0; at < words.length; at += 1) {
    const deed = deedBeforeOutcome(words, at)
    if (deed !== undefined) {
      const outcome = outcomeBehind(words, at + deed.length - textAt(words, at).length)
      const why = outcome && OUTCOMES.whyNot(outcome.text, deed.slice(0, -1))
      if (outcome && why) found.push({ word: outcome, noun: deed, why })
    }
    const thing = nounEndingAt(words, at)
    if (thing === undefined) continue
    const { noun, first } = thing
    const verbs = [
      ...verbsOfObject(words, first, at),
      ...happeningsOf(words, first, at),
      ...deedsBefore(words, first, at),
    ]
    const qualities = [
      // 更多的勇气: plain words of degree are asked for behind the noun only.
      ...qualitiesBefore(words, first, at).filter(
        ({ text }) => text.length > 1 && !isAbout(text, noun),
      ),
      ...qualitiesAfter(words, first, at).filter((word) => !isOfLikeness(words, word, at)),
    ]
    for (const word of isAsked ? furtherQualities(words, first, at) : []) {
      if (qualities.some(({ start }) => start === word.start)) continue
      if (isDoneSo(word.text, noun)) continue
      const isPlain = isPlainlySaid(words, words[first] ?? word, first, at)
      const why = isPlain ? QUALITIES.whyNot(word.text, noun, true) : undefined
      if (why !== undefined) found.push({ word, noun, why })
    }
    for (const word of [...verbs, ...qualities]) {
      const why = verbs.includes(word)
        ? VERBS.whyNot(base(word), noun, true)
        : RIGHT_QUALITIES.has(word.text + noun)
          ? undefined
          : QUALITIES.whyNot(word.text, noun, isAsked && isPlainlySaid(words, word, first, at))
      if (why === undefined || found.some((other) => other.word === word)) continue
      const isBefore = word.end === (words[first]?.start ?? 0) - 1
      found.push({
        word,
        noun,
        why,
        ...(verbs.includes(word) || isBefore ? bothAt(word, words[first], words[at]) : {}),
      })
    }
  }
  return found
}

/** 嘹亮的红旗, 磨炼歌声: either of the two may be the wrong one. */
function bothAt(
  word: Word,
  first: Word | undefined,
  last: Word | undefined,
): { from?: number; to?: number } {
  if (first === undefined || last === undefined) return {}
  const from = Math.min(word.start, first.start)
  const to = Math.max(word.end, last.end)
  return to - from > AT_A_GLANCE ? {} : { from, to }
}

/** 写 before 得, and 捆得 that is cut as one. */
function deedBeforeOutcome(words: readonly Word[], at: number): string | undefined {
  const text = textAt(words, at)
  if (textAt(words, at + 1) === '得')
    return text === '变' || text === '显' ? undefined : `${text}得`
  return /^.得$/.test(text) && !/^[觉值舍懂不记显变]/.test(text) ? text : undefined
}

/** The longest noun of the tables that ends with this word, or any noun; 爱护公物 is none. */
function nounEndingAt(
  words: readonly Word[],
  at: number,
): { noun: string; first: number } | undefined {
  // 喝了两大碗: that is how much.
  if (/^[大小满]?[碗杯瓶盆盘桶壶勺锅]$/.test(textAt(words, at)) && tagAt(words, at - 1) === 'm')
    return undefined
  // 说得又标准又流利: here it is a quality.
  if (/^(?:又|既|很|非常|十分|得)$/.test(textAt(words, at - 1))) return undefined
  // 达到上万人
  if (textAt(words, at) === '人' && /[十百千万亿]$/.test(textAt(words, at - 1))) return undefined
  let noun = ''
  let longest: { noun: string; first: number } | undefined
  for (let first = at; first >= Math.max(0, at - 2); first -= 1) {
    noun = textAt(words, first) + noun
    if (isListed(noun) || VERBS.isRefusing(noun)) longest = { noun, first }
  }
  const word = words[at]
  if (longest !== undefined || word === undefined) return longest
  const isNoun =
    /^v?n$/.test(word.tag) ||
    // 白衬衫 is taken for a name.
    (/^n[rz]$/.test(word.tag) && kindsOf(word.text) !== undefined) ||
    (word.tag === 'v' && word.text.length > 1 && /的$|^好$/.test(textAt(words, at - 1)))
  const isDeed =
    (word.text.length > 3 && VERBS.words.has(word.text.slice(0, 2))) ||
    // 戴着眼镜缝衣服
    (/^[缝洗叠晾织补]/.test(word.text) && isListed(word.text.slice(1)))
  return isNoun && !isDeed && !AFTERWARDS.has(word.text)
    ? { noun: word.text, first: at }
    : undefined
}
