/** A language model that answers questions about essays, whoever runs it. */
import type { ModelQuestion } from '@zhupi/engine/llm/prompts.ts'
import type * as z from 'zod/mini'

type Spent = { inputTokens: number; outputTokens: number }

export type Answered<T> = { value: T } & Spent

export type LlmPort = {
  /**
   * The answer in the form of `schema`; throws NotAnswered for whatever else comes, or once
   * `deadline` is over.
   */
  ask<T>(
    question: ModelQuestion,
    schema: z.ZodMiniType<T>,
    deadline: AbortSignal,
  ): Promise<Answered<T>>
}

/** Its message names the kind of failure, and repeats nothing of question or answer. */
export class NotAnswered extends Error {
  /** What answers of no use cost, as far as the model said. */
  readonly spent: Spent

  constructor(kind: string, spent: Spent = { inputTokens: 0, outputTokens: 0 }) {
    super(kind)
    this.spent = spent
  }
}
