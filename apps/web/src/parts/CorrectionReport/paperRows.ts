/**
 * A paragraph on manuscript paper, row by row: its text as it is read, and which cells each mark
 * covers.
 */
import { layOutText, layOutTitle, type PaperCell } from '@zhupi/contract/manuscript/paper.ts'
import type { Placement } from '@zhupi/contract/manuscript/paragraphs.ts'
import type { Place, TeacherMark } from '../TeacherPen/pen.ts'
import type { NumberedMark } from './report.ts'

export type PaperRow = {
  /** Where it begins, in UTF-16 units of the text. */
  start: number
  /** How many cells stand free before it. */
  indent: number
  cells: readonly PaperCell[]
  pieces: readonly RowPiece[]
  rules: readonly Rule[]
  strokes: readonly Stroke[]
}
/** `mark`: the innermost of those that cover it, which a tap opens. */
export type RowPiece = {
  mark: NumberedMark | undefined
  runs: readonly Run[]
  dots: readonly Dot[]
}
export type Run =
  /** Characters that are as wide as a cell in every Chinese font. */
  | { kind: 'flow'; text: string }
  /** What would be narrower or wider than its cell by itself. */
  | { kind: 'cell'; text: string }
  /** Half of a line that goes through its cells. */
  | { kind: 'dash'; text: string }
  /** The `place`-th point in the last cell of its row, beside what stands there. */
  | { kind: 'squeezed'; text: string; place: number }
  /** A blank that the line break stands for: read and copied, not seen. */
  | { kind: 'unseen'; text: string }
/** Behind the last cell of its mark; the `place`-th of those that end there, from the right. */
export type Dot = { mark: NumberedMark; column: number; place: number }
/** The line below a mark's cells; `isOuter` where another mark's lies above it. */
export type Rule = { mark: NumberedMark; column: number; length: number; isOuter: boolean }

/** What the red pen draws on a row's cells; `isEnd` where its words end. */
export type Stroke = { mark: TeacherMark; column: number; length: number; isEnd: boolean }

const AS_WIDE_AS_A_CELL = /^[\p{Script=Han}，。、；：？！《》（）]$/u

export function rowsOfParagraph(
  { text, placement }: { text: string; placement: Placement },
  marks: readonly NumberedMark[],
  columns: number,
  byHand: readonly TeacherMark[] = [],
): PaperRow[] {
  const lines = layOutText(text, columns, placement)
  return rowsOf(text, lines, marks, byHand)
}

export function rowsOfTitle(title: string, columns: number): PaperRow[] {
  return rowsOf(title, layOutTitle(title, columns), [], [])
}

function rowsOf(
  text: string,
  lines: readonly (readonly PaperCell[])[],
  marks: readonly NumberedMark[],
  byHand: readonly TeacherMark[],
): PaperRow[] {
  const innerFirst = [...marks].sort((a, b) => a.end - a.start - (b.end - b.start))
  const ends = lastCells(lines.flat(), marks)
  return lines.map((cells, index) => {
    const next = lines[index + 1]?.[0]?.start ?? text.length
    const unseen = text.slice(cells.at(-1)?.end ?? next, next)
    return {
      start: cells[0]?.start ?? 0,
      indent: cells[0]?.column ?? 0,
      cells,
      pieces: piecesOf(cells, innerFirst, ends, unseen),
      rules: rulesOf(cells, innerFirst),
      strokes: strokesOf(cells, byHand, next),
    }
  })
}

/** A mark ends in the last cell that holds some of it; one of no length stands behind the cell before it. */
function lastCells(
  cells: readonly PaperCell[],
  marks: readonly NumberedMark[],
): Map<PaperCell, NumberedMark[]> {
  const ends = new Map<PaperCell, NumberedMark[]>()
  for (const mark of marks) {
    const cell = cells.findLast(({ start }) => start < mark.end) ?? cells[0]
    if (cell !== undefined) ends.set(cell, [...(ends.get(cell) ?? []), mark])
  }
  return ends
}

function isCovered({ start, end }: PaperCell, mark: Pick<Place, 'start' | 'end'>): boolean {
  return start < mark.end && end > mark.start
}

function piecesOf(
  cells: readonly PaperCell[],
  innerFirst: readonly NumberedMark[],
  ends: ReadonlyMap<PaperCell, readonly NumberedMark[]>,
  unseen: string,
): RowPiece[] {
  type Draft = { mark: NumberedMark | undefined; runs: Run[]; dots: readonly Dot[] }
  const pieces: Draft[] = []
  let squeezed = 0
  for (const cell of cells) {
    const mark = innerFirst.find((each) => isCovered(cell, each))
    const before = pieces.at(-1)
    const piece: Draft =
      before !== undefined && before.mark === mark && before.dots.length === 0
        ? before
        : { mark, runs: [], dots: [] }
    if (piece !== before) pieces.push(piece)
    squeezed = cell.isSqueezed ? squeezed + 1 : 0
    addCell(piece.runs, cell, squeezed)
    const ending = ends.get(cell) ?? []
    piece.dots = ending.map((each, index) => ({
      mark: each,
      column: cell.column,
      place: ending.length - 1 - index,
    }))
  }
  if (unseen !== '')
    pieces.push({ mark: undefined, runs: [{ kind: 'unseen', text: unseen }], dots: [] })
  return pieces
}

function addCell(runs: Run[], { text }: PaperCell, squeezed: number): void {
  const last = runs.at(-1)
  if (squeezed > 0) runs.push({ kind: 'squeezed', text, place: squeezed })
  else if (text === '—') runs.push({ kind: 'dash', text })
  else if (!AS_WIDE_AS_A_CELL.test(text)) runs.push({ kind: 'cell', text })
  else if (last?.kind === 'flow') last.text += text
  else runs.push({ kind: 'flow', text })
}

function rulesOf(cells: readonly PaperCell[], innerFirst: readonly NumberedMark[]): Rule[] {
  return innerFirst.flatMap((mark, index) => {
    const covered = cells.filter((cell) => isCovered(cell, mark))
    const span = spanOf(covered)
    if (span === undefined) return []
    const isOuter = innerFirst
      .slice(0, index)
      .some((inner) => covered.some((cell) => isCovered(cell, inner)))
    return { mark, ...span, isOuter }
  })
}

/** `next`: where the row below begins. */
function strokesOf(
  cells: readonly PaperCell[],
  byHand: readonly TeacherMark[],
  next: number,
): Stroke[] {
  return byHand.flatMap((mark) => {
    const span = spanOf(cells.filter((cell) => isCovered(cell, mark)))
    return span === undefined ? [] : { mark, ...span, isEnd: mark.end <= next }
  })
}

function spanOf(covered: readonly PaperCell[]): { column: number; length: number } | undefined {
  const [first, last] = [covered[0], covered.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return { column: first.column, length: last.column + 1 - first.column }
}

/** Which of a row's cells a place of the text stands in, for a tint. */
export function spanIn(
  { cells }: PaperRow,
  place: Pick<Place, 'start' | 'end'>,
): { column: number; length: number } | undefined {
  return spanOf(cells.filter((cell) => isCovered(cell, place)))
}

/** What a tap on a row is on; undefined beside its text. */
export function placeInRow({ cells }: PaperRow, column: number): number | undefined {
  return cells.find((cell) => cell.column === column)?.start
}
