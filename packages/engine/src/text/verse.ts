/** Verse: lines that end before their sentence does, so that a line continues the one before. */
import { countHan } from './characters.ts'

const LEAST_LINES = 4
const LONGEST_LINE = 24 // Chinese characters
const SHARE_OF_LINES = 0.9
/** Of the lines, so many end without a stop; who forgets one in prose does not forget it so often. */
const SHARE_OPEN = 0.3
const CLOSED = /[。！？!?…：:；”’」』）]$/

export function isVerse(paragraphs: readonly { text: string }[]): boolean {
  if (paragraphs.length < LEAST_LINES) return false
  const lines = paragraphs.filter(({ text }) => countHan(text) <= LONGEST_LINE)
  const open = lines.filter(({ text }) => !CLOSED.test(text))
  return (
    lines.length >= SHARE_OF_LINES * paragraphs.length &&
    open.length >= SHARE_OPEN * paragraphs.length
  )
}
