/**
 * What the spelling model finds in one sentence of a document, for every rule that reads it. Every
 * essay is read twice, as it stands and repaired (correct.ts), by more than one rule, and most
 * sentences are the same, so the last results are cached. The key holds all that a result depends
 * on.
 */
import { isWeekly } from '#lexicon/everydaySlips.ts'
import { forestLogOdds } from '#tables/trees.ts'
import type { Tables } from '#tables.ts'
import type { Document, Sentence } from '#text/document.ts'
import { isOrder } from '../../../scoring/promptInjection.ts'
import { PARTICLES, PRONOUNS, UNCHOSEN, type Edit } from './editFeatures.ts'
import { findMisspellings, type Misspelling } from './findMisspellings.ts'
import { protectedRanges } from './guards.ts'
import { namesIn } from './readings.ts'

/** ln odds below which nothing is so much as asked about. */
const LEAST_ODDS = 0.3
/** What is above this is hardly ever right. */
const SURE_ODDS = 2.5
/** So much less sure is what hardly anybody mixes up. */
const RARE_MARGIN = 0.3
/**
 * So many sure ones for each 100 characters: printed prose has fewer than FEW of them, half of the
 * pupils who make mistakes more than MANY.
 */
const FEW = 0.25
const MANY = 0.35
const SHORT_TEXT = 120

/**
 * 1 for a clean text to 0 for one full of mistakes, or for a short one, which shows little of its
 * writer: a doubtful character is innocent in the first and wrong in the second.
 */
export function trustIn(document: Document): number {
  const known = trusts.get(document)
  if (known !== undefined) return known
  // An order to the grader is no text of its writer's.
  const characters = document.sentences.reduce(
    (sum, { text }) => sum + (isOrder(text) ? 0 : text.length),
    0,
  )
  const sure = document.sentences
    .flatMap((sentence) => editsOfSentence(document, sentence))
    .filter((edit) => edit.odds > SURE_ODDS && !isParticle(edit)).length
  const density = (sure * 100) / Math.max(1, characters)
  const trust =
    characters < SHORT_TEXT ? 0 : Math.max(0, Math.min(1, (MANY - density) / (MANY - FEW)))
  trusts.set(document, trust)
  return trust
}

const trusts = new WeakMap<Document, number>()

/** What a threshold is between its value in a text full of mistakes and that in a clean one. */
export function leastIn(document: Document, full: number, clean: number): number {
  return full + (clean - full) * trustIn(document)
}

/**
 * 的, 地 and 得 are grammar: their sound and shape say nothing. Of what everybody mixes up both
 * models know something.
 */
function oddsOf(
  { start, end, to, group, choice, features }: Edit,
  text: string,
  tables: Tables,
): number {
  if (group === PARTICLES) return choice
  const forestOdds = forestLogOdds(tables.spelling, features)
  if (choice > UNCHOSEN && isWeekly(text.slice(start, end), to)) return (choice + forestOdds) / 2
  return forestOdds - RARE_MARGIN
}

/** 睡著, 甚么: how it is written elsewhere. */
const VARIANTS = ['著着', '甚什']

/** Whom 他 or 她 means, the sentence alone does not say. */
function leastOdds({ start, end, group, to }: Edit, text: string): number {
  if (group === PRONOUNS || VARIANTS.includes(text.slice(start, end) + to)) return Infinity
  return LEAST_ODDS
}

const cache = new WeakMap<Tables, Map<string, readonly Misspelling[]>>()
const CACHE_SIZE = 500

export function editsOfSentence(
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
    oddsOf: (edit) => oddsOf(edit, text, tables),
    leastOdds: (edit) => leastOdds(edit, text),
  })
  if (memory.size >= CACHE_SIZE) memory.clear()
  memory.set(key, edits)
  return edits
}

export function isParticle({ group }: Misspelling): boolean {
  return group === PARTICLES
}
