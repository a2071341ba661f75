/** The measures of the manuscript on a paper of a given size. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import { scrollerOf } from '#ui/scrollerOf.ts'

/** School paper has twenty cells a line; a phone has room for fewer. */
const COLUMNS_MAX = 20
/** At least this much of the paper stays free on both sides together, and above and below. */
const MARGIN_PX = 16
/** The title's line, and one that is half seen. */
const OTHER_ROWS = 2
const ROWS_MIN = 6
/** However large the browser's type, a line holds this many, or it could not be read as one. */
const COLUMNS_MIN = 8
/** What browsers take for 100 %. */
const USUAL_TYPE_PX = 16

/**
 * Pixels of a cell, and of a line: a cell with the gap below it, at the browser's usual type. The
 * style sheets use what becomes of them.
 */
export const CELLS = {
  normal: { cell: 24, row: 34 },
  /** 大字. */
  large: { cell: 32, row: 45 },
} as const

type Cell = { cell: number; row: number }
type Size = { width: number; height: number; typePx: number }

/**
 * Cells grow with the browser's own type (`typePx`, the page's root size).
 * @returns pixels of a cell and of a line, how many whole cells fit across the paper, and how many
 * empty lines fill the visible part
 */
export function measurePaper(usual: Cell, { width, height, typePx }: Size) {
  const free = width - MARGIN_PX
  const widest = Math.max(usual.cell, Math.floor(free / COLUMNS_MIN))
  const cell = Math.min(Math.round((usual.cell * typePx) / USUAL_TYPE_PX), widest)
  const row = Math.round((usual.row * cell) / usual.cell)
  return {
    cell,
    row,
    columns: Math.max(1, Math.min(COLUMNS_MAX, Math.floor(free / cell))),
    rows: Math.max(ROWS_MIN, Math.floor((height - MARGIN_PX) / row) - OTHER_ROWS + 1),
  }
}

/** `fillsPage`: empty lines fill it; a paper as high as its text is not drawn anew for its height. */
export function usePaperSize(
  paper: RefObject<HTMLElement | null>,
  usual: Cell,
  { fillsPage }: { fillsPage: boolean },
) {
  // Mostly the window has room for as many cells, and so it is drawn once; else it's measured anew below.
  const [size, setSize] = useState<Size>(() => ({
    width: window.innerWidth,
    height: fillsPage ? window.innerHeight : 0,
    typePx: readTypePx(),
  }))
  // The size is known only after layout, and changes when the phone turns or the keyboard comes.
  useLayoutEffect(() => {
    const desk = paper.current?.parentElement
    if (!desk) return
    const measure = () => {
      const width = desk.clientWidth
      // Where little height is left, the whole screen scrolls and the desk is as high as its text.
      const height = fillsPage ? (scrollerOf(paper.current ?? desk)?.clientHeight ?? 0) : 0
      const measured = { width, height, typePx: readTypePx() }
      setSize((before) => (isSame(usual, before, measured) ? before : measured))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(desk)
    return () => observer.disconnect()
  }, [paper, usual, fillsPage])
  return measurePaper(usual, size)
}

function readTypePx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** Most sizes make the same paper: it is as wide as it gets, or the difference is less than a cell. */
function isSame(usual: Cell, one: Size, other: Size): boolean {
  const [before, after] = [measurePaper(usual, one), measurePaper(usual, other)]
  return (
    before.cell === after.cell &&
    before.row === after.row &&
    before.columns === after.columns &&
    before.rows === after.rows
  )
}
