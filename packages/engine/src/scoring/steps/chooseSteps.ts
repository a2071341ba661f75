/** For each trait the one step that this essay lacks most. */
import type { GoalCheck } from '../../types.ts'
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { attitudeSteps, emotionSteps } from './attitudeSteps.ts'
import { centerSteps, fullnessSteps } from './contentSteps.ts'
import { depthSteps, literarySteps, richnessSteps } from './developmentSteps.ts'
import { noveltySteps } from './noveltySteps.ts'
import { standardSteps, styleSteps } from './expressionSteps.ts'
import { poemSteps } from './poemSteps.ts'
import { fluencySteps, structureSteps } from './structureSteps.ts'
import { topicSteps } from './topicSteps.ts'
import { youngSteps } from './youngSteps.ts'
import type { Step, StepContext } from './step.ts'

const STEPS: readonly ((context: StepContext) => Step[])[] = [
  topicSteps,
  centerSteps,
  fullnessSteps,
  attitudeSteps,
  emotionSteps,
  standardSteps,
  styleSteps,
  structureSteps,
  fluencySteps,
  depthSteps,
  richnessSteps,
  literarySteps,
  noveltySteps,
]

/** Nobody of seven has an outline: what speaks of paragraphs is not for them. */
const WITHOUT_PARAGRAPHS = [
  centerSteps,
  emotionSteps,
  standardSteps,
  literarySteps,
  noveltySteps,
  youngSteps,
]
const OF_A_POEM = [poemSteps, standardSteps]

/**
 * Two steps that point at one clause could contradict each other, and whatever asks for a change
 * would contradict the praise of it: each trait points elsewhere, where it can. What is missing
 * chooses its clause before what could be better.
 */
export function chooseSteps(context: StepContext): Map<Trait, Step> {
  const steps = Map.groupBy(
    stepsFor(context).flatMap((each) => each(context)),
    ({ trait }) => trait,
  )
  const chosen = new Map<Trait, Step>()
  const quoted = new Set<string>()
  const choose = (from: (own: readonly Step[]) => Step | undefined) => {
    for (const [trait, own] of steps) {
      const step = chosen.has(trait) ? undefined : from(own)
      if (step === undefined) continue
      chosen.set(trait, step)
      for (const quote of quotesIn(step.text)) quoted.add(quote)
    }
  }
  choose((own) => own.find((step) => step.isNeeded && !contradicts(step, context.praised)))
  choose(
    (own) =>
      own.find(
        (step) =>
          !contradicts(step, context.praised) &&
          !quotesIn(step.text).some((quote) => quoted.has(quote)),
      ) ?? own[0],
  )
  // In the order of the traits.
  return new Map(
    [...steps.keys()].flatMap((trait) => {
      const step = chosen.get(trait)
      return step === undefined ? [] : [[trait, step] as const]
    }),
  )
}

function contradicts({ text, check }: Step, praised: readonly string[]): boolean {
  return (
    asksForChange(check) &&
    quotesIn(text).some((quote) =>
      praised.some((praise) => praise.includes(quote) || quote.includes(praise)),
    )
  )
}

/** What ends well needs no sentence more either. */
function asksForChange(check: GoalCheck): boolean {
  return check.kind === 'without' || (check.kind === 'count' && check.measure === 'reflection')
}

function quotesIn(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)
}

function stepsFor({
  textType,
  features,
}: StepContext): readonly ((context: StepContext) => Step[])[] {
  if (textType === 'poem') return OF_A_POEM
  return features.gradeLevel > 2 ? STEPS : WITHOUT_PARAGRAPHS
}
