/** A review that is not saved yet, as drafts/formJournal.ts stores it. */
import { DIMENSIONS } from '@zhupi/contract/terms/traits.ts'
import type { ReviewDraft } from './reviewForm.ts'

/** Reads back only what it knows: the storage is the browser's, not ours alone. */
export function parseReviewDraft(stored: string): ReviewDraft {
  const found = parseObject(stored)
  const sliders = new Map(Object.entries(asObject(found['sliders'])))
  return {
    ...(typeof found['verdictNo'] === 'number' && { verdictNo: found['verdictNo'] }),
    ...(typeof found['score'] === 'string' && { score: found['score'] }),
    ...(typeof found['remark'] === 'string' && { remark: found['remark'] }),
    ...(typeof found['modelRemark'] === 'string' && { modelRemark: found['modelRemark'] }),
    sliders: Object.fromEntries(
      DIMENSIONS.flatMap((dimension) => {
        const value = sliders.get(dimension)
        return typeof value === 'number' && value >= 0 && value <= 100 ? [[dimension, value]] : []
      }),
    ),
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

/** As it is stored for an essay whose verdict is taken back: it is begun anew over what stands then. */
export function withoutVerdict({ verdictNo: _, ...draft }: ReviewDraft): string {
  return JSON.stringify(draft)
}
