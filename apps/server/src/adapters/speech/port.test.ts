import { afterAll, afterEach, expect, test } from 'vitest'
import { startFakeSpeech } from '../../testing/fakeSpeech.ts'
import { makeWav } from '../../testing/makeWav.ts'
import { createOpenAiSpeech } from './openAiSpeech.ts'
import { NotHeard, NO_SPEECH } from './port.ts'

const recogniser = await startFakeSpeech('stand-in-key')
afterAll(() => recogniser.stop())
afterEach(() => {
  recogniser.behaviour = 'hears'
})

const WAV = makeWav(1)
const open = (key: string | undefined = 'stand-in-key') =>
  createOpenAiSpeech(
    { url: recogniser.url, key, model: 'whisper-1', use: 'everybody' },
    // A busy machine may answer late; only who hangs is given up soon.
    { timeoutMs: recogniser.behaviour === 'hangs' ? 300 : 30_000 },
  )

test('a recording goes to the recogniser as it is, and its text comes back', async () => {
  recogniser.hears = '  伞柄上缠着红线。\n'
  expect(await open().transcribe(WAV)).toBe('伞柄上缠着红线。')
  expect(recogniser.heard.at(-1)).toEqual({
    model: 'whisper-1',
    language: 'zh',
    type: 'audio/wav',
    bytes: WAV.length,
  })
})

test('without a recogniser nothing is heard', async () => {
  expect(NO_SPEECH.use).toBe('nobody')
  await expect(NO_SPEECH.transcribe(WAV)).rejects.toThrow(NotHeard)
})

test('whatever goes wrong there is one kind of failure, which repeats nothing that was said', async () => {
  recogniser.hears = '小满的秘密'
  for (const behaviour of ['refuses', 'hangs', 'answersHtml', 'answersElse'] as const) {
    recogniser.behaviour = behaviour
    const failure = await open()
      .transcribe(WAV)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NotHeard)
    expect(String(failure)).not.toContain('秘密')
  }
  recogniser.behaviour = 'hears'
  await expect(open('another').transcribe(WAV)).rejects.toThrow('answered 401')
})
