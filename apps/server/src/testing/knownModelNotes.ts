/** A language model whose answers stand in the database, and which nobody has to ask. */
import type { Pool } from 'pg'
import { PROMPT_VERSION } from '@zhupi/engine/llm/prompts.ts'
import { NotAnswered, type LlmPort } from '../adapters/llm/port.ts'

const SILENT: LlmPort = {
  ask: async () => {
    throw new NotAnswered('silent')
  },
}

export const SETTLED_MODEL = {
  settings: {
    ...{ model: 'small', isStandIn: false, isOutside: false, consentVersion: 'with-model' },
    ...{ inputPrice: 0, outputPrice: 0, dayTokens: 1_000_000, dayYuan: 100, answerTokens: 500 },
  },
  llm: SILENT,
}

/** Marks, words and a draft of the remark beneath the report of that revision. */
export async function makeModelNotes(pool: Pool, revisionId: number): Promise<void> {
  const words = {
    comment: { text: '写得具体。', quotes: [] },
    ...{ paragraphComments: [], paragraphSuggestions: [], extensions: [], microSuggestions: [] },
  }
  await pool.query(
    `insert into model_notes (revision_id, state, model, is_stand_in, engine_version,
       prompt_version, answer_key, marks, words, remark_state, remark, asked_at, finished_at)
     values ($1, 'ready', 'small', false, '1', $2, 'key', '[]', $3, 'ready', '写得具体。', now(), now())`,
    [revisionId, PROMPT_VERSION, JSON.stringify(words)],
  )
}
