/**
 * Which of two characters that everybody mixes up belongs here: 再 or 在, 的 or 地. What stands
 * around decides, and what the witness gains. Taught on correct running text alone
 * (tools/engineTables/choice.ts): a change of the features here needs new tables.
 */
import { everydayRate } from '#lexicon/everydaySlips.ts'
import { kindOfPair, LOOKS_ALIKE, OTHER_SOUND, SOUND_BITS } from '#tables/characters.ts'
import { tagOf, type Tables } from '#tables.ts'
import type { OtherReading } from './otherReadings.ts'
import type { Reading } from './readSentence.ts'

export const CHOICE_BITS = 18
/** Weights are stored in steps of a 24th. */
export const CHOICE_STEPS = 24

const GAIN_STEP = 0.5
const HIGHEST_GAIN = 12
const PARTICLES = '的地得'

/** Both are mixed up by everybody. */
export function isChoice(written: string, other: string): boolean {
  return (
    everydayRate(written, other) > 0 || (PARTICLES.includes(written) && PARTICLES.includes(other))
  )
}

/** There was text enough to teach just these two. */
export function isTaught({ choices }: Tables, written: string, other: string): boolean {
  return choices.pairs.has(written + other)
}

/**
 * ln odds that the other reading is meant, where wrong and right are equally frequent. It is asked
 * both before a reading is weighed and when it is.
 */
export function choiceOdds(reading: Reading, tables: Tables, other: OtherReading): number {
  const known = judged.get(other)
  if (known !== undefined) return known
  let sum = 0
  for (const feature of choiceFeatures(reading, tables, other))
    sum += tables.choices.weights[feature] ?? 0
  judged.set(other, sum / CHOICE_STEPS)
  return sum / CHOICE_STEPS
}

const judged = new WeakMap<OtherReading, number>()

/** Places in the weights. Those that name the pair count only where it was taught by itself. */
export function choiceFeatures(reading: Reading, tables: Tables, other: OtherReading): number[] {
  const { at, to } = other
  const pair = reading.text.charAt(at) + to
  const features = sharedFeatures(reading, tables, other).map((text) => hash(text))
  if (tables.choices.pairs.has(pair))
    for (const text of ownFeatures(reading, tables, other)) features.push(hash(pair + text))
  return features
}

function bucket(value: number, step: number): string {
  return String(Math.round(Math.max(-4, Math.min(HIGHEST_GAIN, value)) / step))
}

function sharedFeatures(reading: Reading, tables: Tables, other: OtherReading): string[] {
  const { at, to, gain, alone, wordLength, wordCost, isBest } = other
  const gained = bucket(gain, GAIN_STEP)
  const length = (reading.wordEnd[at] ?? 0) - (reading.wordStart[at] ?? 0)
  const weight = (reading.wordWeight[at] ?? 0) >> 5
  const kind = kindOf(tables, reading.text.charCodeAt(at), to.charCodeAt(0))
  const rate = everydayRate(reading.text.charAt(at), to)
  return [
    `g${gained}`,
    `gl${gained}/${wordLength}`,
    `gw${gained}/${length}/${weight}`,
    `a${bucket(alone, 1)}`,
    `l${wordLength}/${length}`,
    `lw${wordLength}/${length}/${weight}`,
    `wc${wordLength}/${bucket(wordCost - 4, 2)}`,
    `b${isBest ? 1 : 0}/${wordLength}`,
    `k${kind}/${rate}`,
    `gk${bucket(gain, 2)}/${kind}/${rate}`,
  ]
}

function ownFeatures(reading: Reading, tables: Tables, { at, gain }: OtherReading): string[] {
  const { text } = reading
  const unitAt = (place: number) => (place < 0 ? '^' : text.charAt(place) || '$')
  const left = wordEndingAt(reading, at)
  const right = wordStartingAt(reading, at + 1)
  const [leftTag, rightTag] = [tagOf(tables, left), tagOf(tables, right)]
  const next = wordStartingAt(reading, at + 1 + right.length)
  const nextTag = tagOf(tables, next)
  const shape = shapeOf(left)
  const [l1, r1] = [unitAt(at - 1), unitAt(at + 1)]
  return [
    '',
    `g${bucket(gain, 1)}`,
    `L${l1}`,
    `R${r1}`,
    `LL${unitAt(at - 2)}${l1}`,
    `RR${r1}${unitAt(at + 2)}`,
    `LR${l1}${r1}`,
    `w${left}`,
    `W${right}`,
    `wW${left}/${right}`,
    `t${leftTag}${shape}`,
    `T${rightTag}`,
    `tT${leftTag}${shape}/${rightTag}`,
    `wT${left}/${rightTag}`,
    `tW${leftTag}${shape}/${right}`,
    `TN${rightTag}/${nextTag}`,
    `WN${right}/${nextTag}`,
    `tTN${leftTag}${shape}/${rightTag}/${nextTag}`,
    `tl${wordEndingAt(reading, at - left.length)}/${leftTag}`,
  ]
}

/** The whole word, or the one character where the place lies inside a word. */
function wordEndingAt({ text, wordStart, wordEnd }: Reading, end: number): string {
  if (end <= 0) return '^'
  if ((wordEnd[end - 1] ?? 0) !== end) return text.charAt(end - 1)
  return text.slice(wordStart[end - 1] ?? 0, end)
}

function wordStartingAt({ text, wordStart, wordEnd }: Reading, start: number): string {
  if (start >= text.length) return '$'
  if ((wordStart[start] ?? 0) !== start) return text.charAt(start)
  return text.slice(start, wordEnd[start] ?? start + 1)
}

/** 慢慢, 高高兴兴, 一道一道: said twice, which is how things are done. */
function shapeOf(word: string): string {
  if (/^(.)\1$/.test(word)) return '2'
  if (/^(.)\1(.)\2$/.test(word) || /^(..)\1$/.test(word)) return '4'
  return word.length > 2 ? '3' : ''
}

function kindOf({ characters }: Tables, from: number, to: number): number {
  return (kindOfPair(characters, from, to) ?? OTHER_SOUND) & (SOUND_BITS | LOOKS_ALIKE)
}

function hash(text: string): number {
  let value = 2166136261
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return (Math.imul(value ^ (value >>> 15), 0x9e3779b1) >>> (32 - CHOICE_BITS)) >>> 0
}
