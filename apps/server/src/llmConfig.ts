/** Which language model adds to reports, where one does. */
import type { LlmEndpoint } from './adapters/llm/openAiCompatible.ts'
import type { ModelSettings } from './domain/modelSettings.ts'
import { bilingual, StartRefused } from './postgres/startRefused.ts'
import { readServiceAddress } from './serviceAddress.ts'

export type LlmConfig = { endpoint: LlmEndpoint; settings: ModelSettings }

const DEFAULT_ANSWER_TOKENS = 2_000
/** Some five hundred essays of a page and a half. Source: ours. */
const DEFAULT_DAY_TOKENS = 3_000_000

/** @returns undefined where nothing is set: the embedded engine alone is silently complete */
export function readLlmConfig(
  env: Record<string, string | undefined>,
  consentVersion: string,
): LlmConfig | undefined {
  const address = readServiceAddress(env, 'LLM')
  const model = env.LLM_MODEL?.trim()
  if (address === undefined && !model) return undefined
  if (address === undefined || !model)
    throw new StartRefused(
      bilingual(
        ['大模型要同时设置 LLM_URL 和 LLM_MODEL。'],
        ['A language model needs both LLM_URL and LLM_MODEL.'],
      ),
    )
  const isOutside = address.outsideName !== undefined
  const answerTokens = readAmount(env, 'LLM_ANSWER_TOKENS', DEFAULT_ANSWER_TOKENS)
  return {
    endpoint: {
      url: address.url,
      key: env.LLM_KEY?.trim() || undefined,
      model,
      isStructured: env.LLM_STRUCTURED === '1',
      answerTokens,
    },
    settings: {
      ...{ model, isOutside, consentVersion, answerTokens },
      isStandIn: env.LLM_DEMO === '1',
      inputPrice: readAmount(env, 'LLM_INPUT_PRICE', 0),
      outputPrice: readAmount(env, 'LLM_OUTPUT_PRICE', 0),
      dayTokens: readAmount(env, 'LLM_DAY_TOKENS', DEFAULT_DAY_TOKENS),
      dayYuan: readAmount(env, 'LLM_DAY_YUAN', Number.MAX_SAFE_INTEGER),
    },
  }
}

function readAmount(
  env: Record<string, string | undefined>,
  name: string,
  otherwise: number,
): number {
  const value = Number(env[name]?.trim() || otherwise)
  if (Number.isFinite(value) && value >= 0) return value
  throw new StartRefused(
    bilingual([`${name} 应当是不小于 0 的数。`], [`${name} must be a number, 0 or more.`]),
  )
}
