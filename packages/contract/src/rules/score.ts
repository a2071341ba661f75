/**
 * Scores are stored 0–100 and shown in the homework's scale, one decimal; this is the one place
 * that converts.
 */
import type { Level } from '../terms/levels.ts'

/** What stands where there is no score. */
export const NO_SCORE = '--.-'

export function toScale(stored: number, scoreScale: number): number {
  return Math.round((stored / 100) * scoreScale * 10) / 10
}

/**
 * What the teacher typed in the scale, as it is stored: 0–100 with enough digits that it shows
 * again as typed.
 */
export function fromScale(shown: number, scoreScale: number): number {
  return Math.round((shown / scoreScale) * 100 * 1000) / 1000
}

export function formatScore(stored: number | null, scoreScale: number): string {
  return stored === null ? NO_SCORE : toScale(stored, scoreScale).toFixed(1)
}

/** Level 1–5 of a dimension from the slider's 0–100. */
export function sliderLevel(value: number): Level {
  if (value <= 20) return 1
  if (value <= 40) return 2
  if (value <= 60) return 3
  return value < 100 ? 4 : 5
}

export type ScoreLimits = {
  scoreScale: number
  lowScore: number
  highScore: number
  lowestScore: number
}

/** The first rule the limits break, as the refusal's name. */
export function findScoreLimitFault(
  limits: ScoreLimits,
): 'scoreLimitsCrossed' | 'scoreLimitAboveScale' | 'lowestScoreOutside' | undefined {
  if (limits.lowScore >= limits.highScore) return 'scoreLimitsCrossed'
  if (limits.highScore > limits.scoreScale) return 'scoreLimitAboveScale'
  if (
    limits.lowestScore !== 0 &&
    (limits.lowestScore < limits.lowScore || limits.lowestScore > limits.highScore)
  )
    return 'lowestScoreOutside'
  return undefined
}

/**
 * The homework's lowest and highest given score bound every score that is given, the machine's and
 * the teacher's. 0–100 in and out.
 */
export function withinLimits(
  score: number,
  limits: Pick<ScoreLimits, 'scoreScale' | 'lowScore' | 'highScore'>,
): number {
  const shown = toScale(score, limits.scoreScale)
  if (shown < limits.lowScore) return fromScale(limits.lowScore, limits.scoreScale)
  return shown > limits.highScore ? fromScale(limits.highScore, limits.scoreScale) : score
}

/**
 * Whether an essay may be handed in with the machine's score, 0–100; `lowestScore` in the
 * homework's scale.
 */
export function reachesLowest(
  limits: Pick<ScoreLimits, 'lowestScore' | 'scoreScale'>,
  aiScore: number,
): boolean {
  return (aiScore / 100) * limits.scoreScale >= limits.lowestScore - ROUNDING
}
/** Both figures are shown with one decimal: what looks equal counts as reached. */
const ROUNDING = 0.05
