/**
 * Whether paragraphs stand where their own words say they belong. Each sign asks: is the first
 * paragraph more of an opening than the others are, the last more of an ending? So an essay is
 * compared with itself, and moving a paragraph changes nothing else. Each sign is weak; together
 * they tell our own essays from their shuffled paragraphs nine times in ten, other writers' four
 * times in five. The weights are round numbers of ours, greater for the surer signs, and checked on
 * our own essays (corpus/).
 */
import { countHan } from './characters.ts'
import type { Paragraph } from './document.ts'
import { latenessOf } from './lateness.ts'
import { chained, datesRun, forward, numbersRun, runsForward } from './paragraphCourse.ts'
import { regex } from './multiline.ts'

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
const EPIGRAPH = /题记/
/** How letters and speeches begin and end. */
const SALUTATION = /^[^，。！？]{1,24}[：:！]$/
const FAREWELL = regex()`
  ^(?:此致|敬礼|祝|[\d一二三四五六七八九十〇零○]+[年月].{0,12}日$)|谢谢(?:大家|各位|同学)|我的
  (?:演讲|发言)(?:到此|完)
`
const ORDINALS = [
  /^.{0,6}(?:首先|第一|其一|一方面)/,
  /^.{0,6}(?:其次|第二|其二|另一方面|再次)/,
  /^.{0,6}(?:最后|第三|其三|总之|综上)/,
]
/** What is granted or objected answers what was argued before. */
const CONCEDES = /^(?:当然|诚然|固然|(?:也许|或许)?有人(?:也许)?(?:会|可能会)?(?:说|问|反驳|认为))/
/** Who or what it is about is introduced first. */
const INTRODUCES = regex()`
  叫做?|名字|今年[^，。]{0,4}岁|是我们?[家班]|位于|坐落|有一[个只条位把座家棵]|我家|我们班|最喜欢|要说|提起|说起|
  说到|每当|每逢|有人说
`
/** What one late sign in the last paragraph is worth, or one early sign in the first. */
const LATENESS_WEIGHT = 0.4
/** How much better than no order at all ordinary essays stand by their late and early signs. */
const USUAL = 1.2
const LEAST_PARAGRAPHS = 3
/** Fewer paragraphs show no order: they get what ordinary essays have. */
const UNSAID = 0.6
/** Characters of a title that any text has. */
const EMPTY_CHARACTERS = '的我你他她它一个这那是有了在和与不之篇人'
/**
 * Chinese characters: a paragraph of this length has a lead; one of fewer than 20 stands out, one
 * of 40 does not.
 */
const CARRIES_A_LEAD = 60

/** What is read off each paragraph, each between 0 and 1. */
type Sign =
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
  | 'led'
  | 'lastMark'
  | 'farewell'
  | 'calls'
  | 'introduces'

type Signs = Record<Sign, readonly number[]>

/** What a first paragraph has more of than the others, and what it has less of. */
const OPENING_WEIGHTS: readonly (readonly [Sign, number])[] = [
  ['salutes', 1.5],
  ['titled', 0.6],
  ['touched', 0.6],
  ['centred', 0.5],
  ['leans', -2],
  ['long', -1],
  ['exclaims', -0.7],
  ['asks', -0.6],
  ['cases', -0.7],
  ['people', -0.7],
  ['led', -0.6],
  ['introduces', 1],
]
/** The same of a last paragraph. */
const ENDING_WEIGHTS: readonly (readonly [Sign, number])[] = [
  ['titled', 1],
  ['touched', 0.8],
  ['centred', 0.8],
  ['lastMark', 1],
  ['farewell', 1.5],
  ['calls', 0.8],
  ['long', -2.5],
  ['cases', -0.8],
  ['people', -0.6],
  ['salutes', -1.5],
]

/**
 * Higher is better ordered; ordinary essays lie about 0.7, their shufflings about 0.5. Between 0
 * and 1.
 */
export function measureOrder(
  paragraphs: readonly Paragraph[],
  lengths: readonly number[],
  centre: readonly string[],
  title: string,
): number {
  if (paragraphs.length < LEAST_PARAGRAPHS) return UNSAID
  const signs = signsOf(paragraphs, lengths, centre, title)
  const texts = paragraphs.map((paragraph) => paragraph.text)
  const opening = OPENING_WEIGHTS.reduce(
    (sum, [sign, weight]) => sum + weight * first(signs[sign]),
    0,
  )
  const ending = ENDING_WEIGHTS.reduce((sum, [sign, weight]) => sum + weight * last(signs[sign]), 0)
  const course =
    0.8 * nearer(texts.map((text) => text.slice(0, 8))) +
    0.3 * growing(density(texts, lengths, WE)) +
    0.5 * growing(signs.calls) +
    0.4 * growing(signs.leans) +
    2 * epigraphSign(texts) +
    1.5 *
      forward(
        texts.map((text) => ORDINALS.findIndex((ordinal) => ordinal.test(text.slice(0, 12)))),
      ) +
    4 * datesRun(texts) +
    3 * numbersRun(texts) +
    1.5 * growing(has(texts, CONCEDES)) +
    runsForward(texts) +
    chained(paragraphs) +
    LATENESS_WEIGHT * towardsTheEnd(latenessOf(paragraphs))
  return 1 / (1 + Math.exp(-(opening + ending + course - USUAL) / 3))
}

function signsOf(
  paragraphs: readonly Paragraph[],
  lengths: readonly number[],
  centre: readonly string[],
  title: string,
): Signs {
  const mean = meanOf(lengths)
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
    cases: texts.map((text) => Math.min(1, countOf(text, CASES) / 4)),
    people: paragraphs.map(peopleIn),
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
    Math.min(1, (countOf(text, pattern) * 100) / Math.max(40, lengths[at] ?? 0) / 3),
  )
}

/** How far the first exceeds the mean of the others. */
function first(values: readonly number[]): number {
  return (values[0] ?? 0) - meanOf(values.slice(1))
}

/** How far the last exceeds the mean of the others. */
function last(values: readonly number[]): number {
  return (values.at(-1) ?? 0) - meanOf(values.slice(0, -1))
}

/** How much greater values are the later they stand; nothing where they are all the same. */
function towardsTheEnd(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  return values.reduce((sum, value, at) => sum + value * (at / middle - 1), 0)
}

/** Whether values grow from the first paragraph to the last, between -1 and 1. */
function growing(values: readonly number[]): number {
  const mean = meanOf(values)
  const middle = (values.length - 1) / 2
  const spread = values.reduce((sum, value) => sum + Math.abs(value - mean), 0)
  return spread < 1e-9
    ? 0
    : values.reduce((sum, value, at) => sum + (value - mean) * (at / middle - 1), 0) / spread
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function countOf(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).length
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 2 <= text.length; at += 1) {
    const pair = text.slice(at, at + 2)
    if (countHan(pair) === 2) pairs.add(pair)
  }
  return pairs
}

function sharedCharacters(left: string, right: string): number {
  let shared = 0
  for (const character of new Set(left))
    if (right.includes(character) && !'的了是在我，。、“”'.includes(character)) shared += 1
  return shared / Math.max(3, Math.min(left.length, right.length))
}

/** How much more alike the openings of neighbours are than any two, between -1 and 1. */
function nearer(openings: readonly string[]): number {
  let all = 0
  let neighbours = 0
  let pairs = 0
  for (let at = 1; at < openings.length; at += 1) {
    for (let before = 0; before < at; before += 1) {
      const like = sharedCharacters(openings[at] ?? '', openings[before] ?? '')
      all += like
      pairs += 1
      if (before === at - 1) neighbours += like
    }
  }
  const mean = all / Math.max(1, pairs)
  return Math.min(
    1,
    Math.max(-1, (neighbours / Math.max(1, openings.length - 1) - mean) / Math.max(0.01, mean)),
  )
}

function epigraphSign(texts: readonly string[]): number {
  const at = texts.findIndex((text) => EPIGRAPH.test(text.slice(0, 40)))
  return at < 0 ? 0 : at < 2 ? 1 : -1
}
