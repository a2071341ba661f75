import type { PaperCell, PaperLine } from '@zhupi/contract/manuscript/paper.ts'

/** The first and the last cell that a stretch of a paragraph takes on a line; none where it isn't there. */
export function endsOnLine(
  { cells, of }: PaperLine,
  stretch: { paragraph: number; start: number; end: number },
): [PaperCell | undefined, PaperCell | undefined] {
  const taken = cells.filter(
    ({ start, end }) => of === stretch.paragraph && start < stretch.end && end > stretch.start,
  )
  return [taken[0], taken.at(-1)]
}
