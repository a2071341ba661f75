import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { ApiError } from './api.ts'

/** Deleted, or no longer this person's; by its text, for other refusals share its code. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.message === REFUSALS.notFound.text
}
