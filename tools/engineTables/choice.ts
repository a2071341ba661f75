/**
 * Teaches the model of choices (packages/engine/src/rules/spelling/model/choice.ts) on correct
 * running text: where the one character stands it is right, and where the other stands it would be
 * wrong.
 */
import { everydayPairs, PARTICLE_PAIRS } from '@zhupi/engine/lexicon/everydaySlips.ts'
import {
  CHOICE_BITS,
  CHOICE_STEPS,
  choiceFeatures,
} from '@zhupi/engine/rules/spelling/model/choice.ts'
import { otherReadings } from '@zhupi/engine/rules/spelling/model/otherReadings.ts'
import { readSentence } from '@zhupi/engine/rules/spelling/model/readSentence.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import type { Choices } from '@zhupi/engine/tables/choices.ts'
import { NO_NAMES } from '@zhupi/engine/text/words.ts'
import type { Packing } from './packing.ts'
import { seeded } from './trainForest.ts'

/** As many correct uses on both sides, and the pair is taught by itself. */
const LEAST_USES = 300
const MOST_USES = 500
/** 的, 地 and 得 are all grammar: they need more. */
const MOST_PARTICLES = 6000
const PARTICLES = '的地得'
const ROUNDS = 6
const RATE = 0.08
const DECAY = 2e-5
/** So much around a place is read. */
const AROUND = 14

type Use = { sentence: string; at: number }
type Example = { features: number[]; wanted: number }

/** `sentences`: of each kind of text by turns, for the first uses of a character are learned from. */
export function teachChoices(sentences: readonly string[], tables: Tables): Choices {
  const uses = usesOf(sentences)
  const pairs = [...everydayPairs(), ...PARTICLE_PAIRS]
  const usesFor = (unit: string) => uses.get(unit) ?? []
  const own = pairs.filter((pair) => [...pair].every((unit) => usesFor(unit).length >= LEAST_USES))
  const choices = { pairs: new Set(own), weights: new Int8Array(2 ** CHOICE_BITS) }
  const taught = { ...tables, choices }
  const examples = pairs.flatMap((pair) => {
    const [written = '', right = ''] = pair
    const most = PARTICLES.includes(written) ? MOST_PARTICLES : MOST_USES
    return [
      ...examplesOf(usesFor(written).slice(0, most), pair, 0, taught),
      ...examplesOf(usesFor(right).slice(0, most), pair, 1, taught),
    ]
  })
  const weights = fitted(examples)
  weights.forEach((weight, place) => {
    choices.weights[place] = Math.max(-127, Math.min(127, Math.round(weight * CHOICE_STEPS)))
  })
  console.log(`${own.length} of ${pairs.length} pairs by themselves, ${examples.length} examples`)
  return choices
}

function usesOf(sentences: readonly string[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const sentence of sentences) {
    for (let at = 0; at < sentence.length; at += 1) {
      const unit = sentence.charAt(at)
      const known = uses.get(unit)
      const start = Math.max(0, at - AROUND)
      const use = { sentence: sentence.slice(start, at + AROUND), at: at - start }
      if (known === undefined) uses.set(unit, [use])
      else if (known.length < MOST_PARTICLES) known.push(use)
    }
  }
  return uses
}

function examplesOf(uses: readonly Use[], pair: string, wanted: 0 | 1, tables: Tables): Example[] {
  const [written = '', right = ''] = pair
  return uses.map(({ sentence, at }) => {
    const text = sentence.slice(0, at) + written + sentence.slice(at + 1)
    const reading = readSentence(text, tables, NO_NAMES)
    const found = otherReadings(reading, tables, (place) => place !== at, [{ at, to: right }]).find(
      (other) => other.at === at && other.to === right,
    )
    return {
      features: found === undefined ? [] : choiceFeatures(reading, tables, found),
      wanted,
    }
  })
}

function fitted(examples: Example[]): Float64Array {
  const weights = new Float64Array(2 ** CHOICE_BITS)
  const squares = new Float64Array(2 ** CHOICE_BITS).fill(1)
  const draw = seeded(5)
  const order = examples.map((_, at) => at)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(draw() * (at + 1))
      const held = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = held
    }
    for (const at of order) {
      const { features, wanted } = examples[at] ?? { features: [], wanted: 0 }
      let sum = 0
      for (const feature of features) sum += weights[feature] ?? 0
      const miss = wanted - 1 / (1 + Math.exp(-sum))
      for (const feature of features) {
        squares[feature] = (squares[feature] ?? 0) + miss * miss
        const rate = RATE / Math.sqrt(squares[feature] ?? 1)
        weights[feature] = (weights[feature] ?? 0) * (1 - DECAY) + rate * miss
      }
    }
  }
  return weights
}

export function packChoices(packing: Packing, { pairs, weights }: Choices): void {
  packing.text([...pairs].join(' '))
  packing.number(weights.length)
  packing.bytes(new Uint8Array(weights.buffer))
}
