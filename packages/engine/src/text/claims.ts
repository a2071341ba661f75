/** Sub-claims of one thesis say part of it again: 读书要慢…… 读书要专……, each at the head of its paragraph. */
import { hanGrams } from './characters.ts'

const STRETCH = 3 // Chinese characters that two claims share

/** Of the sentences that lead paragraphs, those that take up words of another one. */
export function countClaims(leads: readonly string[]): number {
  const stretches = leads.map(
    (lead) => new Set(hanGrams(lead.replaceAll(/[^\u3400-\u9fff]/g, ''), STRETCH)),
  )
  return stretches.filter((own, at) =>
    stretches.some(
      (other, place) => place !== at && [...own].some((stretch) => other.has(stretch)),
    ),
  ).length
}
