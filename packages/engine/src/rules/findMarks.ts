/** Runs all rules over a document and drops marks that would overlap a more important one. */
import { spanOf, type Document, type Paragraph, type Range } from '../text/document.ts'
import { findUnsure } from '../text/unsure.ts'
import type { Mark } from '../types.ts'
import type { RuleArea } from './rule.ts'
import { RULES } from './index.ts'

/** On the same words a fault goes before a query, that before praise, and praise before advice. */
const KIND_RANK = { fault: 0, query: 1, strength: 2, advice: 3 } as const

/** 查一查: so many an essay, and one for so many characters. */
const MOST_QUERIES = 6
const CHARACTERS_A_QUERY = 100
const QUERY_LABEL = '查一查'

/** Sorted by position, disjoint, each with the words it stands on. */
export function findMarks(document: Document): Mark[] {
  const unsure = document.paragraphs.map(({ text }) =>
    findUnsure(text, document.writing.unsure ?? []),
  )
  const found = RULES.flatMap((rule, order) =>
    rule.find(document).flatMap((finding) => {
      const paragraph = document.paragraphs[finding.paragraph]
      if (paragraph === undefined || finding.end <= finding.start) return []
      const isMisread = (unsure[finding.paragraph] ?? []).some(
        (range) => finding.start < range.end && finding.end > range.start,
      )
      if (rule.kind === 'fault' && isMisread) return []
      const isQuery = finding.doubt !== undefined
      if (isQuery && !mayBeAsked(document, paragraph, finding)) return []
      const mark: Mark = {
        ...spanOf(paragraph, finding),
        kind: isQuery ? 'query' : rule.kind,
        ruleId: rule.id,
        label: isQuery ? QUERY_LABEL : (finding.label ?? rule.label),
        explanation: finding.explanation,
        ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
      }
      return [{ mark, order, doubt: finding.doubt ?? 0 }]
    }),
  )
  found.sort(
    (a, b) =>
      KIND_RANK[a.mark.kind] - KIND_RANK[b.mark.kind] ||
      b.doubt - a.doubt ||
      a.order - b.order ||
      a.mark.paragraph - b.mark.paragraph ||
      a.mark.start - b.mark.start,
  )

  const taken = new Map<number, Range[]>()
  const disjoint: Mark[] = []
  let queriesLeft = Math.min(
    MOST_QUERIES,
    Math.ceil(
      document.paragraphs.reduce((sum, { text }) => sum + text.length, 0) / CHARACTERS_A_QUERY,
    ),
  )
  for (const { mark } of found) {
    if (mark.kind === 'query' && queriesLeft === 0) continue
    const ranges = taken.get(mark.paragraph) ?? []
    if (ranges.some((range) => mark.start < range.end && mark.end > range.start)) continue
    ranges.push(mark)
    taken.set(mark.paragraph, ranges)
    disjoint.push(mark)
    if (mark.kind === 'query') queriesLeft -= 1
  }
  return disjoint.sort((a, b) => a.paragraph - b.paragraph || a.start - b.start)
}

/** Nobody is asked about somebody else's words, nor about a name. */
function mayBeAsked({ names }: Document, paragraph: Paragraph, { start, end }: Range): boolean {
  if (paragraph.quoted.some((range) => start < range.end && end > range.start)) return false
  return ![...names].some((name) => {
    const at = paragraph.text.indexOf(name, Math.max(0, start - name.length + 1))
    return at >= 0 && at < end && at + name.length > start
  })
}

const areas = new Map(RULES.map((rule) => [rule.id, rule.area]))

export function areaOf(mark: Mark): RuleArea {
  return areas.get(mark.ruleId) ?? 'craft'
}

/**
 * The paragraphs as they read once every fault with a certain edit is repaired. `marks` are sorted
 * by position.
 */
export function repaired(paragraphs: readonly string[], marks: readonly Mark[]): string[] {
  const result = [...paragraphs]
  // From the last to the first, so that earlier positions still hold.
  for (const mark of marks.toReversed()) {
    if (mark.kind !== 'fault' || mark.suggestion === undefined) continue
    const text = result[mark.paragraph] ?? ''
    result[mark.paragraph] = text.slice(0, mark.start) + mark.suggestion + text.slice(mark.end)
  }
  return result
}
