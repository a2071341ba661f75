/** For each trait the one step that this essay lacks most. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { attitudeSteps, emotionSteps } from './attitudeSteps.ts'
import { centerSteps, fullnessSteps, topicSteps } from './contentSteps.ts'
import { depthSteps, literarySteps, noveltySteps, richnessSteps } from './developmentSteps.ts'
import { standardSteps, styleSteps } from './expressionSteps.ts'
import { poemSteps } from './poemSteps.ts'
import { fluencySteps, structureSteps } from './structureSteps.ts'
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
const WITHOUT_PARAGRAPHS = [centerSteps, emotionSteps, standardSteps, literarySteps, noveltySteps]
const OF_A_POEM = [poemSteps, standardSteps]

export function chooseSteps(context: StepContext): Map<Trait, Step> {
  const chosen = new Map<Trait, Step>()
  for (const step of stepsFor(context).flatMap((steps) => steps(context)))
    if (!chosen.has(step.trait)) chosen.set(step.trait, step)
  return chosen
}

function stepsFor({
  textType,
  features,
}: StepContext): readonly ((context: StepContext) => Step[])[] {
  if (textType === 'poem') return OF_A_POEM
  return features.gradeLevel > 2 ? STEPS : WITHOUT_PARAGRAPHS
}
