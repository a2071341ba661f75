/** What is read off each paragraph to tell where in an essay it stands. */
import { countHan, countWords, meaningIn, shareOf } from './characters.ts'
import type { Paragraph } from './document.ts'
import { regex } from './multiline.ts'

/** What is read off each paragraph, each between 0 and 1. */
export type Sign =
  | 'salutes'
  | 'titled'
  | 'touched'
  | 'centred'
  | 'leans'
  | 'long'
  | 'exclaims'
  | 'asks'
  | 'cases'
  | 'people'
  | 'pointers'
  | 'led'
  | 'lastMark'
  | 'farewell'
  | 'calls'
  | 'introduces'
  | 'concedes'
  | 'ours'
  | 'known'

export type Signs = Record<Sign, readonly number[]>

/** What leans on something said before. */
const LEANS_BACK = regex()`
  ^(?:然而|但是?|可是|不过|同样|再次|其次|再者|因此|所以|总之|综上|由此|于是|而且?|却|另外|此外|
  后来|接着|终于|不仅如此|反之|相反|与之|第[二三四五]|这|那(?:么|些|时|一刻|天)|他|她|它|其实|
  当然|诚然|固然|无独有偶|是[的啊]|没错|的确|回家|到了|过了|第二天|突然|忽然|就在|正当|这时|又|
  从此|从那以后|如今(?!.{0,8}(?:社会|时代|人们|生活在))|最后|最终|原来|直到|至今|再后来|就这样|回到|也许|或许|我(?:想|知道|明白|忽然|终于)|还有|除了)
`
const CASES = /例如|比如|譬如|曾|“|《|[0-9]/g
/** What is asked of everybody, or wished, belongs to the end. */
const CALLS = /让我们|愿|吧|要|应|必须|只有|才能/g
const WE = /我们/g
const LAST_MARK = /(?:[！…]|吧。)”?$/
/** How letters and speeches begin and end. */
const SALUTATION = /^[^。！？]{1,24}(?<![说道问想喊答叫])[：:]$|^[^，。！？]{1,24}！$/
const FAREWELL = regex()`
  ^(?:此致|敬礼|祝|[\d一二三四五六七八九十〇零○]+[年月].{0,12}日$)|谢谢(?:大家|各位|同学)|我的
  (?:演讲|发言)(?:到此|完)
`
/** What is granted or objected answers what was argued before. */
const CONCEDES = /^(?:当然|诚然|固然|(?:也许|或许)?有人(?:也许)?(?:会|可能会)?(?:说|问|反驳|认为))/
/** Whom they mean was named before. */
const POINTERS = /[他她]/g
/** Who or what it is about is introduced first. */
const INTRODUCES = regex()`
  叫做?|名字|今年[^，。]{0,4}岁|是我们?[家班]|位于|坐落|有一[个只条位把座家棵]|我家|我们班|最喜欢|要说|提起|说起|
  说到|每当|每逢|有人说
`
/** Characters of a title that any text has. */
const EMPTY_CHARACTERS = '的我你他她它一个这那是有了在和与不之篇人'
/**
 * Chinese characters: a paragraph of this length has a lead; one of fewer than 20 stands out, one
 * of 40 does not.
 */
const CARRIES_A_LEAD = 60

export function signsOf(
  paragraphs: readonly Paragraph[],
  centre: readonly string[],
  title: string,
): Signs {
  const lengths = paragraphs.map(({ text }) => countHan(text))
  const mean = shareOf(
    lengths.reduce((sum, length) => sum + length, 0),
    lengths.length,
  )
  const texts = paragraphs.map((paragraph) => paragraph.text)
  return {
    ...titleSigns(texts, title),
    salutes: has(texts, SALUTATION),
    centred: texts.map((text) =>
      Math.min(1, centre.filter((word) => text.slice(-40).includes(word)).length / 2),
    ),
    leans: has(texts, LEANS_BACK),
    long: lengths.map((length) => Math.min(1, Math.max(0, length / Math.max(1, mean) - 0.5))),
    exclaims: has(texts, /！”?$/),
    asks: has(texts, /？”?$/),
    cases: texts.map((text) => Math.min(1, countWords(text, CASES) / 4)),
    people: paragraphs.map(peopleIn),
    pointers: texts.map((text) => perRoom(countWords(text, POINTERS), text)),
    led: paragraphs.map((paragraph, at) =>
      (lengths[at] ?? 0) > CARRIES_A_LEAD
        ? Math.min(
            1,
            Math.max(0, (40 - countHan(/^[^；;。！？!?]*/.exec(paragraph.text)?.[0] ?? '')) / 20),
          )
        : 0,
    ),
    lastMark: has(texts, LAST_MARK),
    farewell: has(texts, FAREWELL),
    calls: density(texts, lengths, CALLS),
    introduces: has(texts, INTRODUCES),
    concedes: has(texts, CONCEDES),
    ours: density(texts, lengths, WE),
    known: knownIn(texts),
  }
}

function has(texts: readonly string[], pattern: RegExp): number[] {
  return texts.map((text) => (pattern.test(text) ? 1 : 0))
}

/** How far a paragraph takes up the title: its pairs of characters, and its single ones. */
function titleSigns(texts: readonly string[], title: string): Pick<Signs, 'titled' | 'touched'> {
  const characters = [...new Set(title)].filter(
    (character) => /[\u3400-\u9fff]/.test(character) && !EMPTY_CHARACTERS.includes(character),
  )
  const pairs = [...pairsOf(title)]
  return {
    titled: texts.map((text) =>
      Math.min(
        1,
        pairs.filter((pair) => text.includes(pair)).length / Math.max(1, Math.min(2, pairs.length)),
      ),
    ),
    touched: texts.map(
      (text) =>
        characters.filter((character) => text.includes(character)).length /
        Math.max(1, characters.length),
    ),
  }
}

function peopleIn(paragraph: Paragraph): number {
  const names = paragraph.sentences
    .flatMap((sentence) => sentence.words)
    .filter(({ text, tag }) => tag === 'nr' && text.length > 1)
  return Math.min(1, names.length / 3)
}

/** How densely a pattern stands in each paragraph. */
function density(texts: readonly string[], lengths: readonly number[], pattern: RegExp): number[] {
  return texts.map((text, at) =>
    Math.min(1, (countWords(text, pattern) * 100) / Math.max(40, lengths[at] ?? 0) / 3),
  )
}

/** UTF-16 units of which one pointer is as much as there can be. */
const ROOM = 60

function perRoom(count: number, text: string): number {
  return Math.min(1, (count * ROOM) / Math.max(ROOM, text.length))
}

/** Of what each paragraph names, the share that another one names too. */
function knownIn(texts: readonly string[]): number[] {
  const named = texts.map(meaningIn)
  const spread = new Map<string, number>()
  for (const pair of named.flatMap((pairs) => [...pairs]))
    spread.set(pair, (spread.get(pair) ?? 0) + 1)
  return named.map((pairs) =>
    shareOf([...pairs].filter((pair) => (spread.get(pair) ?? 0) > 1).length, pairs.size),
  )
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 2 <= text.length; at += 1) {
    const pair = text.slice(at, at + 2)
    if (countHan(pair) === 2) pairs.add(pair)
  }
  return pairs
}
