/**
 * Words of a text: the likeliest way through the dictionary's word graph, with people's names that
 * the dictionary does not know. Tags are the dictionary's (jieba's): n, v, a, d, r, m, q, nr, ns, i
 * …; `eng` for letters, `m` for numbers, `x` for marks and unknown characters.
 */
import { wordFrequency, type Tables } from '../tables.ts'
import { childOf } from '../tables/trie.ts'
import { COMPOUND_SURNAMES, NEVER_IN_NAMES, SURNAMES } from '../lexicon/names.ts'
import { regex } from './multiline.ts'

/** `start` and `end` in UTF-16 units of the paragraph. */
export type Word = { text: string; start: number; end: number; tag: string }

export type Names = ReadonlySet<string>

export const NO_NAMES: Names = new Set()

/** ln shares of what the dictionary has no frequency for. */
const UNKNOWN = -18
const RUN = -14
const NAME = -11

const NUMERALS = '零〇一二三四五六七八九十百千万亿两'

/** `offset` is where the text begins in its paragraph. */
export function cutWords(
  text: string,
  tables: Tables,
  names: Names = NO_NAMES,
  offset = 0,
): Word[] {
  const { ends, tags } = likeliestEnds(text, tables, names)
  const words: Word[] = []
  for (let at = 0; at < text.length;) {
    const end = ends[at] ?? at + 1
    const tag = tags[at] ?? 'x'
    let last = end
    if (tag === 'm' && isNumeral(text, at, end)) {
      // 一百|二十|三 is one number.
      for (
        let next = ends[last];
        next !== undefined && tags[last] === 'm' && isNumeral(text, last, next);
        next = ends[last]
      )
        last = next
    }
    const cut = text.slice(at, last)
    if (cut.trim() !== '') words.push({ text: cut, start: at + offset, end: last + offset, tag })
    at = last
  }
  return words
}

function isNumeral(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    if (!NUMERALS.includes(text.charAt(at))) return false
  }
  return true
}

/** By position: where the likeliest word that begins there ends, and what it is. */
type Steps = { ends: Uint32Array; tags: readonly string[] }

/** From the last character to the first. */
function likeliestEnds(text: string, tables: Tables, names: Names): Steps {
  const { trie, weights, tags: tagOfNode, tagNames, logShares } = tables.words
  const best = new Float64Array(text.length + 1)
  const ends = new Uint32Array(text.length)
  const tags: string[] = Array.from({ length: text.length })
  let runEnd = text.length
  for (let at = text.length - 1; at >= 0; at -= 1) {
    let share = UNKNOWN + (best[at + 1] ?? 0)
    let likeliest = at + 1
    let tag = 'x'
    const unit = text.charCodeAt(at)
    if (isLetterOrDigit(unit)) {
      if (at + 1 === text.length || !isLetterOrDigit(text.charCodeAt(at + 1))) runEnd = at + 1
      if (RUN + (best[runEnd] ?? 0) > share) {
        share = RUN + (best[runEnd] ?? 0)
        likeliest = runEnd
        tag = isDigit(unit) ? 'm' : 'eng'
      }
    }
    let node = 0
    for (let end = at; end < text.length;) {
      node = childOf(trie, node, text.charCodeAt(end))
      if (node === 0) break
      end += 1
      const weight = weights[node] ?? 0
      if (weight === 0) continue
      const candidate = (logShares[weight] ?? UNKNOWN) + (best[end] ?? 0)
      if (candidate <= share) continue
      share = candidate
      likeliest = end
      tag = tagNames[tagOfNode[node] ?? 0] ?? 'x'
    }
    if (names.size > 0) {
      for (let size = 2; size <= LONGEST_NAME; size += 1) {
        const candidate = NAME + (best[at + size] ?? 0)
        if (candidate <= share || !names.has(text.slice(at, at + size))) continue
        share = candidate
        likeliest = at + size
        tag = 'nr'
      }
    }
    best[at] = share
    ends[at] = likeliest
    tags[at] = tag
  }
  return { ends, tags }
}

function isLetterOrDigit(unit: number): boolean {
  return isDigit(unit) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)
}

function isDigit(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0xff10 && unit <= 0xff19)
}

const LONGEST_NAME = 4
/** 小明, 阿强, 老周: pet names. */
const PET = '小阿'
const BEFORE_A_NAME =
  /(?:名叫|叫做|叫作|叫|同学|同桌|班长|组长|队长|好友|朋友|伙伴|闺蜜|表哥|表姐|表弟|表妹)$/
const AFTER_A_NAME = regex()`
  ^(?:同学|老师|阿姨|叔叔|先生|女士|爷爷|奶奶|医生|大夫|校长|主任|教授|警官|师傅|大爷|大妈|大叔|
  哥哥|姐姐|说|道|笑着|喊道|问道|答道)
`
const ENDS_A_THING = '子头'
const OFTEN = 2
/**
 * A two-character word this frequent after a surname is a word, not a given name (陈旧 … stays what
 * it is).
 */
const PLAIN_WORD = 60

/**
 * Names of people in a text: a surname and one or two characters that make no words, seen twice or
 * standing where names stand. A pupil's classmates are in no dictionary, and must never be taken
 * for wrong characters.
 */
export function findNames(text: string, tables: Tables): Names {
  const words = cutWords(text, tables)
  const counts = new Map<string, number>()
  const inContext = new Set<string>()
  const note = (name: string, start: number) => {
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (
      BEFORE_A_NAME.test(text.slice(Math.max(0, start - 3), start)) ||
      AFTER_A_NAME.test(text.slice(start + name.length, start + name.length + 3))
    )
      inContext.add(name)
  }
  words.forEach((word, at) => {
    const isPet = word.text.length === 1 && PET.includes(word.text)
    if (!isPet && !SURNAMES.has(word.text) && !COMPOUND_SURNAMES.has(word.text)) return
    const next = words[at + 1]
    if (next === undefined || next.start !== word.end || !mayStandInName(next.text)) return
    if (next.text.length === 2) {
      if (!isPet && (next.tag === 'nr' || wordFrequency(tables, next.text) < PLAIN_WORD))
        note(word.text + next.text, word.start)
      return
    }
    if (next.text.length !== 1) return
    // 蓝子, 苗头: no given name, but the end of a thing's.
    if (!ENDS_A_THING.includes(next.text)) note(word.text + next.text, word.start)
    const last = words[at + 2]
    if (!isPet && last?.start === next.end && last.text.length === 1 && mayStandInName(last.text))
      note(word.text + next.text + last.text, word.start)
  })
  const names = new Set<string>()
  for (const [name, count] of counts) {
    if (count >= OFTEN || inContext.has(name)) names.add(name)
  }
  // 张晓 is no name where 张晓雨 is one each time.
  for (const name of [...names]) {
    const shorter = name.slice(0, -1)
    if (names.has(shorter) && (counts.get(shorter) ?? 0) === (counts.get(name) ?? 0))
      names.delete(shorter)
  }
  return names
}

function mayStandInName(text: string): boolean {
  for (const unit of text) {
    if (NEVER_IN_NAMES.has(unit) || !/[\u4e00-\u9fff]/.test(unit)) return false
  }
  return true
}
