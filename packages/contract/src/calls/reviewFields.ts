import * as z from 'zod/mini'

/** What a homework essay's report says for and of its review. */
export const reviewFields = {
  /** Which verdict a review is written over. */
  verdictNo: z.number(),
  /** A teacher entered this text from paper. */
  isEntered: z.boolean(),
  /** Only to the pupil: what stood on the paper here when the teacher entered another text. */
  keptDraft: z.nullable(z.object({ title: z.string(), content: z.string() })),
  /** Why it was returned before it came back. */
  earlierRejectReason: z.nullable(z.string()),
  /** 老师确认 · AI 起草: the teacher changed no word of the machine's draft. */
  isRemarkDrafted: z.boolean(),
  /** Only to the teacher: a remark to begin with, sentence by sentence. */
  remarkDraft: z.array(z.string()),
  /** Only to the teacher: the machine's score in this teacher's own scale, from earlier reviews. */
  scaleHint: z.nullable(
    z.object({ score: z.number(), reviews: z.number(), difference: z.number() }),
  ),
}

/** What may bring an essay forward in a teacher's list. */
export const reviewSigns = {
  /** Places where the machine asks and does not judge. */
  doubts: z.number(),
  /** Against the draft before it, 0–100; null where there is none. */
  rise: z.nullable(z.number()),
  /** Marks that its pupil does not agree with. */
  disputes: z.number(),
}
