/** All figures, one a line, beside their bars. */
import { BARS, isReached } from './bars.ts'
import type { Figures } from './figures.ts'

export function printTable(figures: Figures): string {
  const lines = leaves(figures, '').map(({ path, value }) => {
    const bar = BARS.find((each) => each.path === path)
    const figure = `${path.padEnd(PATH_WIDTH)}${String(value).padStart(VALUE_WIDTH)}`
    if (bar === undefined) return figure
    const asked = 'least' in bar ? `≥ ${bar.least}` : `≤ ${bar.most}`
    return `${figure}   ${asked.padEnd(8)} ${isReached(bar, value) ? 'reached' : 'NOT REACHED'}`
  })
  return lines.join('\n')
}

const PATH_WIDTH = 52
const VALUE_WIDTH = 9

function leaves(figures: Figures, before: string): { path: string; value: number }[] {
  return Object.entries(figures).flatMap(([key, value]) =>
    typeof value === 'number' ? [{ path: before + key, value }] : leaves(value, `${before}${key}.`),
  )
}
