/** The one aim of a comment. */
import type { GenreFamily } from '@zhupi/contract/terms/genres.ts'
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { generalSteps } from '../steps/generalSteps.ts'
import { textTypeOf } from '../textType.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { adviceFor } from './textTypeAdvice.ts'
import { AHEAD_LEAD, NEXT_LEAD, OFF_TOPIC_AIM, ONE_BLOCK, UNPUNCTUATED_AIM } from './texts/aims.ts'
import { PRACTICAL_STEPS } from './texts/practicalSteps.ts'
import { TRAIT_TEXTS } from './texts/traits/traitTexts.ts'
import type { Tone } from './tone.ts'
import { isAhead, workedOn } from './weakTraits.ts'

/** Of the asked length. */
const A_BEGINNING = 0.3
/** Paragraphs: of fewer, none can be held against another. */
const SEVERAL = 3
const LED_BY_FORM: ReadonlySet<GenreFamily> = new Set(['expository', 'poetry', 'practical'])

/**
 * One aim: nobody mends ten things at once. Who has the basics is led further, not criticised for
 * what is already there.
 */
export function nextStep(context: FeedbackContext, tone: Tone, isEchoPraised: boolean): string {
  const { dimensions, features, marks, pick } = context
  const hasFaults = marks.some((mark) => mark.kind === 'fault')
  if (features.topic.isOffTopic) return OFF_TOPIC_AIM[tone]
  if (features.punctuated < 0.04 && features.family !== 'poetry' && features.written > 60)
    return UNPUNCTUATED_AIM[tone]
  // Faults get a sentence of their own after this one.
  const [lagging = 'CONTENTS_FULL'] = workedOn(context).filter(
    (trait) => trait !== 'STANDARD' || !hasFaults,
  )
  // Who has only begun is first of all to go on.
  const weakest = features.fullness < A_BEGINNING ? 'CONTENTS_FULL' : lagging
  const traits = dimensions.flatMap((dimension) => dimension.traits)
  // A letter, a poem, an explanation is led by its own form; the wordings below speak of people
  // and events, and of arguments.
  const form = traits.find(({ trait }) => trait === 'STYLE_MATCH')
  if (form !== undefined && LED_BY_FORM.has(features.family))
    return (
      practicalStep(context, tone) ?? NEXT_LEAD + (generalOf(context, 'STYLE_MATCH') ?? form.lift)
    )
  // The youngest write more before anything else.
  if (features.gradeLevel <= 2) return pick(TRAIT_TEXTS.CONTENTS_FULL.nextStep[tone], weakest)
  const report = traits.find(({ trait }) => trait === weakest)
  const special = adviceFor(weakest, features)
  if (report !== undefined && (report.band === 1 || isAhead(context, report.trait, report.score)))
    return AHEAD_LEAD[tone] + (generalOf(context, weakest) ?? report.lift)
  if (weakest === 'STRUCTURE_PRECISENESS' && features.paragraphs < SEVERAL) return ONE_BLOCK[tone]
  const steps = special?.step[tone] ?? TRAIT_TEXTS[weakest].nextStep[tone]
  // Nobody is asked for what was praised a sentence before.
  const open = steps.filter(
    (step) =>
      !(isEchoPraised && /照应|开头和结尾/.test(step)) &&
      !(context.places.hasLikening && /比方/.test(step)) &&
      !(features.paragraphs < SEVERAL && /每一?段|各段|两段|段末/.test(step)),
  )
  return pick(open.length > 0 ? open : steps, weakest)
}

/** What any essay of its kind can do: the reader of a comment looks at no single clause. */
function generalOf({ features, places }: FeedbackContext, trait: Trait): string | undefined {
  if (trait === 'STANDARD') return undefined
  const [step] = generalSteps({ features, places, textType: textTypeOf(features) }, trait)
  return step?.text
}

const PURPOSES = /演讲|发言|讲话|竞选|新闻|消息|报道|通讯|倡议|建议书|通知|信|写给/

/**
 * A letter, a speech and a news report each have a next step of their own; an explanation that uses
 * numbers already is led beyond them.
 */
function practicalStep({ features, essay, pick }: FeedbackContext, tone: Tone): string | undefined {
  const about =
    [essay.title + essay.task.title, essay.task.requirement].find((words) =>
      PURPOSES.test(words),
    ) ?? ''
  if (features.family === 'expository' && features.facts >= 3)
    return NEXT_LEAD + pick(PRACTICAL_STEPS.figured[tone], 'craft')
  if (features.family !== 'practical') return undefined
  const kind = /演讲|发言|讲话|竞选/.test(about)
    ? 'speech'
    : /新闻|消息|报道|通讯/.test(about)
      ? 'news'
      : /倡议|建议书|通知/.test(about)
        ? 'appeal'
        : /信|写给/.test(about)
          ? 'letter'
          : undefined
  return kind === undefined ? undefined : NEXT_LEAD + pick(PRACTICAL_STEPS[kind][tone], 'craft')
}
