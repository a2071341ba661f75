/** Speech to text, whoever hears it. */
import type { SpeechUse } from '@zhupi/contract/terms/speech.ts'

export type SpeechPort = {
  /** Whose recordings may go there. */
  use: SpeechUse
  /** Throws NotHeard; '' where nobody spoke. */
  transcribe(wav: Buffer): Promise<string>
}

export class NotHeard extends Error {}

/** The embedded twin: nothing on this machine hears; the browser may. */
export const NO_SPEECH: SpeechPort = {
  use: 'nobody',
  transcribe: async () => {
    throw new NotHeard('no recogniser is configured')
  },
}
