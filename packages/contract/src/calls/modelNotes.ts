import * as z from 'zod/mini'
import { MODEL_REMARK_RATE } from '../terms/rates.ts'
import { defineCall } from './defineCall.ts'
import { id, integer } from './wire.ts'

const atParagraph = z.array(z.object({ pNo: z.number(), text: z.string() }))

/**
 * 模型补充: what a language model adds beneath a report, checked. It changes nothing of the report.
 * A pupil of grades 1–6 reads its words once the teacher has released them, its marks at once; until
 * the hand-in no more of either than the homework's AI use lets through.
 */
export const getModelNotes = defineCall({
  name: 'getModelNotes',
  method: 'GET',
  path: '/correct/api/report/modelNotes.mvc',
  who: ['student', 'teacher'],
  request: z.object({
    id: id(),
    /** 1 = a homework essay, 0 = a practice essay. */
    ishomework: z._default(integer({ min: 0, max: 1 }), 1),
    /** Whose report is read. */
    revisionId: id(),
  }),
  entity: z.object({
    revisionId: z.number(),
    /**
     * `none`: nobody was asked, for there is no model, no consent or no report. `asked`: the answer
     * may still come. `failed`: none came; a later try may turn it to `ready`.
     */
    state: z.enum(['none', 'asked', 'ready', 'failed']),
    /** Who said it, with the engine that checked it; empty with `none`. */
    model: z.string(),
    engineVersion: z.string(),
    /** The model is the demo's stand-in. */
    isStandIn: z.boolean(),
    /** In the order of the text; each is a question, and nothing is deducted for it. */
    marks: z.array(
      z.object({
        kind: z.enum(['character', 'grammar', 'logic']),
        tips: z.string(),
        detail: z.string(),
        /** From 1, as in getAIResult. */
        pNo: z.number(),
        start: z.number(),
        end: z.number(),
        quote: z.string(),
        /** What should stand in place of the quote; empty = leave it out. */
        suggestion: z.string(),
      }),
    ),
    /** Null: nothing was said, nothing of it passed, or this reader does not see it yet. */
    words: z.nullable(
      z.object({
        /** Empty where the model has none that passed. */
        comment: z.string(),
        paragraphComments: atParagraph,
        suggestions: atParagraph,
        extensions: z.array(z.object({ tips: z.string(), detail: z.string() })),
        microSuggestions: z.array(z.object({ question: z.string(), answer: z.string() })),
      }),
    ),
    /** Its pupil reads the words only once a teacher has released them. */
    needsRelease: z.boolean(),
    areWordsReleased: z.boolean(),
    /** The essay tries to order the grader about: a fact, for teachers alone. */
    orderFound: z.boolean(),
    /** When the answer came; null before. */
    time: z.nullable(z.string()),
    /** A teacher may ask for a draft of a corrected essay's remark, also where `state` is `none`. */
    mayDraftRemark: z.boolean(),
  }),
})

/** Lets the essay's pupil read the model's words, or takes them back. */
export const releaseModelWords = defineCall({
  name: 'releaseModelWords',
  method: 'POST',
  path: '/correct/teacher/api/report/releaseModelWords.mvc',
  who: ['teacher'],
  request: z.object({
    studentHomeworkId: id(),
    revisionId: id(),
    isReleased: integer({ min: 0, max: 1 }),
  }),
  entity: z.object({ revisionId: z.number(), areWordsReleased: z.boolean() }),
})

/**
 * AI 起草: a fuller draft of the teacher's remark by the model, checked like its other words. It is
 * stored nowhere but for the next time that the same is asked; only what the teacher sends is the
 * remark. It may take half a minute; without an answer it is refused (modelRemarkFailed).
 */
export const draftModelRemark = defineCall({
  name: 'draftModelRemark',
  method: 'POST',
  path: '/correct/teacher/api/report/draftModelRemark.mvc',
  who: ['teacher'],
  rate: MODEL_REMARK_RATE,
  request: z.object({ studentHomeworkId: id(), revisionId: id() }),
  entity: z.object({ text: z.string(), model: z.string(), isStandIn: z.boolean() }),
})
