/** 货车在桥上流淌, 琴声和舞姿在耳边回荡: a thing does what only other things do. */
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { AND, base, isEnd, isModifier, MARKS, tagAt, textAt } from './clauseWords.ts'
import { DOINGS, kindsOf } from './companionship.ts'
import { isAskedOfUnusual } from './inPlainWriting.ts'
import { isPlainlySaid } from './plainlySaid.ts'

/** UTF-16 units that a reader takes in at a glance. */
const LONGEST_REACH = 20
/** No more words stand between who does it and the doing. */
const FARTHEST = 12
const LEADING = new Set(wordList('在 从 向 往 朝 朝着 向着 随着 沿着 顺着 随 绕着 围着 于'))
const PLACE = /[上下里中间旁边外前后空处头畔际]$/
/** Behind a pause the same sentence goes on with one of them. */
const GOING_ON = new Set(
  wordList('至今 一直 还 都 总 总是 时常 常常 仍 仍然 永远 依然 始终 时时 时刻'),
)
const BEHIND = new Set(
  wordList('着 了 过 起来 下来 下去 开来 开 不已 不停 不止 不断 一片 吧 呢 啊'),
)
const STRETCHED = new Set(wordList('在 于 到 得 向 往 进 个不停 不停 得很'))
/** 起飞的声音, 放学的路: where, when and how, not who. */
const ADJUNCTS = new Set(
  wordList(`
    place room road building time season sound smell look course scenery memory pace size affair
    story effect
    situation feeling emotion thought news word name speech colour expression step film text book
    picture duty
    activity subject image height length amount level history figure life knowledge plan trip
    festival
  `),
)

type Doing = { verb: Word; at: number }

export function findStrangeDoings(document: Document): Finding[] {
  return document.paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) => {
      const { words } = sentence
      const hasDoing = words.some((word) => DOINGS.words.has(base(word)) || isKnownDoing(word))
      if (!hasDoing || !isAskedOfUnusual(document, sentence)) return []
      return words.flatMap((_, at) =>
        [...ofSubject(words, at), ...ofAttribute(words, at)]
          .filter(({ start, end }) => !isQuoted(paragraph, start) && !isQuoted(paragraph, end - 1))
          .map((range) => ({ paragraph: paragraph.index, ...range })),
      )
    }),
  )
}

type Found = { start: number; end: number; explanation: string }

const isKnownDoing = (word: Word): boolean => DOINGS.words.has(word.text)

/** 货车在桥上流淌着. */
function ofSubject(words: readonly Word[], at: number): Found[] {
  const noun = words[at]
  if (noun === undefined || !isThing(words, at)) return []
  const doing = isHandled(words, at) ? undefined : doingBehind(words, at)
  if (doing === undefined) return []
  const found: Found[] = []
  const name = doingOf(doing.verb)
  const why = whyNot(words, doing.verb, at)
  if (why !== undefined) {
    const isNear = doing.verb.end - noun.start <= LONGEST_REACH
    const start = isNear ? noun.start : doing.verb.start
    found.push({ start, end: doing.verb.end, explanation: told(noun.text, name, why) })
  }
  const partner = partnerBefore(words, at)
  const twin = partner === undefined ? undefined : words[partner]
  const whyTwin = partner === undefined ? undefined : whyNot(words, doing.verb, partner)
  if (twin !== undefined && whyTwin !== undefined && why === undefined)
    found.push({
      start: twin.start,
      end: twin.end + 1,
      explanation: told(twin.text, name, whyTwin),
    })
  return found
}

/** 盛开的松树. */
function ofAttribute(words: readonly Word[], at: number): Found[] {
  const noun = words[at]
  const verb = words[at - 2]
  if (noun === undefined || verb === undefined || textAt(words, at - 1) !== '的') return []
  const isAdjunct = [...(kindsOf(noun.text) ?? [])].some((kind) => ADJUNCTS.has(kind))
  const before = tagAt(words, at - 3)
  if (isAdjunct || !DOINGS.words.has(verb.text) || !isThing(words, at)) return []
  if (/^(?:n|r|vn|t)/.test(before) && !MARKS.test(textAt(words, at - 3))) return []
  const why = whyNot(words, verb, at)
  return why === undefined
    ? []
    : [{ start: verb.start, end: noun.end, explanation: told(noun.text, verb.text, why) }]
}

/** 把速度开得很快, 以很快的速度向前飞驰: somebody else does it. */
function isHandled(words: readonly Word[], noun: number): boolean {
  for (let at = noun - 1; at >= 0 && !isEnd(words, at); at -= 1)
    if (/^(?:把|将|以|用|按|按照|凭|靠)$/.test(textAt(words, at))) return true
  return false
}

const told = (noun: string, doing: string, why: string): string =>
  `“${noun}”和“${doing}”平常不放在一起说。${why}`

const doingOf = (verb: Word): string => (DOINGS.words.has(verb.text) ? verb.text : base(verb))

const whyNot = (words: readonly Word[], verb: Word, at: number): string | undefined =>
  isPlainlySaid(words, verb, at, at)
    ? DOINGS.whyNot(doingOf(verb), textAt(words, at), true)
    : undefined

/** A noun with a kind that is the head of what it stands in. */
function isThing(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  return (
    text.length > 1 &&
    /^(?:n|v?n|t|s|z)/.test(tagAt(words, at)) &&
    (kindsOf(text) !== undefined || DOINGS.isRefusing(text)) &&
    !/^(?:的|之|们|般|似的|一样)$/.test(textAt(words, at + 1)) &&
    !/^(?:n|f|s|k|vn)/.test(tagAt(words, at + 1))
  )
}

function doingBehind(words: readonly Word[], noun: number): Doing | undefined {
  let at = noun + 1
  if (textAt(words, at) === '，' && GOING_ON.has(textAt(words, at + 1))) at += 1
  const last = Math.min(words.length, noun + FARTHEST)
  while (at < last) {
    const word = words[at]
    if (word === undefined || MARKS.test(word.text)) return undefined
    if (DOINGS.words.has(word.text) || DOINGS.words.has(base(word)))
      return (word.text.length > 1 || textAt(words, at + 1) === '得') && isPredicate(words, at)
        ? { verb: word, at }
        : undefined
    if (LEADING.has(word.text)) {
      const place = placeBehind(words, at)
      if (place === undefined) return undefined
      at = place + 1
    } else if (textAt(words, at + 1) === '地') at += 2
    else if (/^(?:d|ad|t|o|z|mq)$/.test(word.tag) || word.text.endsWith('地')) at += 1
    else return undefined
    if (/^(?:不|没|没有|像|好像|仿佛)$/.test(word.text)) return undefined
  }
  return undefined
}

/** The end of 在平坦的公路上. */
function placeBehind(words: readonly Word[], from: number): number | undefined {
  for (let at = from + 1; at < from + 7 && !MARKS.test(textAt(words, at)); at += 1) {
    const next = textAt(words, at + 1)
    if (PLACE.test(textAt(words, at)) && !/^[的上下里中]$/.test(next)) return at
    if (/^v$/.test(tagAt(words, at))) return undefined
  }
  return undefined
}

/** 流淌着, 融化了, 飘扬在空中; with an object behind it the place has it: 天上盘旋着老鹰. */
function isPredicate(words: readonly Word[], at: number): boolean {
  let next = at + 1
  while (BEHIND.has(textAt(words, next))) next += 1
  if (textAt(words, at) === '映入')
    return /^(?:我|我们)?的?眼帘/.test(
      textAt(words, next) + textAt(words, next + 1) + textAt(words, next + 2),
    )
  return isEnd(words, next) || STRETCHED.has(textAt(words, next))
}

/** The other of two: 歌声 in 歌声和优美的舞姿. */
function partnerBefore(words: readonly Word[], noun: number): number | undefined {
  let at = noun - 1
  while (at > noun - 6 && at > 0 && !AND.has(textAt(words, at)) && isModifier(words, at, noun))
    at -= 1
  return AND.has(textAt(words, at)) && kindsOf(textAt(words, at - 1)) !== undefined
    ? at - 1
    : undefined
}
