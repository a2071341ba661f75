/** Whether paragraphs run forward: along the steps of a day or a life, and each out of the last. */
import { isDateLine } from './dateLine.ts'
import type { Paragraph, Sentence } from './document.ts'
import type { Word } from './words.ts'

/** Scales along which a story runs forward, each by the words of its steps. */
const SCALES: readonly (readonly RegExp[])[] = [
  [
    /清晨|早晨|早上|一大早|凌晨|天[刚还没]{1,2}亮/,
    /上午/,
    /中午|午饭/,
    /下午|放学/,
    /傍晚|黄昏|夕阳/,
    /晚上|夜里|夜晚|深夜|入夜/,
  ],
  [
    /第一[天次年周回]|头一[天回次]/,
    /第[二三四][天次年周回]|次日|几天后/,
    /第[五六七八九十][天次年周回]|最后一[天次年周回]/,
  ],
  [
    /小时候|儿时|从小|幼年/,
    /小学|[一二三四五六]年级/,
    /初中|初[一二三]/,
    /高中|高[一二三]/,
    /大学|长大|工作/,
  ],
  [
    /开始时|刚开始|起初|一开始|最初|起先|原先|从前|以前|本来/,
    /后来|渐渐|慢慢地|接着|然后|不久|过了/,
    /最后|终于|最终|如今|现在|从此|从那以后|至今/,
  ],
  [/春/, /夏/, /秋/, /冬/],
  [/前[年天]/, /去年|昨天/, /今[年天]/, /明[年天]|将来/],
  [/准备|报名|出发|出门|打算|听说/, /到了|来到|走进/, /回家|回来|离开|散场|告别|再见/],
]
/** UTF-16 units of a paragraph in which a step is looked for. */
const BEGINNING = 30

/** Each scale by itself: steps forward less steps back. */
export function runsForward(texts: readonly string[]): number {
  return SCALES.reduce((sum, scale) => sum + forward(texts.map((text) => stepOf(text, scale))), 0)
}

/** The days of a diary, by their headings: nobody turns its leaves from the last to the first. */
export function datesRun(texts: readonly string[]): number {
  return forward(texts.map((text) => (isDateLine(text) ? dayOf(text) : NONE)))
}

/** Paragraphs that are numbered: 一、 二、, or 第一束光, 第二束光. */
export function numbersRun(texts: readonly string[]): number {
  return forward(texts.map(numberOf))
}

const NUMBERED =
  /^(?:[（(]?([一二三四五六七八九十]|\d{1,2})(?:[）)、：:]|[.．](?!\d))|第([一二三四五六七八九十])[^天次年届周回])/
const NUMERALS = '零一二三四五六七八九十'

function numberOf(text: string): number {
  const [, listed, told] = NUMBERED.exec(text) ?? []
  const number = listed ?? told
  if (number === undefined) return NONE
  return /\d/.test(number) ? Number(number) : NUMERALS.indexOf(number)
}

const NONE = -1
const LONGEST_MONTH = 31

function dayOf(text: string): number {
  const [, month, day] = /(\d{1,2})月(\d{1,2})[日号]/.exec(text) ?? []
  return day === undefined ? NONE : Number(month) * LONGEST_MONTH + Number(day)
}

/** Steps of a count that run forward less those that run back, between -1 and 1. */
export function forward(places: readonly number[]): number {
  const known = places.filter((place) => place >= 0)
  let steps = 0
  let ahead = 0
  for (let at = 1; at < known.length; at += 1) {
    const step = (known[at] ?? 0) - (known[at - 1] ?? 0)
    if (step === 0) continue
    steps += 1
    ahead += Math.sign(step)
  }
  return steps === 0 ? 0 : ahead / steps
}

/** Of the steps of a scale the one that a paragraph begins with, −1 for none. */
function stepOf(text: string, scale: readonly RegExp[]): number {
  const opening = text.slice(0, BEGINNING)
  let first = -1
  let earliest = Infinity
  scale.forEach((step, at) => {
    const place = opening.search(step)
    if (place >= 0 && place < earliest) [first, earliest] = [at, place]
  })
  return first
}

/**
 * Whether paragraphs take up what the one before them closed with, rather than the other way round,
 * between -1 and 1.
 */
export function chained(paragraphs: readonly Paragraph[]): number {
  const pairs = paragraphs.slice(1).map((paragraph, at) => {
    const before = paragraphs[at]
    return before === undefined
      ? 0
      : shares(before.sentences.at(-1), paragraph.sentences[0]) -
          shares(paragraph.sentences.at(-1), before.sentences[0])
  })
  return pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length)
}

function shares(left: Sentence | undefined, right: Sentence | undefined): number {
  const words = new Set(left?.words.filter(isWeighty).map(({ text }) => text))
  return right?.words.some((word) => isWeighty(word) && words.has(word.text)) === true ? 1 : 0
}

function isWeighty({ text, tag }: Word): boolean {
  return text.length > 1 && /^[nva]/.test(tag)
}
