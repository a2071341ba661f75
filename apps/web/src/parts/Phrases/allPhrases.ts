import { PHRASES_MAX } from '@zhupi/contract/terms/limits.ts'

/** One page holds every phrase that a teacher may have. */
export const ALL_PHRASES = { cpage: 1, psize: PHRASES_MAX } as const
