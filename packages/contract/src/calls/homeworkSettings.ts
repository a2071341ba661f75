/**
 * The settings of a homework, each named once: how it is sent and how it is answered. The calls,
 * the server's columns and the web app's form and detail are held to these names by the compiler.
 */
import * as z from 'zod/mini'
import { AI_USES, DEFAULT_AI_USE } from '../terms/aiUse.ts'
import { CONTENT_MAX_LENGTH, MIN_CHARACTERS_DEFAULT } from '../terms/limits.ts'
import { DEFAULT_SCORE_SCALE } from '../terms/scoreScales.ts'
import { decimal, flag, integer } from './wire.ts'

export const scoreField = decimal({ min: 0, max: 100, digits: 1 })

/** What a teacher sends. A default is also what a new form begins with. */
export const sentSettings = z.object({
  minCharacterCount: z._default(
    integer({ min: 0, max: CONTENT_MAX_LENGTH }),
    MIN_CHARACTERS_DEFAULT,
  ),
  /** Left out: no upper limit. */
  maxCharacterCount: z.optional(integer({ min: 1, max: CONTENT_MAX_LENGTH })),
  allowWritingAssistant: z._default(flag(), true),
  allowPaste: z._default(flag(), true),
  scoreKind: z._default(integer({ min: 1, max: 100 }), DEFAULT_SCORE_SCALE),
  lowScore: z._default(scoreField, 0),
  /** Left out: the scale's full score. */
  highScore: z.optional(scoreField),
  lowestScore: z._default(scoreField, 0),
  digressCheck: z._default(flag(), false),
  similarityCheck: z._default(flag(), false),
  /** How much AI before handing in. */
  aiUse: z._default(z.enum(AI_USES), DEFAULT_AI_USE),
})

export type SentSettings = z.output<typeof sentSettings>
export type SettingName = keyof SentSettings

/** What its teacher reads. */
export const answeredSettings = z.object({
  minCharacterCount: z.number(),
  maxCharacterCount: z.nullable(z.number()),
  allowWritingAssistant: z.boolean(),
  allowPaste: z.boolean(),
  scoreKind: z.number(),
  lowScore: z.number(),
  highScore: z.number(),
  lowestScore: z.number(),
  digressCheck: z.boolean(),
  similarityCheck: z.boolean(),
  aiUse: z.enum(AI_USES),
} satisfies Record<SettingName, z.ZodMiniType>)

export type AnsweredSettings = z.output<typeof answeredSettings>

/** What its pupils read: all but what is looked for in their essays. */
export const pupilSettings = z.omit(answeredSettings, { digressCheck: true, similarityCheck: true })

/** Settings that each stand on their own: switches and choices, no figures typed into a field. */
export const plainSettings = z.omit(answeredSettings, {
  minCharacterCount: true,
  maxCharacterCount: true,
  scoreKind: true,
  lowScore: true,
  highScore: true,
  lowestScore: true,
})
export type PlainSettings = z.output<typeof plainSettings>

export const DEFAULT_SETTINGS: SentSettings = z.parse(sentSettings, {})
