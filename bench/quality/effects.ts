/**
 * `npm run quality -- --effects`: what each feature is worth. Every figure of an essay's features is
 * set to what a tenth of our own essays have less of, then to what a tenth have more of, and the
 * essays are scored anew: the mean change of the total, and the traits that move most.
 */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { examine } from '@zhupi/engine/scoring/examine.ts'
import type { Features } from '@zhupi/engine/scoring/features.ts'
import { score } from '@zhupi/engine/scoring/score.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import { round } from './figures.ts'
import { OWN_ESSAYS } from './ownEssays.ts'

type Effect = { feature: string; total: number; traits: [Trait, number][] }

const LOW = 0.1
const HIGH = 0.9
const MOST_TRAITS = 4

export function effectLines(): string[] {
  const tables = readShippedTables()
  const read = OWN_ESSAYS.map((essay) => ({ essay, features: examine(essay, tables).features }))
  return numbersOf(read.map(({ features }) => features))
    .map(([feature, values]): Effect => {
      const sorted = values.toSorted((a, b) => a - b)
      const [low, high] = [LOW, HIGH].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0)
      const changes = new Map<Trait, number>()
      let total = 0
      for (const { essay, features } of read) {
        const [less, more] = [low, high].map((value = 0) =>
          score(essay, { features: withFigure(features, feature, value), highlights: [] }),
        )
        if (less === undefined || more === undefined) continue
        total += (more.total - less.total) / read.length
        more.dimensions.forEach(({ traits }, at) =>
          traits.forEach(({ trait, score: points }, place) => {
            const before = less.dimensions[at]?.traits[place]?.score ?? points
            changes.set(trait, (changes.get(trait) ?? 0) + (points - before) / read.length)
          }),
        )
      }
      return { feature, total, traits: [...changes].filter(([, change]) => round(change, 1) !== 0) }
    })
    .filter(({ total, traits }) => round(total, 1) !== 0 || traits.length > 0)
    .toSorted((a, b) => Math.abs(b.total) - Math.abs(a.total))
    .map(({ feature, total, traits }) =>
      [
        feature.padEnd(26),
        signed(total).padStart(6),
        ' ',
        ...traits
          .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
          .slice(0, MOST_TRAITS)
          .map(([trait, change]) => `${trait} ${signed(change)}`),
      ].join(' '),
    )
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${round(value, 1)}`
}

/** The figures that features hold, by their path, of all essays. */
function numbersOf(all: readonly Features[]): [feature: string, values: number[]][] {
  const values = new Map<string, number[]>()
  for (const features of all)
    for (const [name, value] of Object.entries(features)) {
      const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
      for (const [path, figure] of [
        [name, value],
        ...inner.map(([key, each]) => [`${name}.${key}`, each]),
      ])
        if (typeof path === 'string' && typeof figure === 'number')
          values.set(path, [...(values.get(path) ?? []), figure])
    }
  return [...values].filter(([name]) => name !== 'gradeLevel')
}

function withFigure(features: Features, path: string, value: number): Features {
  const [name = '', key] = path.split('.')
  if (key === undefined) return { ...features, [name]: value }
  const inner = Object.entries(features).find(([each]) => each === name)?.[1]
  return typeof inner === 'object' && inner !== null
    ? { ...features, [name]: { ...inner, [key]: value } }
    : features
}
