/** A sentence as a row of letters, one for each word: what kind of word sits in which seat. */
import { KINDS_OF_WORDS, OWN_KIND } from '../../../lexicon/kindsOfWords.ts'
import { wordList } from '../../../text/multiline.ts'
import type { Word } from '../../../text/words.ts'

const KIND = new Map([
  ...Array.from(OWN_KIND, (own): [string, string] => [own, own]),
  ...Object.entries(KINDS_OF_WORDS).flatMap(([kind, words]) =>
    wordList(words).map((word): [string, string] => [word, kind]),
  ),
])
const NUMBERS = /^[一二三四五六七八九十两几半百千万零]+$/

/**
 * n noun, v verb, a quality, t time, s place, f 里 上 中, m number, q measure, M both of them,
 * i idiom and likeness, r r-words, d other adverbs, c conjunctions, p other prepositions, x the rest.
 */
function kindOf({ text, tag }: Word): string {
  const known = KIND.get(text)
  if (known !== undefined) return known
  if (/^[。！？；…]$/.test(text)) return '。'
  if (/^[，：,]$/.test(text)) return '，'
  if (text === '、') return '、'
  if (/^[“”‘’《》"（）—]/.test(text)) return '“'
  if (tag === 'nr' && /^[小阿老]./.test(text)) return 'w'
  if (NUMBERS.test(text)) return 'm'
  if (tag === 'mq') return 'M'
  if (tag === 'm') return text.length > 1 ? 'M' : 'm'
  if (/^[lz]/.test(tag)) return 'i'
  return /^[tsfqivanrdcpu]/.test(tag) ? tag.charAt(0) : 'x'
}

const kindsOfSentence = new WeakMap<readonly Word[], string>()

export function kindsOf(words: readonly Word[]): string {
  let kinds = kindsOfSentence.get(words)
  if (kinds === undefined) {
    kinds = words.map(kindOf).join('')
    kindsOfSentence.set(words, kinds)
  }
  return kinds
}
