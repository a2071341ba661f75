/**
 * 夏屋渠渠，院内几进: classical prose puts characters together as the counts have never seen them, so
 * what looks odd there is no slip. Told by the share of its particles and pronouns in a paragraph.
 */
import type { Document, Sentence } from '#text/document.ts'

const CLASSICAL = /[之乎者也矣焉哉兮曰吾汝尔岂孰曷弗乃其而以于]/g
const LEAST_SHARE = 0.055
/** A sentence of today may have three of them. */
const LEAST_COUNT = 5

export function isClassical({ paragraphs }: Document, { paragraph }: Sentence): boolean {
  const text = paragraphs[paragraph]?.text ?? ''
  const found = text.match(CLASSICAL)?.length ?? 0
  return found >= LEAST_COUNT && found > LEAST_SHARE * text.length
}
