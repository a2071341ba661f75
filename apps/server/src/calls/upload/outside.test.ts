/** What a child photographs or says goes to services outside only where a guardian agreed to them. */
import { afterAll, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { createVisionOcr } from '../../adapters/ocr/vision.ts'
import { createOpenAiSpeech } from '../../adapters/speech/openAiSpeech.ts'
import { consentVersionOf, readOutsideServices } from '../../outsideServices.ts'
import { sayConsent } from '../../testing/consent.ts'
import { startFakeSpeech } from '../../testing/fakeSpeech.ts'
import { startFakeVision } from '../../testing/fakeVision.ts'
import { makeClassroom, makePerson } from '../../testing/make.ts'
import { makeWav } from '../../testing/makeWav.ts'
import { smallPicture } from '../../testing/smallPicture.ts'
import { PHOTOGRAPHED, startTestServer, type Ticket } from '../../testing/testServer.ts'

const KEY = 'stand-in-key'
const [vision, speech] = [await startFakeVision(KEY), await startFakeSpeech(KEY)]
afterAll(() => Promise.all([vision.stop(), speech.stop()]))
const outsideServices = readOutsideServices({
  VISION_URL: 'https://vision.example.com/v1',
  VISION_NAME: '识图公司',
  SPEECH_URL: 'https://speech.example.com/v1',
})
const consentVersion = consentVersionOf(outsideServices)
const server = await startTestServer({
  contact: { speech: 'consented', outsideServices, consentVersion },
  ocr: createVisionOcr(
    { url: vision.url, key: KEY, model: 'seeing', isOutside: true },
    {
      recognise: async () => ({ text: PHOTOGRAPHED, goesOn: false, doubts: [] }),
      stop: async () => undefined,
    },
    { log: () => undefined },
  ),
  speech: createOpenAiSpeech({ url: speech.url, key: KEY, model: 'whisper-1', use: 'consented' }),
})
const teacher = await makePerson(server, 'teacher')

/** What of this person's picture and voice arrived outside. */
async function whatLeft(person: Ticket): Promise<string[]> {
  const [seen, heard] = [vision.seen.length, speech.heard.length]
  await server.call(calls.uploadFile, {}, person, new Blob([smallPicture]))
  const spoken = await server.send(
    calls.uploadFile,
    {},
    person,
    new Blob([Uint8Array.from(makeWav(1))]),
  )
  const hasLeft = [vision.seen.length > seen, speech.heard.length > heard]
  if (!hasLeft[1]) expect(spoken.msg).toBe(REFUSALS.speechClosed.text)
  return ['picture', 'voice'].filter((_, place) => hasLeft[place])
}

test('neither a child’s picture nor voice leaves before a guardian agrees to the wording that names both', async () => {
  const child = await makePerson(server, 'student')
  expect(await server.call(calls.getConsent, {}, child)).toMatchObject({
    ...{ state: 'given', isCurrent: false, mayLeave: false, version: consentVersion },
    outsideServices: [
      { sense: 'picture', name: '识图公司（vision.example.com）' },
      { sense: 'voice', name: 'speech.example.com' },
    ],
  })
  expect(await whatLeft(child)).toEqual([])
  // The old wording is agreed to no more.
  const old = { guardianPhone: '13800000000', isGiven: true, version: CONSENT_VERSION }
  expect(await server.send(calls.saveConsent, old, child)).toMatchObject({ code: 400 })
  await sayConsent(server, child, true)
  expect(await server.call(calls.getConsent, {}, child)).toMatchObject({
    ...{ state: 'given', isCurrent: true, mayLeave: true },
  })
  expect(await whatLeft(child)).toEqual(['picture', 'voice'])
  await sayConsent(server, child, false)
  expect(await whatLeft(child)).toEqual([])
})

test('a guardian may agree to correction and not to the services outside, and take those back alone', async () => {
  const child = await makePerson(server, 'student')
  await sayConsent(server, child, true, '13800000000', false)
  expect(await server.call(calls.getConsent, {}, child)).toMatchObject({
    ...{ state: 'given', isCurrent: true, isOutsideGiven: false, mayLeave: false },
  })
  expect(await whatLeft(child)).toEqual([])
  const { code } = await makeClassroom(server, teacher, 5)
  await server.call(calls.addClasses, { code }, child)

  // More than before needs the guardian's phone again, less needs nothing.
  const yes = { guardianPhone: '13800000000', isGiven: true, version: consentVersion }
  expect(
    await server.send(calls.saveConsent, { ...yes, isOutsideGiven: true }, child),
  ).toMatchObject({ msg: '请输入短信验证码' })
  await sayConsent(server, child, true)
  expect(await whatLeft(child)).toEqual(['picture', 'voice'])
  await server.call(calls.saveConsent, { ...yes, isOutsideGiven: false }, child)
  expect(await whatLeft(child)).toEqual([])
  expect(await server.call(calls.getConsent, {}, child)).toMatchObject({ state: 'given' })
})

async function join(pupil: Ticket, gradeLevel: number): Promise<void> {
  const { code } = await makeClassroom(server, teacher, gradeLevel)
  await server.call(calls.addClasses, { code }, pupil)
}

test('whose classes are all past the age needs no guardian; one younger class, or none, and nothing leaves', async () => {
  const pupil = await makePerson(server, 'student', '林小满', { hasConsent: false })
  expect(await whatLeft(pupil)).toEqual([])
  await join(pupil, 9)
  expect(await whatLeft(pupil)).toEqual(['picture', 'voice'])
  const other = await makePerson(server, 'student')
  await join(other, 9)
  await join(other, 8)
  expect(await whatLeft(other)).toEqual([])
})

test('a teacher’s voice is the teacher’s own, a photograph may show any child’s page', async () => {
  expect(await whatLeft(teacher)).toEqual(['voice'])
})

test('policy and consent name who gets it, under a version of their own for each set of them', async () => {
  const contact = await server.call(calls.getContact, {}, undefined)
  expect(contact).toMatchObject({ outsideServices, consentVersion })
  const versions = [
    {},
    { VISION_URL: 'https://vision.example.com/v1' },
    { SPEECH_URL: 'https://vision.example.com/v1' },
    { VISION_URL: 'https://vision.example.com/v1', VISION_NAME: '另一家' },
    { LLM_URL: 'https://vision.example.com/v1' },
  ].map((env) => consentVersionOf(readOutsideServices(env)))
  expect(new Set([...versions, consentVersion]).size).toBe(6)
  // Nobody in the own network is anybody outside.
  expect(readOutsideServices({ VISION_URL: 'http://192.168.1.5/v1' })).toEqual([])
  expect(versions[0]).toBe(CONSENT_VERSION)
})
