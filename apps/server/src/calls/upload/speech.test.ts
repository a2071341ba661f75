import { afterAll, afterEach, expect, test } from 'vitest'
import { uploadFile } from '@zhupi/contract/calls/upload.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { createOpenAiSpeech } from '../../adapters/speech/openAiSpeech.ts'
import { startFakeSpeech } from '../../testing/fakeSpeech.ts'
import { makePerson } from '../../testing/make.ts'
import { makeWav } from '../../testing/makeWav.ts'
import { startTestServer } from '../../testing/testServer.ts'

const recogniser = await startFakeSpeech('stand-in-key')
afterAll(() => recogniser.stop())
const speech = createOpenAiSpeech({
  url: recogniser.url,
  key: 'stand-in-key',
  model: 'whisper-1',
  use: 'everybody',
})
const logLines: string[] = []
const server = await startTestServer({
  logLines,
  speech,
})
const pupil = await makePerson(server, 'student')
const teacher = await makePerson(server, 'teacher')
afterEach(() => {
  recogniser.behaviour = 'hears'
})

const FIELDS = { source: 'h5', which: 'speech' }
const say = (wav: Buffer, who = pupil, name = 'speech.wav') =>
  server.send(uploadFile, FIELDS, who, new File([Uint8Array.from(wav)], name))

test('what a pupil or a teacher says comes back as text, whatever the file is called', async () => {
  recogniser.hears = '伞柄上缠着红线。'
  for (const who of [pupil, teacher])
    expect((await say(makeWav(3), who, 'page.jpg')).entity).toMatchObject({
      success: true,
      content: '',
      Sentences: [{ Text: '伞柄上缠着红线。' }],
    })
})

test('a recogniser that fails, or hears nobody, is no text and no error', async () => {
  recogniser.hears = ''
  expect((await say(makeWav(3))).entity).toMatchObject({ success: false, Sentences: [] })
  recogniser.behaviour = 'refuses'
  expect((await say(makeWav(3))).entity).toMatchObject({ success: false, Sentences: [] })
})

test('forty seconds, lying sizes and half a file are refused, and nobody hears them', async () => {
  const heard = recogniser.heard.length
  const lying = makeWav(5)
  lying.writeUInt32LE(0xfffffff0, 40)
  for (const [wav, refusal] of [
    [makeWav(40), 'recordingTooLong'],
    [lying, 'recordingUnreadable'],
    [makeWav(5).subarray(0, 50_000), 'recordingUnreadable'],
    [makeWav(5).subarray(0, 13), 'recordingUnreadable'],
  ] as const)
    expect(await say(wav)).toMatchObject({ success: false, msg: REFUSALS[refusal].text })
  expect(recogniser.heard).toHaveLength(heard)
})

test('what was said stands in no line of the log', async () => {
  recogniser.hears = '只有我知道的秘密'
  await say(makeWav(3))
  recogniser.behaviour = 'answersElse'
  await say(makeWav(3))
  expect(logLines.join('\n')).toContain('a recording was not recognised')
  expect(logLines.join('\n')).not.toContain('秘密')
})
