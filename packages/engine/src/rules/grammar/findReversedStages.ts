/** 修好并检查, 放生并救下: two verbs with one object, and what the second says has to be done first. */
import { STAGES_OF_WORK } from '../../lexicon/stagesOfWork.ts'
import { compact, regex, stepLists } from '../../text/multiline.ts'
import { inPatterns, type FaultPattern, type Groups } from './findPatterns.ts'

type Seat = readonly [line: number, stage: number]

const SEATS = seatsIn(STAGES_OF_WORK)
const WORDS = [...SEATS.keys()].toSorted((one, other) => other.length - one.length).join('|')
const HOW = compact`
  认真地?|仔细地?|积极地?|努力地?|成功地?|及时地?|深入地?|广泛地?|大力|反复|充分地?|妥善地?|亲自|
  共同|一起|
  主动地?|顺利地?|热情地?|勇敢地?|迅速地?|大胆地?|先后|按时|很快|最终|切实|逐步|牢固|不断|进一步|
  耐心地?
`

/** Is what the first word says done after the second in one line, and never before it? */
function isReversed(first: string, second: string): boolean {
  const seats = SEATS.get(second) ?? []
  const steps = (SEATS.get(first) ?? []).flatMap(([line, stage]) =>
    seats.filter(([other]) => other === line).map(([, earlier]) => stage - earlier),
  )
  return steps.length > 0 && steps.every((step) => step > 0)
}

const PATTERN: FaultPattern = {
  words: ['并', '然后', '而后'],
  pattern: regex('dg')`
    (?<!难以|难|未能|没有|待|可|以|再|又|不)(?<later>${WORDS})(?<join>[了好出过]?(?:并且?|然后|
    而后)(?:${HOW})?)(?<earlier>${WORDS})
    (?!者|[会了]?人|书|性|问题|家|都?是|，|一样|同样|之间|的关系|的人|更多|完|好)
  `,
  isInnocent: ({ groups }) => !isReversed(groups?.['later'] ?? '', groups?.['earlier'] ?? ''),
  explanation: ({ later = '', earlier = '' }: Groups) =>
    `想一想，是先“${later}”还是先“${earlier}”？按做事的先后换一换位置。`,
  suggestion: ({ later = '', join = '', earlier = '' }: Groups) => `${earlier}${join}${later}`,
}

export const findReversedStages = inPatterns([PATTERN])

function seatsIn(lines: string): Map<string, Seat[]> {
  const seats = new Map<string, Seat[]>()
  for (const [line, stages] of stepLists(lines).entries())
    for (const [stage, words] of stages.entries())
      for (const word of words.split('|').map((each) => each.trim()))
        seats.set(word, [...(seats.get(word) ?? []), [line, stage]])
  return seats
}
