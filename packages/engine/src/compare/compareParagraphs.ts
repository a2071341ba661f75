/** What became of each paragraph, with the pieces that stayed, came and went. */
import { diffChars } from 'diff'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { sentenceRanges } from '@zhupi/contract/rules/sentences.ts'
import type { Range } from '#text/document.ts'
import type { ParagraphChange, Piece } from '../types.ts'
import { pairInOrder } from './pairInOrder.ts'

/** A sentence that takes more edits than this is another sentence, told whole. */
const MOST_EDITS = 400

/** Where a sentence stood and stands in its paragraph; null = it is new, or was cut. */
export type SentencePair = { earlier: Range | null; later: Range | null; pieces: Piece[] }

export type ComparedParagraph = ParagraphChange & {
  /** Of the paragraphs that both texts have. */
  sentences: SentencePair[]
}

export function compareParagraphs(
  earlier: readonly string[],
  later: readonly string[],
): ComparedParagraph[] {
  return pairInOrder(earlier, later).map((pair) => {
    const before = pair.earlier === undefined ? undefined : (earlier[pair.earlier] ?? '')
    const after = pair.later === undefined ? undefined : (later[pair.later] ?? '')
    const paragraph = { earlier: pair.earlier ?? null, later: pair.later ?? null }
    if (before === undefined || after === undefined) {
      const text = before ?? after ?? ''
      const kind = before === undefined ? 'added' : 'removed'
      return {
        ...paragraph,
        kind: before === undefined ? 'new' : 'gone',
        added: before === undefined ? countCharacters(text) : 0,
        removed: before === undefined ? 0 : countCharacters(text),
        pieces: [{ kind, text }],
        sentences: [],
      }
    }
    const sentences = compareSentences(before, after)
    const pieces = joined(sentences.flatMap((sentence) => sentence.pieces))
    return {
      ...paragraph,
      kind: before === after ? 'same' : 'changed',
      added: countOf(pieces, 'added'),
      removed: countOf(pieces, 'removed'),
      pieces,
      sentences,
    }
  })
}

function compareSentences(before: string, after: string): SentencePair[] {
  const earlier = sentenceRanges(before)
  const later = sentenceRanges(after)
  const cut = (text: string) => (range: { start: number; end: number }) =>
    text.slice(range.start, range.end)
  return pairInOrder(earlier.map(cut(before)), later.map(cut(after))).map((pair) => {
    const from = pair.earlier === undefined ? undefined : earlier[pair.earlier]
    const to = pair.later === undefined ? undefined : later[pair.later]
    return {
      earlier: from ?? null,
      later: to ?? null,
      pieces: piecesOf(
        from === undefined ? '' : cut(before)(from),
        to === undefined ? '' : cut(after)(to),
      ),
    }
  })
}

function piecesOf(before: string, after: string): Piece[] {
  const found = diffChars(before, after, { maxEditLength: MOST_EDITS })
  if (found === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return joined(
    found.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  )
}

/** Between two stretches that stayed, what went stands before what came, each in one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  let removed = ''
  let added = ''
  const settle = () => {
    if (removed !== '') all.push({ kind: 'removed', text: removed })
    if (added !== '') all.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const piece of pieces) {
    if (piece.kind === 'removed') removed += piece.text
    else if (piece.kind === 'added') added += piece.text
    else {
      const last = all.at(-1)
      if (removed === '' && added === '' && last?.kind === 'same') last.text += piece.text
      else {
        settle()
        all.push({ ...piece })
      }
    }
  }
  settle()
  return all
}

function countOf(pieces: readonly Piece[], kind: Piece['kind']): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece.kind === kind ? countCharacters(piece.text) : 0),
    0,
  )
}
