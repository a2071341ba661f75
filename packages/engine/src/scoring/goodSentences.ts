/**
 * 好句: where the rules of rhetoric find little, the best of the essay's own sentences are marked,
 * each with the reason why it was chosen.
 */
import { stableNumber } from '../text/characters.ts'
import { QUOTE_MARKS } from '../text/quotableRanges.ts'
import type { Mark } from '../types.ts'
import type { Highlight, HighlightKind } from './highlight.ts'
import type { Trust } from './trust.ts'

/** One strength for so many characters is enough; beyond that nothing is added. */
const CHARACTERS_EACH = 200
const MOST = 4
/** Below this a stretch was merely the best there was. */
const LEAST_WEIGHT = 2.7
const LONGEST = 40

type Reason = { label: string; explanations: readonly string[] }

/**
 * Kinds that are sure enough to be praised in a mark; the others serve for a count or a comment.
 */
const REASONS: Partial<Record<HighlightKind, Reason>> = {
  actions: {
    label: '动作描写',
    explanations: [
      '几个动作一个接一个，每个动词都用得准，读的人就像站在旁边看。',
      '把过程拆成几步来写，每一步都看得见。',
    ],
  },
  action: {
    label: '细节',
    explanations: [
      '动作写得具体，不用多说，人的样子就出来了。',
      '这里没有形容，只写动作，读的人自己就看见了。',
      '动作写到了细处，当时的情形就在眼前。',
    ],
  },
  feeling: { label: '情感流露', explanations: ['没有直接说高兴或难过，从脸上、身上就看见了。'] },
  contrast: { label: '说理', explanations: ['两样放在一起分辨，肯定的是哪一样，说得清楚。'] },
}

/** Feelings named outright after all; and 吓了一跳 is no movement. */
const NAMED_FEELING =
  /后悔|高兴|难过|伤心|开心|激动|感动|害怕|紧张|生气|幸福|快乐|兴奋|委屈|惭愧|吓了一跳/

/**
 * `marks` and what is added to them, in their order. `good` and `highlights` are best first;
 * `isTrusted` is asked last, for it is the dearest question.
 */
export function withGoodSentences(
  marks: readonly Mark[],
  good: readonly Mark[],
  highlights: readonly Highlight[],
  characters: number,
  isTrusted: Trust,
): Mark[] {
  const strengths = marks.filter(({ kind }) => kind === 'strength').length
  let left = Math.min(MOST, Math.ceil(characters / CHARACTERS_EACH)) - strengths
  const result = [...marks]
  const added: Mark[] = []
  for (const candidate of [...good, ...highlights.flatMap(markOf)]) {
    if (left <= 0) break
    const touches = (mark: Mark) =>
      mark.paragraph === candidate.paragraph &&
      mark.start < candidate.end &&
      mark.end > candidate.start
    if (
      added.some(
        ({ label, paragraph }) => label === candidate.label || paragraph === candidate.paragraph,
      ) ||
      result.some(touches) ||
      !isTrusted(candidate, 'vouched')
    )
      continue
    added.push(candidate)
    result.push(candidate)
    left -= 1
  }
  return result.toSorted((a, b) => a.paragraph - b.paragraph || a.start - b.start)
}

/** Of the labels under which sentences are marked as good, what a comment may praise them for. */
const PRAISED_AS: Readonly<Record<string, HighlightKind>> = {
  动作描写: 'action',
  细节: 'detail',
  感官描写: 'sense',
  情感流露: 'feeling',
  语言描写: 'dialogue',
  心理描写: 'thought',
}
/** Behind a likeness of one's own, before whatever else there is. */
const GOOD_WEIGHT = 5

/** The sentences that are marked as good, for a comment to quote. */
export function goodHighlights(marks: readonly Mark[]): Highlight[] {
  return marks.flatMap(({ ruleId, label, paragraph, start, end, quote }) => {
    const kind = ruleId === 'good-sentence' ? PRAISED_AS[label] : undefined
    return kind === undefined || QUOTE_MARKS.test(quote)
      ? []
      : [{ kind, span: { paragraph, start, end, quote }, weight: GOOD_WEIGHT }]
  })
}

function markOf({ kind, span, weight }: Highlight): Mark[] {
  const reason = REASONS[kind]
  if (
    reason === undefined ||
    weight < LEAST_WEIGHT ||
    span.quote.length > LONGEST ||
    NAMED_FEELING.test(span.quote)
  )
    return []
  return [
    {
      ...span,
      kind: 'strength',
      ruleId: 'good-sentence',
      label: reason.label,
      explanation: reason.explanations[stableNumber(span.quote) % reason.explanations.length] ?? '',
    },
  ]
}
