/** What the correction reports while it works, and what its marks are. */

/** Stages of progress, in their order. */
export const CORRECTION_STAGES = ['queued', 'reading', 'scoring', 'marking', 'commenting'] as const
export type CorrectionStage = (typeof CORRECTION_STAGES)[number]

export const CORRECTION_STAGE_NAMES: Record<CorrectionStage, string> = {
  queued: '排队中',
  reading: '正在通读全文',
  scoring: '正在打分',
  marking: '正在圈点批注',
  commenting: '正在写评语',
}

/** A fault is counted and corrected; a query (查一查) asks without a verdict and costs nothing. */
export const MARK_KINDS = ['fault', 'query', 'strength', 'advice'] as const
export type MarkKind = (typeof MARK_KINDS)[number]
