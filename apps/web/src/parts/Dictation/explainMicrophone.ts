/** Why the microphone cannot be used, in words that say what to do. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export function explainMicrophone(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return MESSAGES.microphoneRefused
  if (name === 'NotFoundError') return MESSAGES.microphoneMissing
  if (name === 'NotReadableError' || name === 'AbortError') return MESSAGES.microphoneBusy
  return MESSAGES.recognitionFailed
}
