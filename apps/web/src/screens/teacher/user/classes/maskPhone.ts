/** This screen may hang on the classroom's wall: a pupil's phone number shows only enough to tell it apart. */
import { PHONE_LENGTH } from '@zhupi/contract/terms/limits.ts'

export function maskPhone(mobile: string): string {
  return mobile.length === PHONE_LENGTH ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : mobile
}
