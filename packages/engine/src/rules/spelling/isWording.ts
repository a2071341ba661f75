/** 《从新》, “眼晴”: characters that stand for themselves. */
import type { Paragraph } from '../../text/document.ts'

/** A title and a short stretch in quotation marks stand for their wording; speech is the pupil's. */
const LEAST_SPEECH = 8

export function isWording({ text, quoted }: Paragraph, at: number): boolean {
  return quoted.some(
    ({ start, end }) =>
      at >= start && at < end && (end - start < LEAST_SPEECH || text.charAt(start) === '《'),
  )
}
