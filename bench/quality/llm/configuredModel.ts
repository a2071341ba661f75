/** The endpoint of the server's own variables (docs/OPERATIONS.md), measured beside the engine. */
import { createOpenAiCompatibleLlm } from '@zhupi/server/adapters/llm/openAiCompatible.ts'
import { readLlmConfig } from '@zhupi/server/llmConfig.ts'
import type { Figures } from '../figures.ts'
import { measureModel } from './measureModel.ts'
import { findSamples } from './samples.ts'

/** As long as the server gives it. */
const WITHIN_MS = 60_000

/** @returns undefined where none is configured */
export async function measureConfiguredModel(
  env: Record<string, string | undefined>,
  { data, limit }: { data: string | undefined; limit: number },
): Promise<Figures | undefined> {
  const configured = readLlmConfig(env, '')
  if (configured === undefined) return undefined
  const { endpoint, settings } = configured
  return measureModel(findSamples(data, limit), createOpenAiCompatibleLlm(endpoint), {
    prices: { input: settings.inputPrice, output: settings.outputPrice },
    withinMs: WITHIN_MS,
    now: () => performance.now(),
  })
}
