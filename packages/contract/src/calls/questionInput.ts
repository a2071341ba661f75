import * as z from 'zod/mini'
import {
  KEYWORD_MAX_LENGTH,
  KEYWORDS_MAX,
  REQUIREMENT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../terms/limits.ts'
import { text } from './wire.ts'

const keywordList = z
  .array(text({ min: 1, max: KEYWORD_MAX_LENGTH }))
  .check(z.maxLength(KEYWORDS_MAX))

/** The keywords of one question as a form field: comma-joined, empty = none. */
export function keywords() {
  return z._default(
    z.pipe(
      z.pipe(
        text({ max: KEYWORDS_MAX * (KEYWORD_MAX_LENGTH + 1) }),
        z.transform((value) => value.split(',').filter((word) => word !== '')),
      ),
      keywordList,
    ),
    [],
  )
}

/**
 * One question as the teacher sets it. A title or a requirement must be there: rules/homework.ts
 * says which question lacks it.
 */
export const questionInput = z.object({
  articleType: text({ max: 32 }),
  title: text({ max: TITLE_MAX_LENGTH }),
  demand: text({ max: REQUIREMENT_MAX_LENGTH }),
  ideation: z.optional(text({ max: REQUIREMENT_MAX_LENGTH })),
  keywordList: z.optional(keywordList),
})

/** One question of a homework as its teacher and its pupils read it. */
export const answeredQuestion = z.object({
  writingNo: z.number(),
  articleType: z.string(),
  atText: z.string(),
  title: z.string(),
  demand: z.string(),
  ideation: z.string(),
  keywordList: z.array(z.string()),
})
