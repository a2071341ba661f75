/** One counted fact about the whole essay: the one that stands out most. */
import { IN_MANY_ESSAYS } from '../../lexicon/clicheImages.ts'
import { spanOf } from '../../text/document.ts'
import { overlaps } from '../../text/overlaps.ts'
import type { Mark, Span } from '../../types.ts'
import { isLikening } from '../features.ts'
import { isStoryOrScene, textTypeOf } from '../textType.ts'
import { fillIn } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { isFormulaicText } from './formulaicAdvice.ts'
import { FACT_TEXTS, type FactName } from './texts/facts.ts'
import type { Tone } from './tone.ts'

export type Fact = { template: string; span?: Span; isEcho?: boolean }

/** `strength` is measured against what an ordinary essay has. */
type Claim = {
  name: FactName
  holds: boolean
  strength: number
  values?: Record<string, string | number>
}

export function standoutFact(context: FeedbackContext, tone: Tone): Fact {
  const { features, document, pick } = context
  if (textTypeOf(features) === 'poem') return { template: '' }
  const echo = echoIn(document, features.structure.namedEchoes, context.marks)
  const claims: Claim[] = [
    {
      name: 'echo',
      holds: features.paragraphs >= 3 && echo !== undefined,
      strength: 0.6 + features.structure.echoes.length / 5,
    },
    ...countedClaims(context),
  ]
  const [claim] = claims.filter(({ holds }) => holds).toSorted((a, b) => b.strength - a.strength)
  if (claim === undefined) return { template: '' }
  const template = pick(FACT_TEXTS[claim.name][tone], claim.name)
  return claim.name === 'echo' && echo !== undefined
    ? { template, span: echo, isEcho: true }
    : { template: fillIn(template, claim.values ?? {}) }
}

function countedClaims({ features, marks }: FeedbackContext): Claim[] {
  const { dialogues, reasoning, language, structure } = features
  const textType = textTypeOf(features)
  const isArgued = textType === 'argument' || textType === 'review'
  const worn = marks.filter((mark) => isLikening(mark) && mark.explanation.includes(IN_MANY_ESSAYS))
  // Nobody is good at finding likenesses who takes those that everybody takes.
  const similes = worn.length > 0 ? 0 : features.similes
  const shown = features.actions + features.senses
  const turn = structure.roles.indexOf('turn')
  const people = language.people.slice(0, 3).join('、')
  return [
    claim('similes', similes >= 2, similes / 2.5, { count: similes }),
    claim('dialogues', dialogues >= 3 && textType === 'story', dialogues / 5, { count: dialogues }),
    claim(
      'shown',
      shown >= 14 && isStoryOrScene(textType) && !isFormulaicText(features),
      shown / 18,
      { count: shown },
    ),
    claim('led', structure.led >= 3 && isArgued, structure.led / 3.5, { count: structure.led }),
    claim('turn', turn > 0 && isArgued, 0.75, { count: turn + 1 }),
    claim(
      'people',
      // Names strung together bear witness to nothing.
      language.people.length >= 2 && isArgued && features.strungExamples === 0,
      language.people.length / 3,
      { names: language.people.length > 3 ? `${people}等人` : people },
    ),
    claim('verses', language.verses >= 2 && isArgued, language.verses / 2.8, {
      count: language.verses,
    }),
    claim('reasoning', reasoning >= 5 && textType === 'argument', reasoning / 12, {
      count: reasoning,
    }),
    claim('facts', features.facts >= 3 && textType === 'exposition', features.facts / 4, {
      count: features.facts,
    }),
    claim('centre', structure.named.length >= 2 && textType !== 'letter', 0.5, {
      words: structure.named.slice(0, 2).join('、'),
    }),
  ]
}

function claim(
  name: FactName,
  holds: boolean,
  strength: number,
  values: Record<string, string | number>,
): Claim {
  return { name, holds, strength, values }
}

/**
 * The word as it stands in the last paragraph, with all that the first paragraph has of it: 人民公园,
 * and not 人民. What every paragraph names has not come back.
 */
function echoIn(
  { paragraphs }: FeedbackContext['document'],
  echoes: readonly string[],
  marks: readonly Mark[],
): Span | undefined {
  const isWorked = (span: Span) =>
    marks.some((mark) => WORKED.has(mark.kind) && overlaps(mark, span))
  const [first, last] = [paragraphs[0]?.text ?? '', paragraphs.at(-1)]
  if (last === undefined) return undefined
  for (const echo of echoes) {
    if (!first.includes(echo) || !last.text.includes(echo)) continue
    let start = last.text.lastIndexOf(echo)
    let end = start + echo.length
    while (isShared(first, last.text.slice(start - 1, end), start > 0)) start -= 1
    while (isShared(first, last.text.slice(start, end + 1), end < last.text.length)) end += 1
    const whole = last.text.slice(start, end)
    const between = paragraphs.slice(1, -1)
    const isEverywhere =
      between.length >= SEVERAL_BETWEEN && between.every(({ text }) => text.includes(whole))
    const span = spanOf(last, { start, end })
    if (!isEverywhere && whole.length <= LONGEST_ECHO && !isWorked(span)) return span
  }
  return undefined
}

/** Nothing is quoted with approval where something is to be mended or looked up. */
const WORKED: ReadonlySet<Mark['kind']> = new Set(['fault', 'query'])
const SEVERAL_BETWEEN = 2
const LONGEST_ECHO = 12

function isShared(first: string, whole: string, isThere: boolean): boolean {
  return isThere && /^[^\P{Script=Han}的了是我在和就也都]+$/u.test(whole) && first.includes(whole)
}
