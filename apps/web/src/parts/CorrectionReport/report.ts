/** What the parts of the report are given, and how marks are numbered and laid into a paragraph. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'

export type Report = EntityOf<typeof getAIResultOfHomework>
/** What the parts need of a report: an attempt of the history has that much too. */
export type EssayReport = Pick<
  Report,
  'articleTitle' | 'paragraphList' | 'remarkMap' | 'tmap' | 'rmap'
>
export type ScoredReport = Pick<Report, 'rmap' | 'teacherScore' | 'scoreKind' | 'stage'>
type WireMark = Report['tmap'][number]
export type Goal = NonNullable<Report['rmap']>['goals'][number]

/**
 * A mark with its place in the essay: `number` and `paragraph` count from 1, `text` is the
 * paragraph's.
 */
export type NumberedMark = WireMark & { number: number; paragraph: number; text: string }

/** Who answers the marks of a report, and what the calls that tell it name. */
export type Answering =
  | { by: 'pupil'; id: number; ishomework: 0 | 1; revisionId: number }
  | { by: 'teacher'; studentHomeworkId: number; revisionId: number }

/** Nothing was corrected: there is nothing to answer. */
export function answeringOf(
  report: { id: number; ishomework: 0 | 1; revisionId: number | null },
  by: Answering['by'],
): Answering | undefined {
  const { id, ishomework, revisionId } = report
  if (revisionId === null) return undefined
  return by === 'pupil'
    ? { by, id, ishomework, revisionId }
    : { by, studentHomeworkId: id, revisionId }
}

/** All that stands on the paper. */
export function textOf({ articleTitle, paragraphList }: EssayOnPaper): string {
  return articleTitle.trim() + paragraphList.map(({ markContent }) => markContent).join('')
}
type EssayOnPaper = Pick<Report, 'articleTitle' | 'paragraphList'>

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'mark'; mark: NumberedMark; pieces: Piece[] }

/**
 * In the order in which a reader meets the dots: a dot stands behind its mark, an inner mark's
 * before the outer one's.
 */
export function numberMarks(report: Pick<Report, 'paragraphList' | 'tmap'>): NumberedMark[] {
  const placed = report.paragraphList.flatMap(({ pNo, markContent }, index) =>
    report.tmap
      .filter(
        (mark) => mark.pNo === pNo && mark.start <= mark.end && mark.end <= markContent.length,
      )
      .sort((a, b) => a.end - b.end || b.start - a.start)
      .map((mark) => ({ ...mark, paragraph: index + 1, text: markContent })),
  )
  return placed.map((mark, index) => ({ ...mark, number: index + 1 }))
}

/** The paragraph's whole text in order, with its marks. Marks nest but never cross. */
export function splitIntoPieces(text: string, marks: readonly NumberedMark[]): Piece[] {
  const outerFirst = [...marks].sort(
    (a, b) => a.start - b.start || b.end - a.end || b.number - a.number,
  )
  return piecesBetween(text, outerFirst, 0, text.length)
}

function piecesBetween(
  text: string,
  marks: readonly NumberedMark[],
  from: number,
  to: number,
): Piece[] {
  const pieces: Piece[] = []
  let at = from
  let rest = marks
  for (let mark = rest[0]; mark !== undefined; mark = rest[0]) {
    const { start, end } = mark
    const inner = rest.slice(1).filter((other) => other.start < end && other.end <= end)
    rest = rest.slice(1).filter((other) => !inner.includes(other))
    // A crossing mark would double text: the essay itself comes first.
    if (start < at) continue
    if (start > at) pieces.push({ kind: 'text', text: text.slice(at, start) })
    pieces.push({ kind: 'mark', mark, pieces: piecesBetween(text, inner, start, end) })
    at = end
  }
  if (at < to) pieces.push({ kind: 'text', text: text.slice(at, to) })
  return pieces
}

const SENTENCE_ENDS = /[。！？；!?;\n]/u
/** Belong to the sentence that ends before them. */
const CLOSERS = /^[”’」』）)]+/u
/** Enough to recognise the place on a narrow sheet. */
const CONTEXT_LENGTH = 12

/** The marked text with a little of what comes before and after it in its sentence. */
export function quoteAround(mark: Pick<NumberedMark, 'text' | 'start' | 'end'>): {
  before: string
  quote: string
  after: string
} {
  const earlier = [...mark.text.slice(0, mark.start)]
  const later = [...mark.text.slice(mark.end)]
  const isEnd = (character: string) => SENTENCE_ENDS.test(character)
  const sinceEnd = [...earlier].reverse().findIndex(isEnd)
  const nextEnd = later.findIndex(isEnd)
  const before = Math.min(sinceEnd === -1 ? earlier.length : sinceEnd, CONTEXT_LENGTH)
  const after = Math.min(nextEnd === -1 ? later.length : nextEnd + 1, CONTEXT_LENGTH)
  const closers =
    after === nextEnd + 1 ? (CLOSERS.exec(later.slice(after).join(''))?.[0] ?? '') : ''
  const isCut = sinceEnd === -1 ? earlier.length > before : sinceEnd > before
  const shown = earlier.slice(earlier.length - before).join('')
  return {
    before: isCut ? `…${fromWholeWord(earlier.join(''), shown)}` : shown.replace(CLOSERS, ''),
    quote: mark.text.slice(mark.start, mark.end),
    after: later.slice(0, after).join('') + closers,
  }
}

/** No snippet begins inside a word, nor with a point that belongs to what was cut off. */
function fromWholeWord(whole: string, shown: string): string {
  return wholeWords(whole, shown).replace(LEADING_POINTS, '')
}

function wholeWords(whole: string, shown: string): string {
  // The oldest web views that we serve have no Segmenter.
  if (!('Segmenter' in Intl)) return shown
  const from = whole.length - shown.length
  for (const { index } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(whole))
    if (index >= from) return whole.slice(index)
  return ''
}
const LEADING_POINTS = /^[，、：；。！？”’」』）,.:;!?)\s]+/u

/** What really changes between a mistake and its repair: 不列外→不例外 strikes 列 alone. */
export function smallestEdit(
  quote: string,
  suggestion: string,
): { same: string; struck: string; written: string; rest: string } {
  const [from, to] = [[...quote], [...suggestion]]
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && from[start] === to[start]) start += 1
  let end = 0
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1
  return {
    same: from.slice(0, start).join(''),
    struck: from.slice(start, from.length - end).join(''),
    written: to.slice(start, to.length - end).join(''),
    rest: from.slice(from.length - end).join(''),
  }
}

/** What a screen reader says at a dot: 第2段，错别字：在→再; 第2段，查一查：在. */
export function spokenMark(mark: NumberedMark): string {
  const answered = mark.isRemoved ? '，已去掉' : mark.isDisputed ? '，不同意' : ''
  return `第${mark.paragraph}段，${mark.tips}：${spokenEdit(mark)}${answered}`
}

/** How a mark is drawn: one that was answered steps back. */
export function markClasses({ kind, isDisputed, isRemoved }: WireMark): string {
  return isDisputed || isRemoved ? `${kind} answered` : kind
}

function spokenEdit({ kind, quote, suggestion }: WireMark): string {
  if (suggestion === null || kind === 'query') return quote
  return suggestion === '' ? `删去“${quote}”` : `${quote}→${suggestion}`
}

/** 0 = the whole essay. */
export function goalPlace(pNo: number): string {
  return pNo === 0 ? '全文' : `第 ${pNo} 段`
}

export function hasGoals({ rmap }: Pick<Report, 'rmap'>): boolean {
  return rmap !== null && rmap.goals.length > 0
}

/** What leads back to the desk is named after what it is for. */
export function editName(report: Pick<Report, 'rmap'>, isReturned = false): string {
  if (hasGoals(report)) return '按目标修改'
  return isReturned ? '重写' : '编辑'
}

/** What the report saw of the trait that the goal is to lift; nothing where scores are withheld. */
export function reasonsOf({ rmap }: Pick<Report, 'rmap'>, { code }: Goal): string[] {
  if (rmap === null) return []
  const traits = [...rmap.category1ItemList, ...rmap.category2ItemList, ...rmap.category3ItemList]
  return traits.find((trait) => trait.code === code)?.observations ?? []
}
