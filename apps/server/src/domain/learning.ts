/**
 * What a pupil's reports say together: where the ability stands, what grew, what to practise next.
 * Whatever is said is a predicate on the essays first; learningWords.ts puts it into words.
 */
import { formatWireDay, startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { BAND_FLOORS, TRAITS, type Trait } from '@zhupi/contract/terms/traits.ts'

export type TraitScores = Record<Trait, number>

/** One essay with its latest report that its writer may see. */
export type LearntEssay = {
  id: number
  isHomework: boolean
  title: string
  scoreScale: number
  writtenAt: Date
  characters: number
  engineVersion: string
  /** Null where the homework withholds them before the hand-in. */
  traits: TraitScores | null
  /** Against the draft before it, 0–100; null without one, or where scores are withheld. */
  rise: number | null
  /** How many of its drafts were corrected. */
  drafts: number
}

/** Enough that one slip does not decide, few enough that the latest counts. */
const ABILITY_ESSAYS = 5
/** Compared are so many essays at either end of the term, and no fewer than two. */
const STRETCH_ESSAYS = 3
const STRETCH_LEAST = 2
/** Of 100: less may be chance. */
const GROWN_BY = 5
const GROWN_TRAITS_SHOWN = 2
/** Under a point two drafts are alike. */
const ROSE_BY = 1

/** Those whose traits are shown, the latest first. */
export function abilityEssays<Essay extends LearntEssay>(essays: readonly Essay[]): Essay[] {
  return essays.filter(({ traits }) => traits !== null).slice(0, ABILITY_ESSAYS)
}

/** The mean of each trait, one decimal. */
export function meanTraits(essays: readonly LearntEssay[]): TraitScores | null {
  const scores = essays.flatMap(({ traits }) => traits ?? [])
  if (scores.length === 0) return null
  const means: Partial<TraitScores> = {}
  for (const trait of TRAITS)
    means[trait] = toTenths(scores.reduce((sum, each) => sum + each[trait], 0) / scores.length)
  return isWhole(means) ? means : null
}

function isWhole(means: Partial<TraitScores>): means is TraitScores {
  return TRAITS.every((trait) => means[trait] !== undefined)
}

const toTenths = (value: number) => Math.round(value * 10) / 10

/** Some essays of one end of the term. */
export type Stretch = { essays: number; from: Date; to: Date; mean: number }

export type Growth =
  | { kind: 'trait'; trait: Trait; earlier: Stretch; latest: Stretch }
  | { kind: 'redrafted'; essays: number }
  | { kind: 'rise'; title: string; rise: number; scoreScale: number }

/** `term`: the essays of the term, the latest first. */
export function findGrowth(term: readonly LearntEssay[]): Growth[] {
  const redrafted = term.filter(({ drafts }) => drafts > 1).length
  const [best] = term
    .filter(({ rise }) => rise !== null && rise >= ROSE_BY)
    .sort((a, b) => (b.rise ?? 0) - (a.rise ?? 0))
  return [
    ...findGrownTraits(term),
    ...(best?.rise == null
      ? []
      : [
          {
            kind: 'rise' as const,
            title: best.title,
            rise: best.rise,
            scoreScale: best.scoreScale,
          },
        ]),
    ...(redrafted > 0 ? [{ kind: 'redrafted' as const, essays: redrafted }] : []),
  ]
}

/** Two scores are comparable under one engine only, so those of an earlier one are left out. */
function findGrownTraits(term: readonly LearntEssay[]): Growth[] {
  const scored = term.filter(({ traits }) => traits !== null)
  const comparable = scored.filter(
    ({ engineVersion }) => engineVersion === scored[0]?.engineVersion,
  )
  const size = Math.min(STRETCH_ESSAYS, Math.floor(comparable.length / 2))
  if (size < STRETCH_LEAST) return []
  const [latest, earlier] = [comparable.slice(0, size), comparable.slice(-size)]
  const [now, then] = [meanTraits(latest), meanTraits(earlier)]
  if (now === null || then === null) return []
  return TRAITS.map((trait) => ({ trait, by: now[trait] - then[trait] }))
    .filter(({ by }) => by >= GROWN_BY)
    .sort((a, b) => b.by - a.by)
    .slice(0, GROWN_TRAITS_SHOWN)
    .map(({ trait }) => ({
      kind: 'trait',
      trait,
      earlier: stretchOf(earlier, then[trait]),
      latest: stretchOf(latest, now[trait]),
    }))
}

/** `essays`: the latest first. */
function stretchOf(essays: readonly LearntEssay[], mean: number): Stretch {
  const times = essays.map(({ writtenAt }) => writtenAt.getTime())
  return {
    essays: essays.length,
    from: new Date(Math.min(...times)),
    to: new Date(Math.max(...times)),
    mean,
  }
}

/** Traits below the best band, the lowest first. */
export function traitsToPractise(ability: TraitScores): Trait[] {
  return TRAITS.filter((trait) => ability[trait] < BAND_FLOORS[1]).sort(
    (a, b) => ability[a] - ability[b],
  )
}

const [SPRING_MONTH, AUTUMN_MONTH] = ['02', '09']

/** The school year begins in September, its second term in February. */
export function startOfTerm(now: Date): Date {
  const [year = '', month = ''] = formatWireDay(now).split('-')
  if (month >= AUTUMN_MONTH) return dayOf(year, AUTUMN_MONTH)
  if (month >= SPRING_MONTH) return dayOf(year, SPRING_MONTH)
  return dayOf(String(Number(year) - 1), AUTUMN_MONTH)
}

function dayOf(year: string, month: string): Date {
  return startOfDay(new Date(`${year}-${month}-01T12:00:00+08:00`))
}
