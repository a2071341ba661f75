/** The thirteen traits over the homework of a term, by dimension; a tap tells each homework's. */
import {
  DIMENSION_NAMES,
  DIMENSION_TRAITS,
  DIMENSIONS,
  TRAIT_NAMES,
  type Trait,
} from '@zhupi/contract/terms/traits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Chip } from '#ui/Chip.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Spark } from './Spark.tsx'
import type { Value } from './trend.ts'
import './traitTrends.css'

type Props = {
  /** The oldest first. */
  homework: readonly {
    homeworkId: number
    title: string
    /** Of how many reports. */
    note: string
    traits: Partial<Record<Trait, number>>
    /** What its row of the sheet leads to, if anything. */
    to: string | undefined
  }[]
}

export function TraitTrends({ homework }: Props) {
  const [picked, setPicked] = useState<Trait>()
  const valuesOf = (trait: Trait): Value[] => homework.map(({ traits }) => traits[trait] ?? null)
  if (homework.every(({ traits }) => Object.keys(traits).length === 0)) return null
  return (
    <section className="card">
      <h2>十三项</h2>
      <p className="quiet">
        机评，满分 100；右边是最近一次，点一项看每一次 <Chip tone="indigo">{MESSAGES.aiMade}</Chip>
      </p>
      {DIMENSIONS.map((dimension) => (
        <div key={dimension} className="trait-trends">
          <h3>{DIMENSION_NAMES[dimension]}</h3>
          <ul>
            {DIMENSION_TRAITS[dimension].map((trait) => (
              <li key={trait}>
                <button type="button" aria-haspopup="dialog" onClick={() => setPicked(trait)}>
                  <span>{TRAIT_NAMES[trait]}</span>
                  <Spark values={valuesOf(trait)} />
                  <b>{figure(valuesOf(trait).findLast((value) => value !== null))}</b>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Sheet
        isOpen={picked !== undefined}
        title={picked === undefined ? '' : TRAIT_NAMES[picked]}
        onClose={() => setPicked(undefined)}
      >
        <ul className="trait-each">
          {picked !== undefined &&
            homework.toReversed().map(({ homeworkId, title, note, traits, to }) => {
              const row = (
                <>
                  <span className="grow">{title}</span>
                  <span className="quiet">{note}</span>
                  <b>{figure(traits[picked])}</b>
                </>
              )
              return (
                <li key={homeworkId}>
                  {to === undefined ? <div>{row}</div> : <Link to={to}>{row}</Link>}
                </li>
              )
            })}
        </ul>
      </Sheet>
    </section>
  )
}

function figure(value: Value | undefined): string {
  return value === null || value === undefined ? '—' : value.toFixed(1)
}
