/** A correction report on the wire, whatever essay it is about and whoever reads it. */
import * as z from 'zod/mini'
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
    }),
  ),
}
