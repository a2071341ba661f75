import { ESSAYS } from '@zhupi/engine/corpus/essays.ts'
import { everydaySlipsFor } from '@zhupi/engine/lexicon/everydaySlips.ts'
import { FIRST_UNIT, LOOKS_ALIKE, SOUND_BITS } from '@zhupi/engine/tables/characters.ts'
import { logShareAt } from '@zhupi/engine/tables/language.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import { keptApart, sentencesIn, type Texts } from './texts.ts'
import { seeded } from './trainForest.ts'

const SENTENCES = 6000
const PUPILS_SENTENCES = 40_000
/** The other slips of pupils sound or look alike. */
const EVERYDAY_SHARE = 0.55
/** How many characters of a sentence are wrong, as shares of the sentences: none, one, two. */
const NONE = 0.45
const ONE = 0.41
/** How likely a writer is to take a character of the same sound, syllable, near sound … */
const SOUND_WEIGHTS = [4, 2.2, 0.8, 0]
/** … and one that looks alike. */
const LOOK_WEIGHT = 3

type Slip = { unit: number; weight: number }

type Pair = { source: string; target: string }

/** Clean sentences with characters replaced by ones that sound or look alike. */
export function synthesize({ everyday, tales, others }: Texts, tables: Tables): Pair[] {
  const draw = seeded(7)
  const slips = slipsInto(tables)
  const sentences = sentencesOf(keptApart(others, tales, everyday))
  return Array.from({ length: SENTENCES }, () => {
    const target = sentences[Math.floor(draw() * sentences.length)] ?? ''
    return spoilt(target, draw, (source, at) => anySlip(slips, source.charCodeAt(at), draw))
  })
}

/**
 * Sentences as pupils write them, from everyday sentences, tales and faultless essays of our own,
 * with what pupils mix up every day (lexicon/everydaySlips), and some other slips.
 */
export function synthesizePupils({ everyday, tales }: Texts, tables: Tables): Pair[] {
  const draw = seeded(11)
  const slips = slipsInto(tables)
  const essays = ESSAYS.filter(({ planted }) => planted.length === 0)
  const sentences = sentencesOf([
    ...keptApart(everyday, tales),
    ...essays.flatMap(({ essay }) => essay.content.split('\n')),
  ])
  return Array.from({ length: PUPILS_SENTENCES }, (_, at) => {
    const target = sentences[at % sentences.length] ?? ''
    const isEveryday = draw() < EVERYDAY_SHARE
    return spoilt(target, draw, (source, place) => {
      if (!isEveryday) return anySlip(slips, source.charCodeAt(place), draw)
      const options = everydaySlipsFor(source.charAt(place))
      return options[Math.floor(draw() ** 2 * options.length)]
    })
  })
}

function sentencesOf(lines: readonly string[]): string[] {
  return sentencesIn(lines).filter(({ length }) => length >= 8 && length <= 60)
}

const TRIES = 12

function spoilt(
  target: string,
  draw: () => number,
  slipAt: (source: string, at: number) => string | undefined,
): Pair {
  const share = draw()
  let source = target
  for (let errors = share < NONE ? 0 : share < NONE + ONE ? 1 : 2; errors > 0; errors -= 1) {
    let slip: string | undefined
    for (let left = TRIES; left > 0 && slip === undefined; left -= 1) {
      const at = Math.floor(draw() * source.length)
      slip = slipAt(source, at)
      if (slip !== undefined) source = source.slice(0, at) + slip + source.slice(at + 1)
    }
  }
  return { source, target }
}

function anySlip(
  slips: ReadonlyMap<number, Slip[]>,
  unit: number,
  draw: () => number,
): string | undefined {
  const options = slips.get(unit) ?? []
  let left = draw() * options.reduce((sum, { weight }) => sum + weight, 0)
  const slip = options.find(({ weight }) => (left -= weight) <= 0)
  return slip === undefined ? undefined : String.fromCharCode(slip.unit)
}

/** For each character what could be written by mistake; common characters oftener. */
function slipsInto({ characters, language }: Tables): Map<number, Slip[]> {
  const { first, units, kinds } = characters
  const slips = new Map<number, Slip[]>()
  for (let place = 0; place + 1 < first.length; place += 1) {
    const unit = place + FIRST_UNIT
    const node = language.trie.roots[unit] ?? 0
    if (node === 0) continue
    for (let at = first[place] ?? 0; at < (first[place + 1] ?? 0); at += 1) {
      const kind = kinds[at] ?? 0
      const weight =
        Math.exp(logShareAt(language, node) / 2) *
        ((SOUND_WEIGHTS[kind & SOUND_BITS] ?? 0) + (kind & LOOKS_ALIKE ? LOOK_WEIGHT : 0))
      const meant = units[at] ?? 0
      const list = slips.get(meant) ?? []
      list.push({ unit, weight })
      slips.set(meant, list)
    }
  }
  return slips
}
