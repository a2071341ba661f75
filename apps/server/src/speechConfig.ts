/** Who turns recordings into text, where somebody does. */
import type { OpenAiSpeech } from './adapters/speech/openAiSpeech.ts'
import { readServiceAddress } from './serviceAddress.ts'

const DEFAULT_MODEL = 'whisper-1'

/** @returns undefined where nothing is set: then the browser hears, where it can. */
export function readSpeechConfig(
  env: Record<string, string | undefined>,
): OpenAiSpeech | undefined {
  const address = readServiceAddress(env, 'SPEECH')
  if (address === undefined) return undefined
  return {
    url: address.url,
    key: env.SPEECH_KEY?.trim() || undefined,
    model: env.SPEECH_MODEL?.trim() || DEFAULT_MODEL,
    use: address.outsideName === undefined ? 'everybody' : 'consented',
  }
}
