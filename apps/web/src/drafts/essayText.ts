/**
 * The essay's text in the editor's field and in the rest of the product. Every paragraph starts two
 * cells in. CSS draws that for the first one only (`text-indent: each-line` does not reach into a
 * textarea), so in the field, and only there, the others begin with two full-width spaces that come
 * and go by themselves. The essay itself never holds them. All positions are UTF-16 units.
 */
const INDENT = '\u3000\u3000'

/** The essay as it is saved and counted. */
export function withoutIndents(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/^[^\S\n]+/gm, '')
}

/** The essay as the field holds it. */
export function withIndents(text: string): string {
  return withoutIndents(text).replaceAll('\n', `\n${INDENT}`)
}

/** A title is one line. */
export function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, '')
}

/** Put `text` in the place of [from, to), and the caret where the writer left it. */
export type Repair = { from: number; to: number; text: string; caret: number }

/**
 * What an input left to repair: in any line an indent that is missing or too long, and at the caret
 * one that got inside a line.
 */
export function findRepair(value: string, caret: number, inputType: string): Repair | undefined {
  if (inputType.startsWith('insert')) return findIndentRepair(value, caret)
  if (!inputType.startsWith('delete')) return undefined
  const lineStart = value.lastIndexOf('\n', caret - 1) + 1
  const lead = value.slice(lineStart, caret)
  const isLeadBlank = lead.trim() === ''
  // Backspace at a paragraph's beginning takes the paragraph, not a space, to the one before.
  if (lineStart > 0 && isLeadBlank && lead.length < INDENT.length)
    return { from: lineStart - 1, to: caret, text: '', caret: lineStart - 1 }
  const stranded = /^\u3000{1,2}/.exec(value.slice(caret))?.[0].length ?? 0
  return stranded > 0 && (lineStart === 0 || !isLeadBlank)
    ? { from: caret, to: caret + stranded, text: '', caret }
    : undefined
}

/** From the first wrong line to the last one, no more. */
function findIndentRepair(value: string, caret: number): Repair | undefined {
  const right = withIndents(value)
  if (right === value) return undefined
  const shorter = Math.min(value.length, right.length)
  let from = 0
  while (from < shorter && value[from] === right[from]) from += 1
  let same = 0
  while (same < shorter - from && value[value.length - 1 - same] === right[right.length - 1 - same])
    same += 1
  return {
    from,
    to: value.length - same,
    text: right.slice(from, right.length - same),
    caret: withIndents(value.slice(0, caret)).length,
  }
}

/** Undo and redo pass through what was there before a repair; that is no place to stop. */
export function isBeforeRepair(value: string, caret: number): boolean {
  const isMidLine = caret > 0 && value[caret - 1] !== '\n' && value[caret - 1] !== INDENT[0]
  return withIndents(value) !== value || (isMidLine && value.startsWith(INDENT, caret))
}

/** The caret never rests inside an indent: a step left leads to the end of the paragraph before. */
export function caretBeside(value: string, caret: number, previous: number): number {
  const lineStart = value.lastIndexOf('\n', caret - 1) + 1
  const textStart = lineStart + INDENT.length
  if (lineStart === 0 || caret >= textStart || value.slice(lineStart, textStart) !== INDENT)
    return caret
  return previous === textStart && caret === textStart - 1 ? lineStart - 1 : textStart
}
