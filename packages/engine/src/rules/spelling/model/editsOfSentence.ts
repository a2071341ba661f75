/**
 * What the spelling model finds in one sentence of a document, for every rule that reads it. Every
 * essay is read twice, as it stands and repaired (correct.ts), by more than one rule, and most
 * sentences are the same, so the last results are cached. The key holds all that a result depends
 * on.
 */
import { isWeekly } from '#lexicon/everydaySlips.ts'
import type { Tables } from '#tables.ts'
import type { Document, Range, Sentence } from '#text/document.ts'
import { keep } from '#text/lastOnes.ts'
import type { Names } from '#text/words.ts'
import { doubledCharacters } from './doubledCharacters.ts'
import { PARTICLES, PRONOUNS, UNCHOSEN } from './editFeatures.ts'
import { findMisspellings, type Misspelling } from './findMisspellings.ts'
import { protectedRanges } from './guards.ts'
import type { JudgedEdit } from './judgeEdits.ts'
import { namesIn } from './readings.ts'

/** ln odds below which nothing is so much as asked about, in a text as full of slips as any is. */
const LEAST_ODDS = -1.2
/** The same for 的, 地 and 得, of which a text full of slips says nothing more. */
const LEAST_PARTICLE_ODDS = 0.3
/** So much less sure is what hardly anybody mixes up. */
const RARE_MARGIN = 0.3
/**
 * 的, 地 and 得 are grammar: their sound and shape say nothing. Of what everybody mixes up both
 * models know something.
 */
function oddsOf({ start, end, to, group, choice, odds }: JudgedEdit, text: string): number {
  if (group === PARTICLES) return choice
  if (choice > UNCHOSEN && isWeekly(text.slice(start, end), to)) return (choice + odds) / 2
  return odds - RARE_MARGIN
}

/** 睡著, 甚么: how it is written elsewhere. */
const VARIANTS = ['著着', '甚什']

/** Whom 他 or 她 means, the sentence alone does not say. */
function leastOdds({ start, end, group, to }: JudgedEdit, text: string): number {
  if (group === PRONOUNS || VARIANTS.includes(text.slice(start, end) + to)) return Infinity
  return group === PARTICLES ? LEAST_PARTICLE_ODDS : LEAST_ODDS
}

const cache = new WeakMap<Tables, Map<string, readonly Misspelling[]>>()
const CACHE_SIZE = 500

/** Several rules ask about each sentence, and its key alone takes forty patterns. */
const found = new WeakMap<Sentence, readonly Misspelling[]>()

export function editsOfSentence(document: Document, sentence: Sentence): readonly Misspelling[] {
  const known = found.get(sentence)
  if (known !== undefined) return known
  const edits = editsIn(document, sentence)
  found.set(sentence, edits)
  return edits
}

function editsIn(
  { names, paragraphs, tables }: Document,
  sentence: Sentence,
): readonly Misspelling[] {
  const paragraph = paragraphs[sentence.paragraph]
  if (paragraph === undefined) return []
  const { text, start: offset } = sentence
  const ranges = protectedRanges(paragraph, sentence, names)
  const memory = cache.get(tables) ?? new Map<string, readonly Misspelling[]>()
  cache.set(tables, memory)
  const key = [
    text,
    ...namesIn(text, names),
    ...ranges.map(({ start, end }) => `${start - offset}-${end - offset}`),
  ].join('\n')
  const known = memory.get(key)
  if (known !== undefined) return known
  const isLeftAlone = new Uint8Array(text.length)
  for (const { start, end } of ranges)
    isLeftAlone.fill(1, Math.max(0, start - offset), Math.max(0, end - offset))
  const edits = findMisspellings(text, tables, {
    names,
    isFree: ranges.length === 0,
    isProtected: (position) => isLeftAlone[position] === 1,
    oddsOf: (edit) => oddsOf(edit, text),
    leastOdds: (edit) => leastOdds(edit, text),
    withFaint: true,
  })
  const doubled = doubledCharacters(text, tables, names, (start, end) =>
    isDoubledLeftAlone(
      ranges,
      names,
      { start: start + offset, end: end + offset },
      text.slice(start, end),
    ),
  )
  const all = [
    ...edits.filter((edit) =>
      doubled.every(({ start, end }) => edit.end <= start || edit.start >= end),
    ),
    ...doubled,
  ].sort((a, b) => a.start - b.start)
  keep(memory, key, all, CACHE_SIZE)
  return all
}

/** That it is said twice leaves alone what is said twice, and no more than that. */
function isDoubledLeftAlone(
  ranges: readonly Range[],
  names: Names,
  { start, end }: Range,
  written: string,
): boolean {
  return (
    names.has(written) ||
    ranges.some(
      (range) =>
        range.start < end && range.end > start && !(range.start === start && range.end === end),
    )
  )
}

export function isParticle({ group }: Misspelling): boolean {
  return group === PARTICLES
}
