/** The steps of a trait that fit any essay of its kind, one for this essay (steps/generalText). */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { stableNumber } from '../../text/characters.ts'
import { regex } from '../../text/multiline.ts'
import type { GoalCheck } from '../../types.ts'
import type { Features } from '../features.ts'
import { letsOthersSpeak } from '../letsOthersSpeak.ts'
import type { At, GeneralKind, GeneralText, GeneralTexts, Lacking } from './generalText.ts'
import { CONTENT_GENERAL } from './generalTextsOfContent.ts'
import { DEVELOPMENT_GENERAL } from './generalTextsOfDevelopment.ts'
import { EXPRESSION_GENERAL } from './generalTextsOfExpression.ts'
import { possible, readerOf, type Step, type StepContext } from './step.ts'

const TEXTS: Record<Exclude<Trait, 'STANDARD'>, GeneralTexts> = {
  ...CONTENT_GENERAL,
  ...EXPRESSION_GENERAL,
  ...DEVELOPMENT_GENERAL,
}

/** What is moved, shortened or said otherwise leaves nothing to count: no goal is made of it. */
const ADDS_SOMETHING = regex()`
  添|补|多写|再写|写写|写出|写半句|写成|写上|写细|说一句|拆成|断开|断成|
  用一句话|用半句话|写进|写清|多说|举一个|各写|接着写|给他一笔|给它一笔|取一个|搭的桥
`
const READ_AGAIN = { kind: 'count', measure: 'faults', most: 0 } as const

/** Of a comment's context as well. */
type Given = Pick<StepContext, 'features' | 'places' | 'textType'>

/** Characters that the advice on a trait adds, where it is followed. */
const ADDS: Record<Exclude<Trait, 'STANDARD' | 'LANGUAGE_FLUENCY'>, number> = {
  MATCH_TITLE: 6,
  CENTER_STANDOUT: 8,
  CONTENTS_FULL: 20,
  MENTAL_HEALTH: 9,
  EMOTION_SINCERE: 10,
  STYLE_MATCH: 12,
  STRUCTURE_PRECISENESS: 5,
  PROFOUND: 14,
  RICHNESS: 15,
  LITERARY: 3,
  NOVELTY: 11,
}

export function generalSteps(context: Given, trait: Exclude<Trait, 'STANDARD'>): Step[] {
  const { features } = context
  const kind = kindOf(context)
  if (kind === null) return []
  const fitting = TEXTS[trait][kind].filter((each) => fits(context, each))
  // What this essay alone is short of comes before what any could do.
  const own = fitting.filter(({ at }) => at !== undefined && FOUND.has(at))
  const open = own.length > 0 ? own : fitting
  const chosen = open[stableNumber(`${trait}${features.written}`) % Math.max(1, open.length)]
  if (chosen === undefined) return []
  const at = chosen.at === undefined ? null : placeOf(context, chosen.at)
  const [done, check] = seenOf(trait, chosen.text, features)
  return [
    possible(
      trait,
      at,
      chosen.text.replace('{n}', String((at ?? 0) + 1)).replaceAll('{reader}', readerOf(context)),
      done,
      check,
    ),
  ]
}

/** What a later draft can show of it, and says no more than is counted. */
function seenOf(
  trait: Exclude<Trait, 'STANDARD'>,
  text: string,
  { written, sentences }: Features,
): [done: string, check: GoalCheck] {
  if (!ADDS_SOMETHING.test(text)) return ['全文没有圈出的错处。', READ_AGAIN]
  if (trait === 'LANGUAGE_FLUENCY')
    return ['比原来多了一句。', { kind: 'count', measure: 'sentences', least: sentences + 1 }]
  return [
    `照着添上以后，全文比原来多了${ADDS[trait]}个字以上。`,
    { kind: 'count', measure: 'characters', least: written + ADDS[trait] },
  ]
}

function fits(context: Given, { at, unless, text }: GeneralText): boolean {
  const { features } = context
  return (
    (at === undefined || (placeOf(context, at) !== null && features.paragraphs >= SEVERAL)) &&
    (unless === undefined || !HAS[unless](context)) &&
    !(features.paragraphs < SEVERAL && /各段|每段|一段一段|哪一段|那一段|段的/.test(text))
  )
}

const FOUND: ReadonlySet<At> = new Set(['shortestCase', 'endsInCase', 'unmeasured'])
const SEVERAL = 3

function placeOf({ places }: Given, at: At): number | null {
  switch (at) {
    case 'longest':
      return places.longestParagraph
    case 'reasoned':
      return places.reasonedParagraph
    case 'own':
      return places.ownParagraph
    case 'barest':
      return places.barestParagraph
    case 'shortestCase':
      return places.shortestCase
    case 'endsInCase':
      return places.endsInCase
    case 'unmeasured':
      return places.unmeasured
  }
}

const HAS: Record<Lacking, (context: Given) => boolean> = {
  sound: ({ places }) => places.isHeardOrTouched,
  objection: ({ features, places }) => letsOthersSpeak(features) || places.hasObjection,
  memory: ({ places }) => places.remembers,
  line: ({ places }) => places.drawsLine,
  stranger: ({ places }) => places.isToStranger,
}

function kindOf({ features, places, textType }: Given): GeneralKind | null {
  if (textType === 'poem') return null
  if (features.family === 'imaginative') return 'fable'
  if (textType !== 'letter') return textType
  return places.purpose === 'speech' ? 'appeal' : places.purpose
}
