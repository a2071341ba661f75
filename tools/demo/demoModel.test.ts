import { expect, test } from 'vitest'
import { withDemoModel } from './demoModel.ts'

test('without LLM_DEMO nothing is put in place of a model', async () => {
  const env = { PORT: '1' }
  expect(await withDemoModel(env)).toBe(env)
})

test.each([
  ['1', 200, /"marks":\[\]/],
  ['obeys', 200, /一百分/],
  ['fails', 500, /broken/],
])('LLM_DEMO=%s starts a stand-in that answers so', async (way, status, said) => {
  const env = await withDemoModel({ LLM_DEMO: way })
  expect(env).toMatchObject({ LLM_DEMO: '1', LLM_MODEL: '演示模型' })
  const messages = [
    { role: 'system', content: '{"marks":[]}' },
    { role: 'user', content: '第1段：下雨了。' },
  ]
  const answer = await fetch(`${env['LLM_URL']}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env['LLM_KEY']}` },
    body: JSON.stringify({ model: 'm', messages }),
  })
  expect(answer.status).toBe(status)
  expect((await answer.text()).replaceAll('\\', '')).toMatch(said)
})

test.each([
  ['a model of one’s own beside it', { LLM_DEMO: '1', LLM_URL: 'http://10.0.0.1/v1' }],
  ['a way that it has not', { LLM_DEMO: 'sings' }],
])('%s is refused', async (_what, env) => {
  await expect(withDemoModel(env)).rejects.toThrow('LLM_DEMO')
})
