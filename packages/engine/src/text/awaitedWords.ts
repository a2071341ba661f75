/**
 * Which of the words that patterns wait for stand in a text. Forty rules wait for seven thousand
 * words: they are looked for all at once, going through the text a single time.
 */
import { keep } from './lastOnes.ts'

/** One of the lists that a rule waits for, by its rule and its place there. */
type Awaited = { word: string; list: number; rule: number; place: number }

const awaited: Awaited[] = []
let rules = 0
let lists = 0

/** The awaited words by the hash of their first two units; of one unit, by that unit. */
const HASHES = 2 ** 16
let built = 0
const NOBODY: readonly Awaited[] = []
let byPair: Awaited[][] = []
let byUnit: Awaited[][] = []
/** Most places of a text are told here that nothing begins with them. */
const begins = new Uint8Array(2 * HASHES)

/**
 * For lists of words: the places of those lists of which a word stands in the text, by where the
 * first one of it stands.
 */
export function awaitWords(
  all: readonly (readonly string[])[],
): (text: string) => readonly number[] {
  const rule = rules
  rules += 1
  all.forEach((words, place) => {
    const list = lists
    lists += 1
    for (const word of words) awaited.push({ word, list, rule, place })
  })
  return (text) => standingIn(text)[rule] ?? NONE
}

const NONE: readonly number[] = []
/** Rule after rule asks about each paragraph of an essay. */
const lastOnes = new Map<string, readonly (readonly number[])[]>()
const MOST_REMEMBERED = 128
/** By list the number of the text in which it was met. */
let metIn = new Uint32Array(0)
let texts = 0

function standingIn(text: string): readonly (readonly number[])[] {
  if (built !== awaited.length) build()
  const known = lastOnes.get(text)
  if (known !== undefined) return known
  texts += 1
  const standing: number[][] = []
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const pair = hash(unit, text.charCodeAt(at + 1))
    if (begins[HASHES + unit] === 1) meet(text, at, byUnit[unit] ?? NOBODY, standing)
    else if (begins[pair] === 1) meet(text, at, byPair[pair] ?? NOBODY, standing)
  }
  keep(lastOnes, text, standing, MOST_REMEMBERED)
  return standing
}

function meet(text: string, at: number, some: readonly Awaited[], standing: number[][]): void {
  for (const { word, list, rule, place } of some) {
    if (metIn[list] === texts || !text.startsWith(word, at)) continue
    metIn[list] = texts
    const known = standing[rule]
    if (known === undefined) standing[rule] = [place]
    else known.push(place)
  }
}

function build(): void {
  built = awaited.length
  lastOnes.clear()
  metIn = new Uint32Array(lists)
  byPair = []
  byUnit = []
  begins.fill(0)
  const alone = new Set(awaited.filter(({ word }) => word.length === 1).map(({ word }) => word))
  for (const one of awaited) {
    const unit = one.word.charCodeAt(0)
    // Where a single unit is waited for, all that begins with it keeps its order.
    const isAlone = alone.has(one.word.charAt(0))
    const key = isAlone ? unit : hash(unit, one.word.charCodeAt(1))
    const table = isAlone ? byUnit : byPair
    begins[isAlone ? HASHES + unit : key] = 1
    table[key] = [...(table[key] ?? []), one]
  }
}

function hash(unit: number, next: number): number {
  return (Math.imul(unit, 0x9e3779b1) ^ Math.imul(next, 0x85ebca6b)) >>> 16
}
