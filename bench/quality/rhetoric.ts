/** Similes and metaphors in single sentences. */
import { marksOf } from './engineUnderTest.ts'
import { percent, scoresOf, type Figures } from './figures.ts'
import type { Row } from './rows.ts'

const SIMILE = ['simile']
const FIGURES_OF_LIKENESS = ['simile', 'metaphor']

export function measureRhetoric(rows: readonly Row[]): Figures {
  let right = 0
  let found = 0
  let wanted = 0
  for (const row of rows) {
    const isWanted = row.texts('labels').length > 0
    // Rows of the simile set give the spans of tenor and vehicle; a metaphor is no simile there.
    const rules = row.has('spans') ? SIMILE : FIGURES_OF_LIKENESS
    const isFound = marksOf(row.text('sentence')).some((mark) => rules.includes(mark.ruleId))
    if (isWanted) wanted += 1
    if (isFound) found += 1
    if (isWanted && isFound) right += 1
  }
  // Where all rows are positive, only recall says something.
  if (wanted === rows.length) return { recall: percent(right, wanted) }
  const { p, r, f1 } = scoresOf({ right, found, wanted })
  return { f1, p, r }
}
