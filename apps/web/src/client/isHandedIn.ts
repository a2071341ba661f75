import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { ApiError } from './api.ts'

/** Handed in elsewhere, or entered by the teacher; by its text, for other refusals share its code. */
export function isHandedIn(error: unknown): boolean {
  return error instanceof ApiError && error.message === REFUSALS.essayHandedIn.text
}
