/** Wrong characters of a report as they are practised: a sentence with a gap. */
import { sentencesAround } from '@zhupi/contract/rules/sentences.ts'
import type { MarkKind } from '@zhupi/contract/terms/correction.ts'

type Mark = {
  kind: MarkKind
  ruleId: string
  paragraph: number
  start: number
  end: number
  quote: string
  suggestion?: string
}

export type WrongCharacter = {
  ruleId: string
  /** The marked words as they were written, and as they are right. */
  wrong: string
  right: string
  /** The sentence around the gap, otherwise spelt right, and what belongs into the gap. */
  before: string
  answer: string
  after: string
}

/** The rules of the area spelling (wrongCharacters.test.ts). */
export const CHARACTER_RULES: readonly string[] = [
  'wrong-character',
  'confused-word',
  'likened-word',
  'set-phrase',
  'next-step',
  'given-away',
  'complement-de',
  'particle-de',
]

/** So much of a long sentence is shown on either side. */
const SHOWN = 40 // characters

/** Of certain faults alone, where characters stand for as many others. */
export function wrongCharactersOf({
  paragraphs,
  marks,
}: {
  paragraphs: readonly string[]
  marks: readonly Mark[]
}): WrongCharacter[] {
  const faults = marks.filter(({ kind }) => kind === 'fault')
  return faults.flatMap((mark) => {
    if (!CHARACTER_RULES.includes(mark.ruleId) || mark.suggestion === undefined) return []
    const [wrong, right] = [[...mark.quote], [...mark.suggestion]]
    if (wrong.length !== right.length || mark.quote === mark.suggestion) return []
    let start = 0
    while (wrong[start] === right[start]) start += 1
    let end = right.length
    while (wrong[end - 1] === right[end - 1]) end -= 1
    const { text, offset } = sentencesAround(paragraphs, mark)
    const sentenceStart = mark.start - offset
    const spelt = (from: number, to: number) =>
      spellRight(
        text,
        faults.filter(({ paragraph }) => paragraph === mark.paragraph),
        sentenceStart,
        { from, to },
      )
    const before = [...spelt(0, offset), ...right.slice(0, start)]
    const after = [...right.slice(end), ...spelt(offset + mark.quote.length, text.length)]
    return {
      ruleId: mark.ruleId,
      wrong: mark.quote,
      right: mark.suggestion,
      before: `${before.length > SHOWN ? '…' : ''}${before.slice(-SHOWN).join('')}`,
      answer: right.slice(start, end).join(''),
      after: `${after.slice(0, SHOWN).join('')}${after.length > SHOWN ? '…' : ''}`,
    }
  })
}

/** A stretch of the sentence with the other certain edits made in it. */
function spellRight(
  sentence: string,
  faults: readonly Mark[],
  sentenceStart: number,
  { from, to }: { from: number; to: number },
): string {
  let spelt = ''
  let at = from
  for (const fault of faults) {
    const [start, end] = [fault.start - sentenceStart, fault.end - sentenceStart]
    if (fault.suggestion === undefined || start < at || end > to) continue
    spelt += sentence.slice(at, start) + fault.suggestion
    at = end
  }
  return spelt + sentence.slice(at, to)
}
