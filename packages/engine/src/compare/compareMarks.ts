/** Which marks of an earlier draft its writer has answered in the later one, and which stand. */
import { sentenceRanges, sentencesAround } from '@zhupi/contract/rules/sentences.ts'
import type { Range } from '#text/document.ts'
import type { Correction, DraftChange, Mark, Repair } from '../types.ts'
import type { ComparedParagraph, SentencePair } from './compareParagraphs.ts'

export function compareMarks(
  earlier: Correction,
  later: Correction,
  paragraphs: readonly ComparedParagraph[],
): Pick<DraftChange, 'repaired' | 'left'> {
  const places = new Map(paragraphs.map((paragraph) => [paragraph.earlier, paragraph]))
  const laterSentences = new Set(later.paragraphs.flatMap(sentencesOf))
  const laterMarks = Map.groupBy(later.marks.keys(), (at) => nameOf(later, later.marks[at]))
  const repaired: Repair[] = []
  const left: number[] = []
  for (const mark of earlier.marks) {
    if (mark.kind !== 'fault' && mark.kind !== 'query') continue
    const around = sentencesAround(earlier.paragraphs, mark)
    if (around.sentences.every((sentence) => laterSentences.has(sentence))) {
      const same = laterMarks.get(nameOf(earlier, mark))?.shift()
      if (mark.kind === 'fault' && same !== undefined) left.push(same)
      continue
    }
    const repair = repairOf(mark, places.get(mark.paragraph), later)
    if (repair !== undefined) repaired.push(repair)
  }
  return { repaired, left }
}

/** A mark with its sentence: the same name is the same mark. */
function nameOf({ paragraphs }: Correction, mark: Mark | undefined): string {
  if (mark === undefined) return ''
  const { text, offset } = sentencesAround(paragraphs, mark)
  return JSON.stringify([mark.ruleId, mark.quote, offset, text])
}

function sentencesOf(text: string): string[] {
  return sentenceRanges(text).map(({ start, end }) => text.slice(start, end).trim())
}

function repairOf(
  mark: Mark,
  paragraph: ComparedParagraph | undefined,
  later: Correction,
): Repair | undefined {
  const text = paragraph?.later == null ? undefined : later.paragraphs[paragraph.later]
  if (paragraph?.later == null || text === undefined) return undefined
  const isMarkedAgain = later.marks.some(
    ({ ruleId, quote, paragraph: at }) =>
      at === paragraph.later && ruleId === mark.ruleId && quote === mark.quote,
  )
  if (isMarkedAgain) return undefined
  const sentences = paragraph.sentences.filter(
    ({ earlier }) => earlier !== null && earlier.start < mark.end && earlier.end > mark.start,
  )
  // A sentence that was cut is no repair.
  if (sentences.some((sentence) => sentence.later === null)) return undefined
  const now = placeAfter(sentences, mark)
  // Where one certain edit was asked for, these very words must have changed.
  if (mark.suggestion !== undefined && now === undefined) return undefined
  const shown = now ?? wholeOf(sentences)
  if (shown === undefined) return undefined
  return {
    ruleId: mark.ruleId,
    label: mark.label,
    quote: mark.quote,
    now: text.slice(shown.start, shown.end).trim(),
    paragraph: paragraph.later,
  }
}

/** Where in the later paragraph the words of a range went; undefined where they stand as before. */
function placeAfter(sentences: readonly SentencePair[], range: Range): Range | undefined {
  let isKept = true
  let start: number | undefined
  let end = 0
  for (const sentence of sentences) {
    if (sentence.earlier === null || sentence.later === null) continue
    let before = sentence.earlier.start
    let after = sentence.later.start
    let touchedLast = false
    for (const { kind, text } of sentence.pieces) {
      const from = before
      if (kind !== 'added') before += text.length
      const isTouched = kind !== 'added' && from < range.end && before > range.start
      const skipped = Math.max(0, range.start - from)
      if (kind === 'same') {
        if (isTouched) {
          start ??= after + skipped
          end = after + Math.min(range.end, before) - from
        }
        after += text.length
        touchedLast = isTouched && before < range.end
      } else if (kind === 'removed') {
        if (isTouched) {
          isKept = false
          start ??= after
          end = after
        }
        touchedLast = isTouched || touchedLast
      } else {
        after += text.length
        if (touchedLast) {
          isKept = false
          end = after
        }
      }
    }
  }
  return isKept || start === undefined ? undefined : { start, end }
}

function wholeOf(sentences: readonly SentencePair[]): Range | undefined {
  const first = sentences.at(0)?.later
  const last = sentences.at(-1)?.later
  return first == null || last == null ? undefined : { start: first.start, end: last.end }
}
