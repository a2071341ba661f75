/**
 * Any server that speaks OpenAI's chat completions: a cloud's, or one in the school's own network.
 * See docs/decisions/language-model.md.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  RetryError,
} from 'ai'
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
} from 'cockatiel'
import * as z from 'zod/mini'
import { NotAnswered, type Answered, type LlmPort } from './port.ts'
import type { ModelQuestion } from '@zhupi/engine/llm/prompts.ts'

export type LlmEndpoint = {
  /** Up to and with `/v1`. */
  url: string
  key: string | undefined
  model: string
  /** It takes a JSON schema and answers in that form. */
  isStructured: boolean
  /** The most that one answer may be, in tokens. */
  answerTokens: number
}

// A server without schemas is no fault: the prompt names the form.
globalThis.AI_SDK_LOG_WARNINGS = false

const TRIES_AGAIN = 2
const ONE_CALL_WITHIN_MS = 30 * SECOND_MS
const ANSWER_BYTES_MAX = 1_000_000
/** So many failures one after another, and it is left alone for so long. */
const FAILURES_MAX = 5
const REST_MS = MINUTE_MS

type Options = { restMs?: number; callWithinMs?: number }

export function createOpenAiCompatibleLlm(
  { url, key, model, isStructured, answerTokens }: LlmEndpoint,
  { restMs = REST_MS, callWithinMs = ONE_CALL_WITHIN_MS }: Options = {},
): LlmPort {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: url,
    ...(key === undefined ? {} : { apiKey: key }),
    supportsStructuredOutputs: isStructured,
    fetch: (input, init) => fetchWithin(input, init, callWithinMs),
  })
  // An answer that is not of the form says nothing of whether the server is well.
  const breaker = circuitBreaker(
    handleWhen((error) => !NoObjectGeneratedError.isInstance(error)),
    {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(FAILURES_MAX),
    },
  )
  const call = async <T>(
    { system, user }: ModelQuestion,
    schema: z.ZodMiniType<T>,
    deadline: AbortSignal,
  ): Promise<Answered<T>> => {
    const { output, usage } = await generateText({
      model: provider.chatModel(model),
      system,
      prompt: user,
      temperature: 0,
      maxOutputTokens: answerTokens,
      maxRetries: TRIES_AGAIN,
      abortSignal: deadline,
      output: Output.object({ schema: schemaOf(schema) }),
    })
    return { value: output, ...spentOf(usage) }
  }
  return {
    ask: async (question, schema, deadline) => {
      let wasted = NOTHING_SPENT
      // Once more: what it answered is not repeated, since it may hold anything.
      for (const addition of ['', '\n只回答那一个 JSON 对象，别的什么也不写。']) {
        const asked = { ...question, system: question.system + addition }
        try {
          const { value, ...spent } = await breaker.execute(() => call(asked, schema, deadline))
          return { value, ...addSpent(wasted, spent) }
        } catch (error) {
          const isOfOtherForm = NoObjectGeneratedError.isInstance(error)
          if (isOfOtherForm) wasted = addSpent(wasted, spentOf(error.usage))
          if (!isOfOtherForm || addition !== '') throw new NotAnswered(kindOf(error), wasted)
        }
      }
      throw new NotAnswered('not of the form', wasted)
    },
  }
}

const NOTHING_SPENT = { inputTokens: 0, outputTokens: 0 }
type Spent = typeof NOTHING_SPENT

function spentOf(usage: LanguageModelUsage | undefined): Spent {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
}

function addSpent(one: Spent, other: Spent): Spent {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  }
}

function schemaOf<T>(schema: z.ZodMiniType<T>) {
  return jsonSchema<T>(() => z.toJSONSchema(schema), {
    validate: (value) => {
      const read = schema.safeParse(value)
      return read.success
        ? { success: true, value: read.data }
        : { success: false, error: new NotAnswered('not of the form') }
    },
  })
}

/** An answer without an end takes neither memory nor time. */
async function fetchWithin(
  input: string | URL | Request,
  init: RequestInit | undefined,
  withinMs: number,
): Promise<Response> {
  const signals = [AbortSignal.timeout(withinMs), ...(init?.signal ? [init.signal] : [])]
  const response = await fetch(input, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.any(signals),
  })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES_MAX) throw new NotAnswered('the answer is too long')
    chunks.push(chunk)
  }
  const { status, statusText, headers } = response
  return new Response(await new Blob(chunks).arrayBuffer(), { status, statusText, headers })
}

/** Another error's own text may repeat what was asked or answered. */
function kindOf(error: unknown): string {
  if (RetryError.isInstance(error)) return kindOf(error.lastError)
  if (APICallError.isInstance(error))
    return error.statusCode === undefined ? 'no answer' : `answered ${error.statusCode}`
  if (NoObjectGeneratedError.isInstance(error)) return 'not of the form'
  if (error instanceof BrokenCircuitError) return 'left alone after failures'
  if (error instanceof TaskCancelledError) return 'too late'
  if (error instanceof NotAnswered) return error.message
  return error instanceof Error && /Abort|Timeout/.test(error.name) ? 'too late' : 'no answer'
}
