/** How a text is punctuated, whatever is marked in it. */
import { countHan, shareOf } from '../text/characters.ts'
import type { Document, Sentence } from '../text/document.ts'
import { ramp } from './curves.ts'

/**
 * A sentence of many clauses and no stop where a thought ends. Speech, lists and semicolons hold
 * longer ones together.
 */
export function runOnShare(document: Document): number {
  const read = document.sentences.map((sentence) => ({
    han: countHan(sentence.text),
    clauses: sentence.clauses.length,
    isHeld: /[“；：、]/.test(sentence.text),
  }))
  const all = read.reduce((sum, { han }) => sum + han, 0)
  return shareOf(
    read.reduce(
      (sum, { han, clauses, isHeld }) =>
        sum + han * (isHeld ? 0.5 : 1) * ramp(clauses, RUN_ON_FROM, RUN_ON) * ramp(han, 50, 80),
      0,
    ),
    all,
  )
}

const RUN_ON_FROM = 6
const RUN_ON = 10

/** Commas: good sentences of six there are, of eight hardly any that have all their stops. */
const MANY_COMMAS = { doubted: 6, told: 8 }

/** It is quoted and praised only where nothing else is. */
export function mayRunOn(sentence: Sentence): boolean {
  return commasIn(sentence) >= MANY_COMMAS.doubted
}

/** Its writer is asked where a thought ends. */
export function runsOn(sentence: Sentence): boolean {
  return commasIn(sentence) >= MANY_COMMAS.told
}

function commasIn({ text }: Sentence): number {
  return text.match(/[，,]/g)?.length ?? 0
}

/** Beside comma and full stop. */
const MARKS = [/？/, /！/, /[：:]“|“[^”]+”/, /；/, /、/, /……|——/, /《/]

export function marksUsedIn(text: string): number {
  return MARKS.filter((mark) => mark.test(text)).length
}

/**
 * Stops, questions, speech and pauses each set apart: up to ten points, most for the first that a
 * text has.
 */
export function pointsOfRange(marksUsed: number): number {
  return POINTS_OF_RANGE[marksUsed] ?? 10
}

const POINTS_OF_RANGE = [0, 5, 7, 8, 9, 10]
