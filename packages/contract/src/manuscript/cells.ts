/**
 * What stands in one cell of manuscript paper, as Chinese schools teach it: a character or a point
 * each, an ellipsis or a dash two, capital letters one each, digits and small letters two in one.
 * All positions are UTF-16 units of the text that is given.
 */

/** What the line break must know of it. */
type CellKind =
  /** Never begins a line: it goes into the last cell of the line before. */
  | 'closing'
  /** Never ends a line. */
  | 'opening'
  /** Stays with its neighbours of the same run: the two of an ellipsis, a number, a word. */
  | 'run'
  | 'blank'
  | 'plain'

export type Cell = { text: string; start: number; end: number; kind: CellKind; run: number }

const CLOSING = new Set('，。、；：？！,.;:?!”’）)】]」』》〉〕}％%℃·')
const OPENING = new Set('“‘（(【[「『《〈〔{')
const UNBROKEN = new Set('…—')
/** Two of these share a cell. */
const PAIRED = [/^[0-9]$/, /^[a-z]$/]
/** A point within a number. */
const DECIMAL = /^[0-9][.,:][0-9]$/
const LATIN = /^[0-9A-Za-z]$/

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

export function splitIntoCells(text: string): Cell[] {
  const cells: Cell[] = []
  let run = 0
  let before = ''
  for (const { segment, index } of graphemes.segment(text)) {
    const last = cells.at(-1)
    const isDecimal = DECIMAL.test(text.slice(Math.max(0, index - 1), index + 2))
    if (!isDecimal && !isSameRun(before, segment)) run += 1
    if (last !== undefined && last.run === run && isPair(last.text, segment)) {
      last.text += segment
      last.end = index + segment.length
    } else
      cells.push({
        text: segment,
        start: index,
        end: index + segment.length,
        kind: isDecimal ? 'run' : kindOf(segment),
        run,
      })
    // What follows the point is still the number.
    before = isDecimal ? '0' : segment
  }
  return cells
}

function isSameRun(before: string, segment: string): boolean {
  return (LATIN.test(before) && LATIN.test(segment)) || (UNBROKEN.has(before) && before === segment)
}

function isPair(text: string, segment: string): boolean {
  return PAIRED.some((kind) => kind.test(text) && kind.test(segment))
}

function kindOf(segment: string): CellKind {
  if (CLOSING.has(segment)) return 'closing'
  if (OPENING.has(segment)) return 'opening'
  if (LATIN.test(segment) || UNBROKEN.has(segment)) return 'run'
  return segment.trim() === '' ? 'blank' : 'plain'
}
