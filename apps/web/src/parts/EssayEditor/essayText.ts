/**
 * The essay's text in the editor's field and in the rest of the product. Every paragraph starts two cells in. CSS draws that for the
 * first one only (`text-indent: each-line` does not reach into a textarea), so in the field, and only there, the others begin with
 * two full-width spaces that come and go by themselves; the essay itself never holds them. All positions are UTF-16 units.
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

/** Put `text` in the place of [from, to). */
export type Repair = { from: number; to: number; text: string }

/** What an input left to set right around the caret: an indent that is missing, doubled, or stranded inside a line. */
export function findRepair(value: string, caret: number, inputType: string): Repair | undefined {
  const lineStart = value.lastIndexOf('\n', caret - 1) + 1
  const indent = lineStart === 0 ? '' : INDENT
  const lead = value.slice(lineStart, caret)
  const isLeadBlank = lead.trim() === ''
  if (inputType.startsWith('insert')) {
    if (isLeadBlank && lead !== indent) return { from: lineStart, to: caret, text: indent }
    return /\n(?!\u3000\u3000)/.test(value) ? { from: 0, to: value.length, text: withIndents(value) } : undefined
  }
  if (!inputType.startsWith('delete')) return undefined
  // Backspace at a paragraph's beginning takes the paragraph, not a space, to the one before.
  if (lineStart > 0 && isLeadBlank && lead.length < INDENT.length) return { from: lineStart - 1, to: caret, text: '' }
  const stranded = /^\u3000{1,2}/.exec(value.slice(caret))?.[0].length ?? 0
  return stranded > 0 && (lineStart === 0 || !isLeadBlank) ? { from: caret, to: caret + stranded, text: '' } : undefined
}

/** The caret never rests inside an indent: one step to the left leads to the end of the paragraph before. */
export function caretBeside(value: string, caret: number, previous: number): number {
  const lineStart = value.lastIndexOf('\n', caret - 1) + 1
  const textStart = lineStart + INDENT.length
  if (lineStart === 0 || caret >= textStart || value.slice(lineStart, textStart) !== INDENT) return caret
  return previous === textStart && caret === textStart - 1 ? lineStart - 1 : textStart
}
