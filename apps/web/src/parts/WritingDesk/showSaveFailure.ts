import { showFailure } from '#client/errors.ts'
import { isGone } from '#client/isGone.ts'
import { isHandedIn } from '#client/isHandedIn.ts'

/**
 * Of an essay that is gone or handed in the desk gives way to what may become of its text, and says
 * why there.
 */
export async function showSaveFailure(error: unknown): Promise<void> {
  if (!isGone(error) && !isHandedIn(error)) await showFailure(error)
}
