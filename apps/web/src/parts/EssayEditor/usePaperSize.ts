import { useLayoutEffect, useState, type RefObject } from 'react'

/** School paper has twenty cells a line; a phone has room for fewer. */
const COLUMNS_MAX = 20
/** At least this much of the paper stays free on both sides together, and above and below. */
const MARGIN_PX = 16
/** The title's line, and one that is half seen. */
const OTHER_ROWS = 2
const ROWS_MIN = 6

/** How many whole cells fit across the paper, and how many empty lines fill the visible part. */
export function usePaperSize(
  paper: RefObject<HTMLElement | null>,
  { cell, row }: { cell: number; row: number },
): { columns: number; rows: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  // The size is known only after layout, and changes when the phone turns or the keyboard comes.
  useLayoutEffect(() => {
    const scroller = paper.current?.parentElement
    if (!scroller) return
    const measure = () => setSize({ width: scroller.clientWidth, height: scroller.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [paper])
  return {
    columns: Math.max(1, Math.min(COLUMNS_MAX, Math.floor((size.width - MARGIN_PX) / cell))),
    rows: Math.max(ROWS_MIN, Math.floor((size.height - MARGIN_PX) / row) - OTHER_ROWS + 1),
  }
}
