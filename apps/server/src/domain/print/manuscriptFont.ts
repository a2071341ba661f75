/**
 * The manuscript font, as its files are embedded into a PDF: only those that the text needs. Emoji
 * are drawn in outline by Noto Emoji.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import emojiRanges from '@fontsource/noto-emoji/unicode.json' with { type: 'json' }

const FOLDER = new URL('../../../../../packages/contract/src/manuscript/font/', import.meta.url)
/** Stands for a character that neither font has. */
export const MISSING = '□'
/** Asks for the picture where a character has a plain form as well. */
const AS_PICTURE = '\ufe0f'

export type ManuscriptFont = {
  /** The file that has the characters of a cell, and the text with what it can draw. */
  find(text: string): { file: string; text: string }
}

export async function readManuscriptFont(): Promise<ManuscriptFont> {
  const subsets: unknown = JSON.parse(await readFile(new URL('subsets.json', FOLDER), 'utf8'))
  if (!Array.isArray(subsets)) throw new Error('subsets.json is no list')
  const fileOf = new Map<string, string>()
  for (const [number, characters] of subsets.entries()) {
    const name = `manuscript-${String(number).padStart(2, '0')}.woff2`
    for (const character of String(characters))
      fileOf.set(character, fileURLToPath(new URL(name, FOLDER)))
  }
  const missing = fileOf.get(MISSING)
  if (missing === undefined) throw new Error(`the manuscript font lacks ${MISSING}`)
  const emoji = readEmojiFiles()
  return {
    find: (text) => {
      const [first = ''] = text
      const plain = text.includes(AS_PICTURE) ? undefined : fileOf.get(first)
      if (plain !== undefined) return { file: plain, text }
      // One picture of several signs, a family or a flag, is in the file that has all of them.
      const whole = emoji.find(({ has }) => [...text].every(has))
      if (whole !== undefined) return { file: whole.file, text }
      const begun = emoji.find(({ has }) => has(first))
      if (begun !== undefined) return { file: begun.file, text: first }
      const rest = fileOf.get(first)
      return rest === undefined ? { file: missing, text: MISSING } : { file: rest, text: first }
    },
  }
}

type EmojiFile = { file: string; has: (character: string) => boolean }

/** Of the package's files, by the ranges that it says each of them has. */
function readEmojiFiles(): EmojiFile[] {
  return Object.entries(emojiRanges).map(([key, ranges]) => {
    const spans = ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
    })
    const name = `noto-emoji-${key.slice(1, -1)}-400-normal.woff`
    return {
      // The woff2 of it has outlines in a form that cannot be put into a PDF.
      file: fileURLToPath(import.meta.resolve(`@fontsource/noto-emoji/files/${name}`)),
      has: (character) => {
        const code = character.codePointAt(0) ?? 0
        return spans.some(({ from, to }) => code >= from && code <= to)
      },
    }
  })
}
