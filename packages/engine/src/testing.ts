/** Builders for the engine's own tests. */
import { bandOf, TRAITS } from '@zhupi/contract/terms/traits.ts'
import { readShippedTables } from '../tables/shippedTables.ts'
import { correct } from './correct.ts'
import type { Comment, Correction, Essay, Span, Task } from './types.ts'

export const TABLES = readShippedTables()

export function makeTask(changes: Partial<Task> = {}): Task {
  return { title: '', requirement: '', minCharacters: 100, maxCharacters: null, ...changes }
}

export function makeEssay(changes: Partial<Essay> = {}): Essay {
  return {
    title: '我的一天',
    content: '',
    genre: 'e-event',
    gradeLevel: 5,
    task: makeTask(),
    ...changes,
  }
}

const reports = new Map<string, Correction>()

/** The report of an essay that many tests read. It is corrected once, so that none may change it. */
export function reportOf(essay: Essay): Correction {
  const key = JSON.stringify(essay)
  const report = reports.get(key) ?? correct(essay, TABLES)
  reports.set(key, report)
  return report
}

export function commentsOf(correction: Correction): Comment[] {
  return [correction.comment, ...correction.paragraphComments, ...correction.paragraphSuggestions]
}

/** What a report quotes with approval, and the strengths it marks. */
export function praisedSpans(correction: Correction): Span[] {
  return [
    ...correction.marks.filter(({ kind }) => kind === 'strength'),
    ...correction.comment.quotes,
    ...correction.paragraphComments.flatMap(({ quotes }) => quotes),
    ...correction.dimensions
      .flatMap(({ traits }) => traits.flatMap(({ observations }) => observations))
      .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? ''))
      .flatMap((quote) => {
        const paragraph = correction.paragraphs.findIndex((text) => text.includes(quote))
        const start = correction.paragraphs[paragraph]?.indexOf(quote) ?? -1
        return start < 0 ? [] : [{ paragraph, start, end: start + quote.length, quote }]
      }),
  ]
}

function spansOf(correction: Correction): Span[] {
  return [...correction.marks, ...commentsOf(correction).flatMap((comment) => comment.quotes)]
}

/** Everything that must hold for any correction of any text; empty when all holds. */
export function flawsOf(correction: Correction): string[] {
  const flaws: string[] = []
  const demand = (holds: boolean, flaw: string) => {
    if (!holds) flaws.push(flaw)
  }
  for (const span of spansOf(correction)) {
    demand(
      correction.paragraphs[span.paragraph]?.slice(span.start, span.end) === span.quote,
      `quote not in the essay: ${span.quote}`,
    )
    demand(span.end > span.start, `empty span at ${span.paragraph}:${span.start}`)
  }
  for (const comment of commentsOf(correction)) {
    const quoted = [...comment.text.matchAll(/“([^”]*)”/g)].map((match) => match[1]).join('|')
    demand(
      quoted === comment.quotes.map((span) => span.quote).join('|'),
      `quotation marks without a quote: ${comment.text}`,
    )
  }
  correction.marks.forEach((mark, at) => {
    const before = correction.marks[at - 1]
    const isAfter =
      before === undefined ||
      before.paragraph < mark.paragraph ||
      (before.paragraph === mark.paragraph && before.end <= mark.start)
    demand(isAfter, `marks touch at ${mark.paragraph}:${mark.start}`)
  })
  demand(correction.score >= 0 && correction.score <= 100, `score ${correction.score}`)
  demand(
    Math.abs(correction.score * 10 - Math.round(correction.score * 10)) < 1e-6,
    `score with more than one decimal: ${correction.score}`,
  )
  const traits = correction.dimensions.flatMap((dimension) => dimension.traits)
  demand(traits.length === TRAITS.length, `${traits.length} traits`)
  for (const { trait, score, band, observations, lift } of traits) {
    demand(
      Number.isInteger(score) && score >= 0 && score <= 100 && band === bandOf(score),
      `${trait}: ${score}, band ${band}`,
    )
    demand(
      observations.length >= 1 && observations.length <= 3,
      `${trait}: ${observations.length} observations`,
    )
    demand(lift !== '', `${trait}: no lift`)
  }
  return flaws
}
