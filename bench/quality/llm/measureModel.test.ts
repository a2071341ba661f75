import { createOpenAiCompatibleLlm } from '@zhupi/server/adapters/llm/openAiCompatible.ts'
import { answerFromEssay } from '@zhupi/server/testing/answerFromEssay.ts'
import { startFakeLlm } from '@zhupi/server/testing/fakeLlm.ts'
import { LYING_ANSWERS } from '@zhupi/server/testing/lyingAnswers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figureAt } from '../figures.ts'
import { measureConfiguredModel } from './configuredModel.ts'
import { measureModel } from './measureModel.ts'
import type { Sample } from './samples.ts'

const KEY = 'k'
let standIn: Awaited<ReturnType<typeof startFakeLlm>>
beforeAll(async () => {
  standIn = await startFakeLlm(KEY)
})
afterAll(() => standIn.stop())

/** The engine leaves 按按 alone and marks nothing else. */
const SAMPLE: Sample = {
  set: 'own',
  essay: {
    ...{
      title: '小狗',
      content: '小狗跑过来，我心里按按高兴。',
      genre: 'e-event',
      gradeLevel: 5,
    },
    task: { title: '', requirement: '', minCharacters: 0, maxCharacters: null },
  },
  planted: [{ paragraph: 0, start: 9, end: 11, right: '暗暗' }],
}

const measure = () => {
  const endpoint = { url: standIn.url, key: KEY, model: 'm', isOutside: false }
  return measureModel(
    [SAMPLE],
    createOpenAiCompatibleLlm({ ...endpoint, isStructured: true, answerTokens: 1000 }),
    { prices: { input: 1000, output: 2000 }, withinMs: 10_000, now: () => 0 },
  )
}

test('a model stands beside the engine on the same essay, with what it costs', async () => {
  standIn.answer = answerFromEssay
  const figures = await measure()
  expect(figures).toMatchObject({
    sets: { own: { engine: { r: 0 }, model: { p: 100, r: 100 }, both: { r: 100 } } },
    ...{ samples: 1, scoresMoved: 0, calls: 2, failed: {} },
    // 900 and 100 tokens each of the two calls.
    tokens: { input: 1800, output: 200 },
    yuan: 2.2,
  })
})

test('what is refused and what fails is counted by kind', async () => {
  standIn.answer = LYING_ANSWERS.invents
  expect(figureAt(await measure(), 'refused.place')).toBe(1)
  standIn.behaviour = 'badJson'
  expect(await measure()).toMatchObject({ failed: { 'not of the form': 2 }, wordsKept: 0 })
})

test('the server’s own variables say which endpoint is measured', async () => {
  standIn.behaviour = 'answers'
  standIn.answer = answerFromEssay
  const limits = { data: undefined, limit: 1 }
  expect(await measureConfiguredModel({}, limits)).toBeUndefined()
  const env = { LLM_URL: standIn.url, LLM_KEY: KEY, LLM_MODEL: 'm', LLM_INPUT_PRICE: '1000' }
  expect(await measureConfiguredModel(env, limits)).toMatchObject({
    ...{ samples: 1, scoresMoved: 0, calls: 2, yuan: 1.8 },
  })
})
