import { showFailure } from '#client/errors.ts'
import { isGone } from '#client/isGone.ts'

/** Of an essay that is gone the desk gives way to what may become of its text, and says why there. */
export async function showSaveFailure(error: unknown): Promise<void> {
  if (!isGone(error)) await showFailure(error)
}
