/**
 * Any server that speaks OpenAI's `/v1/audio/transcriptions`: a cloud's, or one in the school's own
 * network. The recording goes from memory to there and is forgotten.
 */
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { SpeechUse } from '@zhupi/contract/terms/speech.ts'
import * as z from 'zod/mini'
import { NotHeard, type SpeechPort } from './port.ts'

export type OpenAiSpeech = {
  /** Up to and with `/v1`. */
  url: string
  key: string | undefined
  model: string
  use: Exclude<SpeechUse, 'nobody'>
}

/** Half a minute of speech takes a few seconds; the screen waits as long. */
const TIMEOUT_MS = 20 * SECOND_MS
const ANSWER = z.object({ text: z.string() })

export function createOpenAiSpeech(
  { url, key, model, use }: OpenAiSpeech,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): SpeechPort {
  return {
    use,
    transcribe: async (wav) => {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'speech.wav')
      body.append('model', model)
      body.append('language', 'zh')
      body.append('response_format', 'json')
      const answer = await send(`${url}/audio/transcriptions`, {
        method: 'POST',
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const read = ANSWER.safeParse(answer)
      if (!read.success) throw new NotHeard('the answer is not of the form')
      return read.data.text.trim()
    },
  }
}

/** What it says of a failure may repeat what was said: only the status is named. */
async function send(url: string, init: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch {
    throw new NotHeard('no answer')
  }
  if (!response.ok) throw new NotHeard(`answered ${response.status}`)
  return response.json().catch(() => {
    throw new NotHeard('the answer is no JSON')
  })
}
