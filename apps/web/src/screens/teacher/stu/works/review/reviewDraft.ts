/** A review that is not saved yet outlives a reload: it is kept for this browser tab, by submission. */
import { DIMENSIONS } from '@zhupi/contract/terms/traits.ts'
import type { ReviewDraft } from './reviewForm.ts'

export function readReviewDraft(submissionId: number): ReviewDraft {
  const stored = sessionStorage.getItem(keyOf(submissionId))
  return stored === null ? { sliders: {} } : parseReviewDraft(stored)
}

export function writeReviewDraft(submissionId: number, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(submissionId), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage only costs the copy; what was typed still stands on the screen.
  }
}

export function dropReviewDraft(submissionId: number): void {
  sessionStorage.removeItem(keyOf(submissionId))
}

/** Reads back only what it knows: the storage is the browser's, not ours alone. */
export function parseReviewDraft(stored: string): ReviewDraft {
  const found = parseObject(stored)
  const sliders = new Map(Object.entries(asObject(found['sliders'])))
  return {
    ...(typeof found['score'] === 'string' && { score: found['score'] }),
    ...(typeof found['remark'] === 'string' && { remark: found['remark'] }),
    sliders: Object.fromEntries(DIMENSIONS.flatMap((dimension) => {
      const value = sliders.get(dimension)
      return typeof value === 'number' && value >= 0 && value <= 100 ? [[dimension, value]] : []
    })),
  }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return {}
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function keyOf(submissionId: number): string {
  return `review/${submissionId}`
}
