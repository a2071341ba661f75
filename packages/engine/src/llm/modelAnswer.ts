/**
 * What a model is asked to answer, in its own terms: docs/decisions/language-model.md. A correction
 * thread takes the types alone: the library that checks would stay in its memory.
 */
import * as z from 'zod/mini'
import type { Correction } from '../types.ts'

const SHORT = z.string().check(z.maxLength(400))
const AT_PARAGRAPH = z.object({ paragraph: z.int(), text: SHORT })

/** `paragraph` counts from 1, as the paragraphs of the prompt do. */
export const MODEL_MARKS = z.object({
  marks: z
    .array(
      z.object({
        paragraph: z.int(),
        /** The whole sentence, as it stands. */
        sentence: z.string(),
        /** What is wrong in it, and what it should be. */
        wrong: z.string(),
        right: z.string(),
        kind: z.enum(['character', 'grammar', 'logic']),
        why: SHORT,
      }),
    )
    .check(z.maxLength(40)),
})
export type ModelMark = z.infer<typeof MODEL_MARKS>['marks'][number]

export const MODEL_WORDS = z.object({
  comment: SHORT,
  paragraphComments: z.array(AT_PARAGRAPH).check(z.maxLength(40)),
  suggestions: z.array(AT_PARAGRAPH).check(z.maxLength(40)),
  extensions: z.array(z.object({ tips: SHORT, detail: SHORT })).check(z.maxLength(10)),
  microSuggestions: z.array(z.object({ question: SHORT, answer: SHORT })).check(z.maxLength(10)),
})
export type ModelWords = z.infer<typeof MODEL_WORDS>

/** A draft of the teacher's remark, sentence by sentence: each stands or goes by itself. */
export const MODEL_REMARK = z.object({ sentences: z.array(SHORT).check(z.maxLength(10)) })

/** What passed of its words, in the fields that the engine's report has itself. */
export type AddedWords = Pick<
  Correction,
  'comment' | 'paragraphComments' | 'paragraphSuggestions' | 'extensions' | 'microSuggestions'
>

/** Why something that a model said is left out. */
export const MODEL_FAULTS = [
  /** No such sentence, or not one place in it. */
  'place',
  /** Somebody else's words, or a name. */
  'guarded',
  /** The engine has marked it itself, or the pupil has disputed it. */
  'marked',
  /** More than the smallest edit. */
  'rewrites',
  /** The embedded table reads the sentence no better with it. */
  'unconfirmed',
  /** A person, place, thing or number that the essay lacks. */
  'invented',
  /** A quotation that does not stand in the essay. */
  'misquotes',
  /** A score, a verdict or a rank. */
  'judges',
  /** Praise of a sentence that holds a fault. */
  'praisesFault',
  /** Of the prompt, of itself, or in another language. */
  'outOfPlace',
  /** Words that hurt. */
  'unkind',
  /** Empty, too long, or said twice. */
  'form',
] as const
export type ModelFault = (typeof MODEL_FAULTS)[number]

export type Refused = Partial<Record<ModelFault, number>>
