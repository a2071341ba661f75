/** Runs all rules over a document and drops marks that would overlap a more important one. */
import { spanOf, type Document, type Range } from '../text/document.ts'
import type { Mark } from '../types.ts'
import type { RuleArea } from './rule.ts'
import { RULES } from './index.ts'

/** On the same words a fault goes before praise, and praise before advice. */
const KIND_RANK = { fault: 0, strength: 1, advice: 2 } as const

/** Sorted by position, disjoint, each with the words it stands on. */
export function findMarks(document: Document): Mark[] {
  const found = RULES.flatMap((rule, order) =>
    rule.find(document).flatMap((finding) => {
      const paragraph = document.paragraphs[finding.paragraph]
      if (paragraph === undefined || finding.end <= finding.start) return []
      const mark: Mark = {
        ...spanOf(paragraph, finding),
        kind: rule.kind,
        ruleId: rule.id,
        label: finding.label ?? rule.label,
        explanation: finding.explanation,
        ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
      }
      return [{ mark, order }]
    }),
  )
  found.sort(
    (a, b) =>
      KIND_RANK[a.mark.kind] - KIND_RANK[b.mark.kind] ||
      a.order - b.order ||
      a.mark.paragraph - b.mark.paragraph ||
      a.mark.start - b.mark.start,
  )

  const taken = new Map<number, Range[]>()
  const disjoint: Mark[] = []
  for (const { mark } of found) {
    const ranges = taken.get(mark.paragraph) ?? []
    if (ranges.some((range) => mark.start < range.end && mark.end > range.start)) continue
    ranges.push(mark)
    taken.set(mark.paragraph, ranges)
    disjoint.push(mark)
  }
  return disjoint.sort((a, b) => a.paragraph - b.paragraph || a.start - b.start)
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
