/** The class's averages: three dimensions, and under each its traits. */
import {
  DIMENSION_NAMES,
  DIMENSION_TRAITS,
  DIMENSIONS,
  TRAIT_NAMES,
  type Trait,
} from '@zhupi/contract/terms/traits.ts'
import { Meter } from '#ui/Meter.tsx'
import type { Statistics } from './statistics.ts'

type Props = { statistics: Statistics; onPick: (trait: Trait) => void }

export function DimensionBars({ statistics, onPick }: Props) {
  const averages = {
    content: statistics.avgCategory1,
    expression: statistics.avgCategory2,
    development: statistics.avgCategory3,
  }
  const traitAverages = statistics.categoryItemAvgScoreMap
  return (
    <section className="card">
      <h2>三个维度，十三项</h2>
      <p className="quiet">机评平均，满分 100；点一项看名单</p>
      {DIMENSIONS.map((dimension) => (
        <div key={dimension} className="dimension-bars">
          <h3>
            <span>{DIMENSION_NAMES[dimension]}</span>
            <b>{figure(averages[dimension])}</b>
          </h3>
          <ul>
            {DIMENSION_TRAITS[dimension].map((trait) => (
              <li key={trait}>
                <button type="button" onClick={() => onPick(trait)}>
                  <span>{TRAIT_NAMES[trait]}</span>
                  <Meter value={traitAverages[trait] ?? 0} />
                  <b>{figure(traitAverages[trait])}</b>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function figure(average: number | null | undefined): string {
  return average === null || average === undefined ? '—' : String(Math.round(average * 10) / 10)
}
