/** The endpoint of the server's own variables (docs/OPERATIONS.md), measured beside the engine. */
import { createOpenAiCompatibleLlm } from '@zhupi/server/adapters/llm/openAiCompatible.ts'
import type { Figures } from '../figures.ts'
import { measureModel } from './measureModel.ts'
import { findSamples } from './samples.ts'

/** As long as the server gives it. */
const WITHIN_MS = 60_000
const ANSWER_TOKENS = 2_000

/** @returns undefined where none is configured */
export async function measureConfiguredModel(
  env: Record<string, string | undefined>,
  { data, limit }: { data: string | undefined; limit: number },
): Promise<Figures | undefined> {
  const [url, model] = [env['LLM_URL']?.trim(), env['LLM_MODEL']?.trim()]
  if (!url || !model) return undefined
  const endpoint = {
    ...{ url: url.replace(/\/+$/, ''), model, key: env['LLM_KEY']?.trim() || undefined },
    isOutside: true,
    isStructured: env['LLM_STRUCTURED'] === '1',
    answerTokens: Number(env['LLM_ANSWER_TOKENS'] || ANSWER_TOKENS),
  }
  return measureModel(findSamples(data, limit), createOpenAiCompatibleLlm(endpoint), {
    prices: {
      input: Number(env['LLM_INPUT_PRICE'] || 0),
      output: Number(env['LLM_OUTPUT_PRICE'] || 0),
    },
    withinMs: WITHIN_MS,
    now: () => performance.now(),
  })
}
