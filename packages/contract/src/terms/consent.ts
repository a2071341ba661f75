/**
 * The text that a guardian agrees to; a new wording gets a new version, and is recorded as such.
 * Where services outside read or hear, the wording names them, and the version says so too
 * (`getConsent` answers it).
 */
export const CONSENT_VERSION = '2026-03'

/** What an outside service gets of a child. */
export const OUTSIDE_SENSES = ['picture', 'voice', 'text'] as const
type OutsideSense = (typeof OUTSIDE_SENSES)[number]
export type OutsideService = {
  sense: OutsideSense
  /** As guardians read it. */
  name: string
}

type SenseWords = {
  what: string
  purpose: string
  /** What becomes of it where nobody agreed to the services outside. */
  instead: string
}
export const SENSE_WORDS: Record<OutsideSense, SenseWords> = {
  picture: { what: '照片', purpose: '识别成文字', instead: '照片由朱批自己识别' },
  voice: { what: '语音', purpose: '识别成文字', instead: '语音不送出，作文用打字来写' },
  text: {
    what: '作文和题目',
    purpose: '（大模型）补充意见，先遮住学校和班级',
    instead: '作文不送出，报告由朱批自己写完',
  },
}
