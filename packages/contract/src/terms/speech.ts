/** Whose recordings the server turns into text. */

/**
 * 'consented': the recogniser is outside of the own network. It hears teachers, and a child's voice
 * where a guardian agreed to the wording that names it.
 */
export const SPEECH_USES = ['nobody', 'consented', 'everybody'] as const
export type SpeechUse = (typeof SPEECH_USES)[number]

/**
 * Who turns what is said into text. `mayLeave`: what this person says may go outside. The browser's
 * own recognition may be a service outside too, so it hears nobody whose voice is not to leave.
 */
export function whoListens(use: SpeechUse, mayLeave: boolean): 'server' | 'browser' | 'nobody' {
  if (use === 'nobody') return 'browser'
  return use === 'everybody' || mayLeave ? 'server' : 'nobody'
}
