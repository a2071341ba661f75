/**
 * An essay on manuscript paper, cell by cell. The report, the print and the poster draw what this
 * says. How Chinese schools set it: docs/product/writing.md.
 */
import { splitIntoCells, type Cell } from './cells.ts'
import { placeParagraphs, type PaperForm, type Placement } from './paragraphs.ts'

/**
 * What is drawn in the cell of a column (from 0). A squeezed point shares the last cell of its line
 * with what stands there. `start` and `end` are UTF-16 units of the title or of the paragraph.
 */
export type PaperCell = {
  column: number
  text: string
  start: number
  end: number
  isSqueezed: boolean
}
export type PaperLine = {
  /** Which paragraph, from 0; a gap between stanzas has none. */
  of: 'title' | 'gap' | number
  cells: readonly PaperCell[]
}

const INDENT = 2
/** A verse longer than its line goes on one cell further in. */
const VERSE_TURN = 3
/** Free at each side of a title, and behind a signature. */
const MARGIN = 2

export function layOutEssay(
  essay: { title: string; content: string; form: PaperForm },
  columns: number,
): PaperLine[] {
  const lines: PaperLine[] = []
  for (const cells of layOutTitle(essay.title.trim(), columns)) lines.push({ of: 'title', cells })
  for (const placed of placeParagraphs(essay.content, essay.form)) {
    if (placed.kind === 'gap') lines.push({ of: 'gap', cells: [] })
    else
      for (const cells of layOutText(placed.text, columns, placed.placement))
        lines.push({ of: placed.paragraph, cells })
  }
  return lines
}

/** How many cells a line uses, with a squeezed point in the last of them. */
function usedColumns(cells: readonly PaperCell[]): number {
  return cells.reduce((used, { column }) => Math.max(used, column + 1), 0)
}

export function layOutTitle(title: string, columns: number): PaperCell[][] {
  const width = Math.max(1, columns - MARGIN * 2)
  return breakLines(splitIntoCells(title), () => 0, width).map((line) =>
    shift(line, Math.floor((columns - usedColumns(line)) / 2)),
  )
}

/** One paragraph, line by line. `columns` may be Infinity: then it is one line. */
export function layOutText(text: string, columns: number, placement: Placement): PaperCell[][] {
  const cells = splitIntoCells(text)
  if (placement === 'right') {
    const width = Math.max(1, columns - MARGIN)
    return breakLines(cells, () => 0, width).map((line) => shift(line, width - usedColumns(line)))
  }
  const indentOf = {
    indented: (line: number) => (line === 0 ? INDENT : 0),
    flush: () => 0,
    verse: (line: number) => (line === 0 ? INDENT : VERSE_TURN),
  }[placement]
  return breakLines(cells, indentOf, columns)
}

function shift(line: readonly PaperCell[], by: number): PaperCell[] {
  return line.map((cell) => ({ ...cell, column: cell.column + by }))
}

function breakLines(
  cells: readonly Cell[],
  indentOf: (line: number) => number,
  columns: number,
): PaperCell[][] {
  const lines: PaperCell[][] = []
  let line: PaperCell[] = []
  let column = Math.min(indentOf(0), columns - 1)
  const put = ({ text, start, end }: Cell, at: number, isSqueezed = false) =>
    line.push({ column: at, text, start, end, isSqueezed })
  const turn = () => {
    lines.push(line)
    line = []
    column = Math.min(indentOf(lines.length), columns - 1)
  }
  for (const [index, cell] of cells.entries()) {
    const isFull = column >= columns
    if (isFull && cell.kind === 'closing' && line.length > 0) {
      put(cell, columns - 1, true)
      continue
    }
    // A blank between two lines is the line break itself.
    if (isFull && cell.kind === 'blank') continue
    const isAtStart = line.length === 0
    const belongsToBefore = cells[index - 1]?.run === cell.run
    if (isFull || (!isAtStart && !belongsToBefore && needed(cells, index) > columns - column))
      turn()
    put(cell, column)
    column += 1
  }
  if (line.length > 0) lines.push(line)
  return lines
}

/**
 * How many cells must follow each other on one line from here on; longer runs than fit any line are
 * broken.
 */
function needed(cells: readonly Cell[], from: number): number {
  const cell = cells[from]
  if (cell === undefined) return 0
  // What an opening mark stands before goes with it.
  if (cell.kind === 'opening') return 1 + Math.max(1, needed(cells, from + 1))
  let count = 1
  while (cells[from + count]?.run === cell.run) count += 1
  return count
}
