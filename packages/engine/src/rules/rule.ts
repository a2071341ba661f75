/**
 * What a rule is. A rule reads the document and reports stretches; it never changes text and knows
 * no other rule.
 */
import type { MarkKind } from '@zhupi/contract/terms/correction.ts'
import type { Document, Paragraph, Range } from '../text/document.ts'

/**
 * What a mark touches; wrong characters, faulty sentences and punctuation cost different points.
 */
export const RULE_AREAS = ['spelling', 'grammar', 'punctuation', 'rhetoric', 'craft'] as const
export type RuleArea = (typeof RULE_AREAS)[number]

export type Finding = Range & {
  paragraph: number
  /**
   * What should stand there instead; '' = leave it out. Only where there is one certain smallest
   * edit.
   */
  suggestion?: string
  /** Why, to the pupil. */
  explanation: string
  /**
   * Another name than the rule's label, where one rule finds several things a teacher names apart.
   */
  label?: string
  /**
   * It is a question without a verdict: how surely something is wrong, for where more would be
   * asked than a reader should be (findMarks).
   */
  doubt?: number
}

/** For rules that know what they ask about: as sure as what the model asks about most. */
export const ASKED = 3

export type MarkedExample = { text: string; quote: string; suggestion?: string }

export type Rule = {
  id: string
  kind: MarkKind
  area: RuleArea
  /** What teachers call it. */
  label: string
  /** What the pupil learns from it. */
  teaches: string
  /** Texts with exactly one mark each. */
  marks: readonly [MarkedExample, MarkedExample, ...MarkedExample[]]
  /** Look-alikes that must stay unmarked. */
  leaves: readonly [string, string, ...string[]]
  find: (document: Document) => Finding[]
}

/** For rules that look at one paragraph at a time. */
export function inEachParagraph(
  find: (paragraph: Paragraph, text: string) => Finding[],
): (document: Document) => Finding[] {
  return (document) =>
    document.paragraphs.flatMap((paragraph) => {
      const last = paragraph.sentences.at(-1)
      return last === undefined ? [] : find(paragraph, paragraph.text.slice(0, last.end))
    })
}
