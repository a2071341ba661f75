import * as z from 'zod/mini'
import { defineCall } from './defineCall.ts'
import { id, integer } from './wire.ts'

/** What a report answers of the drafts before it, the latest first. */
export const earlierDrafts = {
  historyList: z.array(
    z.object({ id: z.number(), score: z.nullable(z.number()), time: z.string() }),
  ),
  /** Texts of the reader's own that were kept and never corrected. */
  keptList: z.optional(z.array(z.object({ id: z.number(), time: z.string() }))),
}

/**
 * The draft as the server has it, kept as a revision before another text takes its place: it is
 * found again among the earlier ones. Null where nothing is written. 1 = homework, 0 = practice.
 */
export const keepDraft = defineCall({
  name: 'keepDraft',
  method: 'POST',
  path: '/correct/api/homework/keepDraft.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id(), ishomework: integer({ min: 0, max: 1 }) }),
  entity: z.object({ revisionId: z.nullable(z.number()) }),
})
