/**
 * The essay's text in the editor's field and in the rest of the product. Every paragraph starts two
 * cells in. CSS draws that for the first one only (`text-indent: each-line` does not reach into a
 * textarea), so in the field, and only there, the others begin with two full-width spaces that come
 * and go by themselves. The essay itself never holds them; it holds a mark before a paragraph whose
 * indent its writer took back. All positions are UTF-16 units.
 */
import { FLUSH, type PaperForm } from '@zhupi/contract/manuscript/paragraphs.ts'

const INDENT = '\u3000\u3000'
const HALF_INDENT = '\u3000'
const INDENTED_LINE = new RegExp(`\\n(?!${FLUSH})`, 'g')
/** It means something only where a line begins. */
const STRANDED_FLUSH = new RegExp(`(?<=[^\\n])${FLUSH}`, 'g')

/** The essay as it is saved and counted. Spaces typed before a flush paragraph indent it again. */
export function withoutIndents(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(STRANDED_FLUSH, '')
    .replace(/^[^\S\n]+/gm, (lead) => (lead === FLUSH ? FLUSH : ''))
}

/** The essay as the field holds it. */
export function withIndents(text: string): string {
  return withoutIndents(text).replace(INDENTED_LINE, `\n${INDENT}`)
}

/** What other programs leave in a text and nobody sees; joined emoji keep what joins them. */
const INVISIBLE = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Text from elsewhere: without empty paragraphs, but for one between the stanzas of a poem. */
export function cleanPasted(text: string, form: PaperForm): string {
  const lines = text
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+$/gm, '')
  return withoutIndents(lines).replace(/\n{2,}/g, form === 'poem' ? '\n\n' : '\n')
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
export function findRepair(
  value: string,
  caret: number,
  inputType: string,
  form: PaperForm = 'prose',
): Repair | undefined {
  if (inputType.startsWith('insert')) {
    const isVerse = form === 'poem' && inputType === 'insertLineBreak'
    return (isVerse ? findVerseRepair(value, caret) : undefined) ?? findIndentRepair(value, caret)
  }
  if (!inputType.startsWith('delete')) return undefined
  const lineStart = value.lastIndexOf('\n', caret - 1) + 1
  const lead = value.slice(lineStart, caret)
  const isLeadBlank = lead.trim() === ''
  // Backspace before an indented paragraph takes its indent, not a space of it.
  if (inputType === 'deleteContentBackward' && lineStart > 0 && lead === HALF_INDENT)
    return { from: lineStart, to: caret, text: FLUSH, caret: lineStart + FLUSH.length }
  // Once more, and before the first one: the paragraph goes to the one before.
  if (lineStart > 0 && isLeadBlank && lead.length < INDENT.length && lead !== FLUSH)
    return { from: lineStart - 1, to: caret, text: '', caret: lineStart - 1 }
  const rest = value.slice(caret)
  if (rest.startsWith(FLUSH) && lead !== '')
    return { from: caret, to: caret + FLUSH.length, text: '', caret }
  const stranded = /^\u3000{1,2}/.exec(rest)?.[0].length ?? 0
  return stranded > 0 && (lineStart === 0 || !isLeadBlank)
    ? { from: caret, to: caret + stranded, text: '', caret }
    : undefined
}

/** In a poem the line after a flush one is flush as well. */
function findVerseRepair(value: string, caret: number): Repair | undefined {
  const before = value.slice(0, Math.max(0, caret - 1))
  const isAfterFlush = before.slice(before.lastIndexOf('\n') + 1).startsWith(FLUSH)
  return isAfterFlush && value[caret - 1] === '\n' && value[caret] !== FLUSH
    ? { from: caret, to: caret, text: FLUSH, caret: caret + FLUSH.length }
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

/**
 * What Backspace does before the first paragraph, whose indent is no text: it takes it back, once.
 * Undefined: what it always does.
 */
export function backspaceAtStart(
  value: string,
  selection: { start: number; end: number },
): 'takeIndent' | 'nothing' | undefined {
  if (selection.start !== selection.end || value === '') return undefined
  if (value.startsWith(FLUSH)) return selection.start <= FLUSH.length ? 'nothing' : undefined
  return selection.start === 0 ? 'takeIndent' : undefined
}

/** The caret never rests inside an indent: a step left leads to the end of the paragraph before. */
export function caretBeside(value: string, caret: number, previous: number): number {
  const lineStart = value.lastIndexOf('\n', caret - 1) + 1
  if (value.startsWith(FLUSH, lineStart) && caret === lineStart)
    return lineStart > 0 && previous === lineStart + FLUSH.length
      ? lineStart - 1
      : caret + FLUSH.length
  const textStart = lineStart + INDENT.length
  if (lineStart === 0 || caret >= textStart || value.slice(lineStart, textStart) !== INDENT)
    return caret
  return previous === textStart && caret === textStart - 1 ? lineStart - 1 : textStart
}
