/** 分制: what a full score is shown as; stored scores are 0–100. */
export const SCORE_SCALES = [100, 70, 60, 55, 50, 40, 30, 25, 20] as const
export const DEFAULT_SCORE_SCALE = 100
