/** What stands in the lines of a page, joined to paragraphs by indent, gap and length. Pure. */
import type { Box } from './findRows.ts'
import type { Doubt, RecognisedPage } from './port.ts'

export type ReadCharacter = {
  text: string
  /** 0–1. */
  confidence: number
  /** Of the level page, in its pixels. */
  x: number
  /** In the picture, as shares of its width and height. */
  at: { x: number; y: number }
}

/** In pixels of the level page; its sides are those of the writing in it. */
export type ReadLine = Box & { characters: ReadCharacter[] }

/** Less sure than this and a person should look; see docs/decisions/photos.md. */
const DOUBTED_BELOW = 0.9
/** Outside of what was found to be writing an empty cell easily looks like a mark. */
const BESIDE_FROM = 0.65
/** In characters: paragraphs begin two cells in, and hands are not exact. */
const INDENT_MIN = 1.2
/** In characters: a line that ends so far before the others is the last of its paragraph. */
const SHORT_BY = 2.5
/** Of the usual distance of two lines. */
const GAP_MIN = 1.6
/** Of all lines: so many reach the page's edges, whatever a single one does. */
const EDGE_SHARE = 0.15

const SENTENCE_END = /[。！？…”’」』!?]$/
const HAN = /\p{Script=Han}/u
/** What a reader takes for its narrow sister. */
const WIDE: Readonly<Record<string, string>> = {
  ',': '，',
  '!': '！',
  '?': '？',
  ':': '：',
  ';': '；',
  '(': '（',
  ')': '）',
}

export function joinLines(read: readonly ReadLine[]): RecognisedPage {
  const lines = read.map(withoutBlanks).filter(({ characters }) => characters.length > 0)
  const paper = measure(lines)
  let text = ''
  const doubts: Doubt[] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    if (before !== undefined && beginsParagraph(line, before, paper)) text += '\n'
    line.characters.forEach((character, place) => {
      const written = widen(character.text, line.characters[place - 1]?.text ?? text.at(-1))
      if (character.confidence < DOUBTED_BELOW && HAN.test(written))
        doubts.push({ start: text.length, text: written, at: character.at })
      text += written
    })
  })
  const [first] = lines
  const hasIndents = lines.some((line) => isIndented(line, paper))
  return { text, doubts, goesOn: first !== undefined && hasIndents && !isIndented(first, paper) }
}

type Paper = { left: number; right: number; cell: number; pitch: number }

function measure(lines: readonly ReadLine[]): Paper {
  const cells = lines.flatMap(({ characters }) =>
    characters.slice(1).map((character, place) => character.x - (characters[place]?.x ?? 0)),
  )
  const pitches = lines
    .slice(1)
    .map((line, place) => middleOf(line) - middleOf(lines[place] ?? line))
  return {
    left: quantile(lines.map(startOf), EDGE_SHARE),
    right: quantile(lines.map(endOf), 1 - EDGE_SHARE),
    cell: quantile(cells, 0.5),
    pitch: quantile(pitches, 0.5),
  }
}

function beginsParagraph(line: ReadLine, before: ReadLine, paper: Paper): boolean {
  if (isIndented(line, paper)) return true
  if (middleOf(line) - middleOf(before) > GAP_MIN * paper.pitch) return true
  const isShort = endOf(before) < paper.right - SHORT_BY * paper.cell
  return isShort && SENTENCE_END.test(before.characters.map(({ text }) => text).join(''))
}

function isIndented(line: ReadLine, { left, cell }: Paper): boolean {
  return startOf(line) - left >= INDENT_MIN * cell
}

function startOf(line: ReadLine): number {
  return line.characters[0]?.x ?? line.left
}

function endOf(line: ReadLine): number {
  return line.characters.at(-1)?.x ?? line.right
}

function middleOf({ top, bottom }: Box): number {
  return (top + bottom) / 2
}

function withoutBlanks(line: ReadLine): ReadLine {
  const { characters, left, right } = line
  return {
    ...line,
    characters: withDashes(
      characters.filter(
        ({ text, x, confidence }) =>
          text.trim() !== '' && ((x > left && x < right) || confidence >= BESIDE_FROM),
      ),
    ),
  }
}

/** 一 and a dash are one stroke: two in a row are a dash, a single one is the character. */
function withDashes(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const isDash = (at: number) => /^[—–-]$/.test(characters[at]?.text ?? '')
  const isStroke = (at: number) => isDash(at) || characters[at]?.text === '一'
  return characters.map((character, at) => {
    const neighbour = [at - 1, at + 1].find(isStroke)
    if (neighbour !== undefined && isStroke(at) && (isDash(at) || isDash(neighbour)))
      return { ...character, text: '—' }
    const isAmongWords = HAN.test(characters[at - 1]?.text ?? characters[at + 1]?.text ?? '')
    return isDash(at) && isAmongWords ? { ...character, text: '一' } : character
  })
}

function widen(text: string, before: string | undefined): string {
  return before !== undefined && /[\p{Script=Han}”’）》]/u.test(before)
    ? (WIDE[text] ?? text)
    : text
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
