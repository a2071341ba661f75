/**
 * Whether paragraphs stand where their own words say they belong. Each sign asks: is the first
 * paragraph more of an opening than the others are, the last more of an ending? So an essay is
 * compared with itself, and moving a paragraph changes nothing else. Each sign is weak; together
 * they tell our own essays from their shuffled paragraphs nine times in ten, other writers' four
 * times in five. The weights are round numbers of ours, greater for the surer signs, and checked on
 * our own essays (corpus/).
 */
import { isDateLine } from './dateLine.ts'
import type { Paragraph } from './document.ts'
import { latenessOf } from './lateness.ts'
import { chained, datesRun, forward, numbersRun, runsForward } from './paragraphCourse.ts'
import { namedNearby, openedAlike } from './nearness.ts'
import { signsOf, type Sign } from './paragraphSigns.ts'

const ORDINALS = [
  /^.{0,6}(?:首先|第一|其一|一方面)/,
  /^.{0,6}(?:其次|第二|其二|另一方面|再次)/,
  /^.{0,6}(?:最后|第三|其三|总之|综上)/,
]
/** What one late sign in the last paragraph is worth, or one early sign in the first. */
const LATENESS_WEIGHT = 0.4
/** How much better than no order at all ordinary essays stand by their late and early signs. */
const USUAL = 1.8
const EPIGRAPH = /题记/
const LEAST_PARAGRAPHS = 3
/** Fewer paragraphs show no order: they get what ordinary essays have. */
const UNSAID = 0.6

/** What a first paragraph has more of than the others, and what it has less of. */
const OPENING_WEIGHTS: readonly (readonly [Sign, number])[] = [
  ['salutes', 1.5],
  ['titled', 1.5],
  ['touched', 0.6],
  ['centred', 0.5],
  ['leans', -2],
  ['long', -1.5],
  ['exclaims', -0.7],
  ['asks', -0.6],
  ['cases', -0.7],
  ['people', -0.7],
  ['pointers', -0.9],
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
  ['known', 1.2],
]

/**
 * The heads of a diary's days are no paragraphs. Higher is better ordered; ordinary essays lie about 0.7, their shufflings about 0.5. Between 0
 * and 1.
 */
export function measureOrder(
  written: readonly Paragraph[],
  centre: readonly string[],
  title: string,
): number {
  const paragraphs = written.filter(
    ({ text }, at) => at === written.length - 1 || !isDateLine(text),
  )
  if (paragraphs.length < LEAST_PARAGRAPHS) return UNSAID
  const signs = signsOf(paragraphs, centre, title)
  const texts = paragraphs.map((paragraph) => paragraph.text)
  const opening = OPENING_WEIGHTS.reduce(
    (sum, [sign, weight]) => sum + weight * first(signs[sign]),
    0,
  )
  const ending = ENDING_WEIGHTS.reduce((sum, [sign, weight]) => sum + weight * last(signs[sign]), 0)
  const course =
    0.8 * openedAlike(texts) +
    0.9 * namedNearby(texts) +
    0.3 * growing(signs.ours) +
    0.5 * growing(signs.calls) +
    0.4 * growing(signs.leans) +
    2 * epigraphSign(texts) +
    1.5 *
      forward(
        texts.map((text) => ORDINALS.findIndex((ordinal) => ordinal.test(text.slice(0, 12)))),
      ) +
    4 * datesRun(written.map(({ text }) => text)) +
    3 * numbersRun(texts) +
    1.5 * growing(signs.concedes) +
    runsForward(texts) +
    chained(paragraphs) +
    LATENESS_WEIGHT * towardsTheEnd(latenessOf(paragraphs))
  return 1 / (1 + Math.exp(-(opening + ending + course - USUAL) / 3))
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

function epigraphSign(texts: readonly string[]): number {
  const at = texts.findIndex((text) => EPIGRAPH.test(text.slice(0, 40)))
  return at < 0 ? 0 : at < 2 ? 1 : -1
}
