/**
 * `LLM_DEMO=1 npm start`: a language model's stand-in beside the server, for whoever wants to see
 * what one adds without having one. `LLM_DEMO=hangs`, or another of its ways, lets it misbehave.
 */
import { bilingual, StartRefused } from '@zhupi/server/postgres/startRefused.ts'
import { answerFromEssay } from '@zhupi/server/testing/answerFromEssay.ts'
import { LLM_BEHAVIOURS, startFakeLlm } from '@zhupi/server/testing/fakeLlm.ts'
import { LYING_ANSWERS } from '@zhupi/server/testing/lyingAnswers.ts'

const KEY = 'demo'

type Env = Record<string, string | undefined>

/** The environment with it in place of a model; unchanged where nobody asks for it. */
export async function withDemoModel(env: Env): Promise<Env> {
  const way = env['LLM_DEMO']?.trim()
  if (!way || way === '0') return env
  if (env['LLM_URL'])
    throw new StartRefused(
      bilingual(
        ['LLM_DEMO 和 LLM_URL 只能设一个。'],
        ['Set either LLM_DEMO or LLM_URL, not both.'],
      ),
    )
  const behaviour = LLM_BEHAVIOURS.find((each) => each === way) ?? 'answers'
  const lie = Object.entries(LYING_ANSWERS).find(([name]) => name === way)?.[1]
  if (way !== '1' && behaviour !== way && lie === undefined)
    throw new StartRefused(
      bilingual(
        [`LLM_DEMO 可以是 1，或者 ${waysOf()}。`],
        [`LLM_DEMO is 1, or one of ${waysOf()}.`],
      ),
    )
  const standIn = await startFakeLlm(KEY)
  standIn.behaviour = behaviour
  standIn.answer = lie ?? answerFromEssay
  return {
    ...env,
    LLM_DEMO: '1',
    LLM_URL: standIn.url,
    LLM_KEY: KEY,
    LLM_MODEL: '演示模型',
    LLM_STRUCTURED: '1',
  }
}

function waysOf(): string {
  return [...LLM_BEHAVIOURS, ...Object.keys(LYING_ANSWERS)].join(' | ')
}
