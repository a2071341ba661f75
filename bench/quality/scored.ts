/** Scores against human grades: two cut points each, nothing else fitted. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Correction } from '@zhupi/engine/types.ts'
import {
  accuracyOf,
  gradesByCutPoints,
  macroF1,
  majorityOf,
  quadraticKappa,
  type Graded,
} from './cutPoints.ts'
import { argumentOf, correctAll, juniorOf, type Reports } from './essays.ts'
import { percent, round, type Figures } from './figures.ts'
import type { Row } from './rows.ts'

/** Which traits answer to which human grade, and the grade's name in the rows. */
const GROUPS: readonly { name: string; field: string; traits: readonly Trait[] }[] = [
  { name: 'structure', field: 'stru', traits: ['STRUCTURE_PRECISENESS'] },
  { name: 'topic', field: 'topic', traits: ['MATCH_TITLE', 'CENTER_STANDOUT'] },
  { name: 'logic', field: 'logic', traits: ['PROFOUND', 'CONTENTS_FULL'] },
  { name: 'language', field: 'lang', traits: ['LANGUAGE_FLUENCY', 'LITERARY'] },
]

type Measured = { figures: Figures; reports: Reports }
type Column = (row: Row, correction: Correction) => Graded

export function measureScored(rows: readonly Row[], development: readonly Row[]): Measured {
  const { corrections, reports } = correctAll(rows.map(argumentOf))
  const past = correctAll(development.map(argumentOf)).corrections
  const columns: [name: string, column: Column][] = [
    [
      'overall',
      (row, correction) => ({
        score: correction.score,
        grade: row.number('score'),
        prompt: row.text('prompt'),
      }),
    ],
    ...GROUPS.map(({ name, field, traits }): [string, Column] => [
      name,
      (row, correction) => ({
        score: meanOf(correction, traits),
        grade: row.inside('traits').number(field),
        prompt: row.text('prompt'),
      }),
    ]),
  ]
  const graded = columns.map(([name, column]) => {
    const measured = gradedRows(rows, corrections, column)
    const human = measured.map(({ grade }) => grade)
    const machine = gradesByCutPoints(
      measured,
      gradedRows(development, past, column),
      quadraticKappa,
    )
    return {
      name,
      qwk: round(quadraticKappa(human, machine), 3),
      accuracy: percent(accuracyOf(human, machine), 1),
      majority: percent(majorityOf(human), 1),
    }
  })
  const by = (pick: (each: (typeof graded)[number]) => number) =>
    Object.fromEntries(graded.map((each) => [each.name, pick(each)]))
  return {
    figures: {
      qwk: by(({ qwk }) => qwk),
      accuracy: by(({ accuracy }) => accuracy),
      majority: by(({ majority }) => majority),
    },
    reports,
  }
}

/** Coherence of whole essays, graded in three steps. */
export function measureCoherence(rows: readonly Row[], development: readonly Row[]): Measured {
  const { corrections, reports } = correctAll(rows.map(juniorOf))
  const past = correctAll(development.map(juniorOf)).corrections
  const column: Column = (row, correction) => ({
    score: meanOf(correction, ['STRUCTURE_PRECISENESS']),
    grade: row.number('grade'),
    prompt: row.text('title'),
  })
  const measured = gradedRows(rows, corrections, column)
  const human = measured.map(({ grade }) => grade)
  const machine = gradesByCutPoints(measured, gradedRows(development, past, column), macroF1)
  return {
    figures: {
      macroF1: percent(macroF1(human, machine), 1),
      accuracy: percent(accuracyOf(human, machine), 1),
      majority: percent(majorityOf(human), 1),
    },
    reports,
  }
}

function gradedRows(
  rows: readonly Row[],
  corrections: readonly Correction[],
  column: Column,
): Graded[] {
  return rows.flatMap((row, at) => {
    const correction = corrections[at]
    return correction === undefined ? [] : [column(row, correction)]
  })
}

function meanOf(correction: Correction, traits: readonly Trait[]): number {
  const scores = correction.dimensions
    .flatMap((dimension) => dimension.traits)
    .filter(({ trait }) => traits.includes(trait))
    .map(({ score }) => score)
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}
