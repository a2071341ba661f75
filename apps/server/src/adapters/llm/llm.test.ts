import { MODEL_MARKS } from '@zhupi/engine/llm/modelAnswer.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { LLM_BEHAVIOURS, startFakeLlm } from '../../testing/fakeLlm.ts'
import { createOpenAiCompatibleLlm } from './openAiCompatible.ts'
import { NotAnswered } from './port.ts'

const fake = await startFakeLlm('stand-in-key')
afterAll(() => fake.stop())
beforeEach(() => {
  fake.behaviour = 'answers'
  fake.answer = () => ({ marks: [] })
  fake.asked.length = 0
})

const QUESTION = { system: '只找错处。', user: '第1段：小满的秘密。' }
const open = ({
  isStructured = true,
  key = 'stand-in-key',
  restMs = MINUTE_MS,
  callWithinMs = MINUTE_MS,
} = {}) =>
  createOpenAiCompatibleLlm(
    { url: fake.url, key, model: 'small', isStructured, answerTokens: 2000 },
    { restMs, callWithinMs },
  )
const ask = (llm = open()) => llm.ask(QUESTION, MODEL_MARKS, AbortSignal.timeout(MINUTE_MS))

test.each([true, false])('asks and reads the answer; with a schema: %s', async (isStructured) => {
  expect(await ask(open({ isStructured }))).toEqual({
    value: { marks: [] },
    inputTokens: 900,
    outputTokens: 100,
  })
  const [asked] = fake.asked
  expect(asked?.response_format?.type).toBe(isStructured ? 'json_schema' : 'json_object')
  expect(asked?.messages).toEqual([
    { role: 'system', content: QUESTION.system },
    { role: 'user', content: QUESTION.user },
  ])
})

const MISBEHAVING = LLM_BEHAVIOURS.filter((each) => each !== 'answers' && each !== 'tooManyOnce')

test.each(MISBEHAVING)(
  'one kind of failure, which repeats nothing, when it %s',
  async (behaviour) => {
    fake.behaviour = behaviour
    const failure = await ask(open({ callWithinMs: 300 })).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NotAnswered)
    expect(String(failure)).not.toMatch(/秘密|满分/)
  },
)

test('an answer that is not of the form is asked for once more', async () => {
  let answers = 0
  fake.answer = () => (answers++ === 0 ? { score: 100 } : { marks: [] })
  expect(await ask()).toEqual({ value: { marks: [] }, inputTokens: 1800, outputTokens: 200 })
  expect(fake.asked).toHaveLength(2)
})

test('a server that is busy for a moment is asked again', async () => {
  fake.behaviour = 'tooManyOnce'
  expect((await ask()).value).toEqual({ marks: [] })
  expect(fake.asked).toHaveLength(2)
})

test('a server that goes on failing is left alone, and asked again after a rest', async () => {
  const llm = open({ restMs: 200 })
  fake.behaviour = 'fails'
  for (let time = 0; time < 5; time += 1) await expect(ask(llm)).rejects.toThrow('answered 500')
  const asked = fake.asked.length
  await expect(ask(llm)).rejects.toThrow('left alone')
  expect(fake.asked).toHaveLength(asked)
  fake.behaviour = 'answers'
  await expect
    .poll(() =>
      ask(llm).then(
        ({ value }) => value,
        () => null,
      ),
    )
    .toEqual({ marks: [] })
})

test('another key is refused', async () => {
  await expect(ask(open({ key: 'another' }))).rejects.toThrow('answered 401')
})

test('an answer of no use is paid for all the same', async () => {
  fake.behaviour = 'otherForm'
  await expect(ask()).rejects.toMatchObject({ spent: { inputTokens: 1800, outputTokens: 200 } })
})
