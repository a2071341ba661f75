/** A model's notes in the wire's fields, as far as their reader may see them. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getModelNotes } from '@zhupi/contract/calls/modelNotes.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import { MODEL_WORDS_WAIT_UNTIL_GRADE } from '@zhupi/contract/terms/limits.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { AddedWords } from '@zhupi/engine/llm/modelAnswer.ts'
import type { Mark } from '@zhupi/engine/types.ts'
import { aiUseFor } from '../../domain/essay.ts'
import { showsMark } from '../../domain/markKey.ts'

type Notes = Omit<EntityOf<typeof getModelNotes>, 'revisionId' | 'mayDraftRemark'>

export const NO_NOTES: Notes = {
  state: 'none',
  model: '',
  engineVersion: '',
  isStandIn: false,
  marks: [],
  words: null,
  needsRelease: false,
  areWordsReleased: false,
  orderFound: false,
  time: null,
}

type Stored = {
  state: 'asked' | 'ready' | 'failed'
  model: string
  isStandIn: boolean
  engineVersion: string
  marks: Mark[] | null
  words: AddedWords | null
  hasOrder: boolean
  finishedAt: Date | null
  releasedAt: Date | null
}

/** What may hold back: the homework's limits before the hand-in, and the pupil's age. */
type Essay = {
  gradeLevel: number | null
  aiUse: AiUse
  revisionId: number
  handedInRevisionId: number | null
}

export function presentNotes(stored: Stored, essay: Essay, person: { role: Role }): Notes {
  const aiUse = aiUseFor(person, essay)
  if (aiUse === 'none') return NO_NOTES
  const isTeacher = person.role === 'teacher'
  // Of whom no grade is known we do not know the age.
  const needsRelease = (essay.gradeLevel ?? 0) <= MODEL_WORDS_WAIT_UNTIL_GRADE
  const areWordsReleased = stored.releasedAt !== null
  const readsWords = isTeacher || !needsRelease || areWordsReleased
  return {
    state: stored.state,
    model: stored.model,
    engineVersion: stored.engineVersion,
    isStandIn: stored.isStandIn,
    marks: showsMark(aiUse, 'query') ? (stored.marks ?? []).flatMap(presentMark) : [],
    words: readsWords && stored.words !== null ? presentWords(stored.words, aiUse) : null,
    needsRelease,
    areWordsReleased,
    orderFound: isTeacher && stored.hasOrder,
    time: stored.finishedAt && formatWireTime(stored.finishedAt),
  }
}

const KINDS = ['character', 'grammar', 'logic'] as const

function presentMark(mark: Mark): Notes['marks'] {
  const kind = KINDS.find((each) => mark.ruleId === `model-${each}`)
  if (kind === undefined) return []
  return [
    {
      kind,
      tips: mark.label,
      detail: mark.explanation,
      pNo: mark.paragraph + 1,
      start: mark.start,
      end: mark.end,
      quote: mark.quote,
      suggestion: mark.suggestion ?? '',
    },
  ]
}

/** Hints ask and suggest; comments praise and judge, and wait for the hand-in. */
function presentWords(words: AddedWords, aiUse: AiUse): Notes['words'] {
  const saysAll = aiUse === 'full'
  const shown = {
    comment: saysAll ? words.comment.text : '',
    paragraphComments: saysAll ? words.paragraphComments.map(presentAt) : [],
    suggestions: words.paragraphSuggestions.map(presentAt),
    extensions: words.extensions,
    microSuggestions: words.microSuggestions,
  }
  const { comment, ...lists } = shown
  const isEmpty = comment === '' && Object.values(lists).every((list) => list.length === 0)
  return isEmpty ? null : shown
}

function presentAt({ paragraph, text }: { paragraph: number; text: string }) {
  return { pNo: paragraph + 1, text }
}
