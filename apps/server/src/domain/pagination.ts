/** Pages of lists: `cpage` counts from 1. */
export function offsetOf(page: { cpage: number; psize: number }): number {
  return (page.cpage - 1) * page.psize
}

/** At least one page, so that an empty list has a first page. */
export function countPages(rows: number, psize: number): number {
  return Math.max(1, Math.ceil(rows / psize))
}
