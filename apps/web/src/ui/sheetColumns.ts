/** How wide a sheet's columns are for what stands in them; without it every one is as narrow as 8 figures. */
type Cell = string | number | null

/** A longer name is read in the cell itself, and the columns behind it stay in sight. */
const WIDEST = 40
/** What sheets leave free on both sides of a cell. */
const MARGIN = 2

export function sheetColumns(rows: readonly (readonly Cell[])[]): { width: number }[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: count }, (_, column) => ({
    width: Math.min(WIDEST, MARGIN + Math.max(...rows.map((row) => widthOf(row[column] ?? '')))),
  }))
}

/** In figures: a Chinese character takes the room of two. */
function widthOf(cell: string | number): number {
  return Array.from(String(cell)).reduce((sum, sign) => sum + (sign < '\u2000' ? 1 : 2), 0)
}
