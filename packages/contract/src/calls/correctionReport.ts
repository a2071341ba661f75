/** A correction report on the wire, whatever essay it is about and whoever reads it. */
import * as z from 'zod/mini'
import { PLACEMENTS } from '../manuscript/paragraphs.ts'
import { MARK_KINDS } from '../terms/correction.ts'
import { TRAITS } from '../terms/traits.ts'

const traitItem = z.object({
  code: z.enum(TRAITS),
  name: z.string(),
  score: z.number(),
  level: z.number(),
  observations: z.array(z.string()),
  lift: z.string(),
})

/**
 * What this draft changed against `earlierId`, the one before it that was corrected. Scores are of
 * one engine; `by` and `rise` are points of 100. `pNo` and `earlierPNo` are null where the
 * paragraph is gone, or new. Each paragraph's pieces without the added ones are the earlier text,
 * without the removed ones the later.
 */
const change = z.object({
  earlierId: z.number(),
  earlierNo: z.number(),
  /** Null, like empty lists, where the homework shows none before handing in (aiUse). */
  rise: z.nullable(z.number()),
  /** Those that moved by three points or more. */
  traits: z.array(z.object({ code: z.enum(TRAITS), name: z.string(), by: z.number() })),
  /** The earlier report's; pNo counts the earlier draft's paragraphs, 0 = the whole essay. */
  goals: z.array(
    z.object({
      code: z.enum(TRAITS),
      name: z.string(),
      pNo: z.number(),
      goal: z.string(),
      isMet: z.boolean(),
    }),
  ),
  /** `now`: what stands there instead of the quote, or the whole sentence where the words stayed. */
  repaired: z.array(z.object({ tips: z.string(), quote: z.string(), now: z.string() })),
  /** Faults that stand as they stood. */
  left: z.number(),
  paragraphs: z.array(
    z.object({
      kind: z.enum(['same', 'changed', 'new', 'gone']),
      pNo: z.nullable(z.number()),
      earlierPNo: z.nullable(z.number()),
      /** In characters. */
      added: z.number(),
      removed: z.number(),
      pieces: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
    }),
  ),
})

/**
 * What the engine says of one text. Positions count UTF-16 units of the paragraph's markContent.
 * Scores are 0–100.
 */
export const correctionReport = {
  paragraphList: z.array(
    z.object({
      pNo: z.number(),
      markContent: z.string(),
      /** The paragraph without any mark, to be read or copied; marks are given by position. */
      markContentTest: z.string(),
      /** How it stands on manuscript paper: two cells in, flush, on the right; or a poem's line. */
      placement: z.enum(PLACEMENTS),
      /** A stanza of a poem ended before it. */
      isAfterGap: z.boolean(),
      suggestionIdList: z.array(z.number()),
    }),
  ),
  rmap: z.nullable(
    z.object({
      /**
       * Scores are null, and item lists empty, where the homework shows none before handing in
       * (aiUse).
       */
      score: z.nullable(z.number()),
      remark: z.string(),
      surpass: z.nullable(z.number()),
      category1Score: z.nullable(z.number()),
      category2Score: z.nullable(z.number()),
      category3Score: z.nullable(z.number()),
      category1ItemList: z.array(traitItem),
      category2ItemList: z.array(traitItem),
      category3ItemList: z.array(traitItem),
      suggestions: z.array(z.object({ pNo: z.number(), suggestion: z.string() })),
      enhances: z.array(z.object({ id: z.number(), tips: z.string(), detail: z.string() })),
      ideation: z.array(z.object({ question: z.string(), answer: z.string() })),
      /** For the next draft, at most three; pNo 0 = the whole essay. */
      goals: z.array(
        z.object({
          code: z.enum(TRAITS),
          name: z.string(),
          pNo: z.number(),
          goal: z.string(),
          done: z.string(),
        }),
      ),
      summaryReportEvaluationResult: z.object({ characterCount: z.number() }),
    }),
  ),
  remarkMap: z.array(z.object({ pNo: z.number(), remark: z.string() })),
  tmap: z.array(
    z.object({
      markNo: z.number(),
      kind: z.enum(MARK_KINDS),
      tips: z.string(),
      detail: z.string(),
      pNo: z.number(),
      start: z.number(),
      end: z.number(),
      quote: z.string(),
      suggestion: z.nullable(z.string()),
      /** Its pupil does not agree. In later reports such a mark is shown to the teacher alone. */
      isDisputed: z.boolean(),
      /** Taken away by the teacher, who alone is still shown it. */
      isRemoved: z.boolean(),
    }),
  ),
  /** Null where no draft before this one was corrected. */
  change: z.nullable(change),
}
