/**
 * 热气疼疼, 孤伶伶: a character said twice, written wrong both times. What is said twice is
 * said so on purpose, so no character of it is doubted by itself; but the whole word tells.
 */
import { FIRST_UNIT, SAME_SYLLABLE, SOUND_BITS } from '#tables/characters.ts'
import { wordFrequency, type Tables } from '#tables.ts'
import { matchesOf } from '#text/matchesOf.ts'
import type { Names } from '#text/words.ts'
import type { Misspelling } from './findMisspellings.ts'
import { costsOf, writtenWords } from './wordLattice.ts'

const DOUBLED = /([\u4e00-\u9fff])\1/g
/** 一串串, 一阵阵: one after the other, whatever they are. */
const ONE_BY_ONE = '一'
/** Of three characters or four. */
const BEFORE = [1, 2] as const
/** ln p that the sentence gains: more than chance does. */
const LEAST_GAIN = 5
/** In a clean text it is asked: of seven in 610 000 characters four were wrong (坑坑凹凹), 绿荫荫 was not. */
const ODDS = 3.2

export function doubledCharacters(
  text: string,
  tables: Tables,
  names: Names,
  isProtected: (start: number, end: number) => boolean,
): Misspelling[] {
  return matchesOf(text, DOUBLED).flatMap(({ 0: written, index: start }) => {
    const end = start + 2
    if (isProtected(start, end) || isFourfold(text, start, tables)) return []
    const others = soundingAlike(tables, written.charAt(0)).filter((unit) =>
      completes(text, start, unit + unit, tables),
    )
    if (others.length === 0 || completes(text, start, written, tables)) return []
    const costOf = (whole: string) =>
      costsOf(writtenWords(whole, tables, names), tables.witness).total
    const cost = costOf(text)
    return others
      .map((unit) => unit + unit)
      .map((to) => ({ to, gain: cost - costOf(text.slice(0, start) + to + text.slice(end)) }))
      .filter(({ gain }) => gain > LEAST_GAIN)
      .sort((a, b) => b.gain - a.gain)
      .slice(0, 1)
      .map(({ to }) => ({
        start,
        end,
        to,
        odds: ODDS,
        pair: 0,
        isWord: false,
        group: 0,
        opinion: -Infinity,
        isFaint: false,
      }))
  })
}

/** 轻轻巧巧, of 轻巧: both halves of a word are doubled. */
function isFourfold(text: string, start: number, tables: Tables): boolean {
  const [before = '', twice] = text.slice(Math.max(0, start - 2), start)
  return before === twice && wordFrequency(tables, before + text.charAt(start)) > 0
}

/** With one or two characters before it, it is a word of the dictionary. */
function completes(text: string, start: number, doubled: string, tables: Tables): boolean {
  return BEFORE.some((length) => {
    const before = text.slice(Math.max(0, start - length), start)
    return (
      before.length === length &&
      before !== ONE_BY_ONE &&
      wordFrequency(tables, before + doubled) > 0
    )
  })
}

function soundingAlike({ characters }: Tables, written: string): string[] {
  const { first, units, kinds } = characters
  const place = written.charCodeAt(0) - FIRST_UNIT
  const found: string[] = []
  for (let at = first[place] ?? 0; at < (first[place + 1] ?? 0); at += 1) {
    if (((kinds[at] ?? 0) & SOUND_BITS) <= SAME_SYLLABLE)
      found.push(String.fromCharCode(units[at] ?? 0))
  }
  return found
}
