/** What a pupil says to having a passage read before the class. */
export const PASSAGE_ANSWERS = ['named', 'anonymous', 'refused'] as const
export type PassageAnswer = (typeof PASSAGE_ANSWERS)[number]

export const PASSAGE_ANSWER_NAMES: Record<PassageAnswer, string> = {
  named: '写名字',
  anonymous: '不写名字',
  refused: '不放',
}

export const PASSAGE_STATES = ['asked', ...PASSAGE_ANSWERS] as const
export type PassageState = (typeof PASSAGE_STATES)[number]
