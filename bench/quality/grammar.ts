/**
 * Faulty sentences: is a grammar mark where the text differs from its correction, and does the
 * corrected sentence (the "twin" in the figures) get none?
 */
import { areaOf } from '@zhupi/engine/rules/findMarks.ts'
import type { Mark } from '@zhupi/engine/types.ts'
import { marksOf } from './engineUnderTest.ts'
import { percent, type Figures } from './figures.ts'
import type { Row } from './rows.ts'

type Place = { start: number; end: number }

export function measureGrammar(rows: readonly Row[]): Figures {
  let faulty = 0
  let found = 0
  let twins = 0
  let twinsFlagged = 0
  for (const row of rows) {
    const text = row.text('text')
    const targets = row.texts('targets').filter((target) => target !== text)
    if (row.number('label') !== 1 || targets.length === 0) continue
    faulty += 1
    const marks = grammarMarks(text)
    if (
      marks.length > 0 &&
      targets.some((target) =>
        differences(text, target).some((place) =>
          marks.some((mark) => mark.start < place.end && mark.end > place.start),
        ),
      )
    )
      found += 1
    twins += targets.length
    twinsFlagged += targets.filter((target) => grammarMarks(target).length > 0).length
  }
  return { found: percent(found, faulty), twinsFlagged: percent(twinsFlagged, twins) }
}

function grammarMarks(text: string): Mark[] {
  return marksOf(text).filter((mark) => mark.kind === 'fault' && areaOf(mark) === 'grammar')
}

/**
 * Stretches of `from` that a shortest edit to `to` touches. Where the edit only inserts, the
 * characters on both sides.
 */
export function differences(from: string, to: string): Place[] {
  // Length of the longest common subsequence of what follows each pair of places.
  const rest = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1))
  const at = (row: number, column: number) => rest[row]?.[column] ?? 0
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const line = rest[row]
      if (line !== undefined)
        line[column] =
          from[row] === to[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const places: Place[] = []
  let row = 0
  let column = 0
  while (row < from.length || column < to.length) {
    if (row < from.length && column < to.length && from[row] === to[column]) {
      row += 1
      column += 1
      continue
    }
    const start = row
    while (
      (row < from.length || column < to.length) &&
      !(row < from.length && column < to.length && from[row] === to[column])
    ) {
      if (column >= to.length || (row < from.length && at(row + 1, column) >= at(row, column + 1)))
        row += 1
      else column += 1
    }
    places.push(
      row > start
        ? { start, end: row }
        : { start: Math.max(0, start - 1), end: Math.min(from.length, start + 1) },
    )
  }
  return places
}
