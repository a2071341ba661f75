/**
 * The list of members may be shown on the classroom's wall: of a pupil's phone number only enough
 * is shown to tell it from the others.
 */
import { PHONE_LENGTH } from '@zhupi/contract/terms/limits.ts'

export function maskPhone(mobile: string): string {
  return mobile.length === PHONE_LENGTH ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : mobile
}
