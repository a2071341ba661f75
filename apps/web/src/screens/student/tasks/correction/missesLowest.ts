/**
 * Whether the homework asks for a score that this text has not reached, judged as the server does.
 */
import { reachesLowest, toScale } from '@zhupi/contract/rules/score.ts'
import type { Report } from '#parts/CorrectionReport/report.ts'

/** The wire has both scores 0–100. */
export function missesLowest(
  { scoreKind, lowestScore }: Pick<Report, 'scoreKind' | 'lowestScore'>,
  aiScore: number,
): boolean {
  return !reachesLowest(
    { scoreScale: scoreKind, lowestScore: toScale(lowestScore, scoreKind) },
    aiScore,
  )
}
