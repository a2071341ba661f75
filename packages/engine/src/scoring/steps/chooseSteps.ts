/** For each trait the one step that this essay lacks most. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { attitudeSteps, emotionSteps } from './attitudeSteps.ts'
import { centerSteps, fullnessSteps, topicSteps } from './contentSteps.ts'
import { depthSteps, literarySteps, noveltySteps, richnessSteps } from './developmentSteps.ts'
import { standardSteps, styleSteps } from './expressionSteps.ts'
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

/** A poem has lines, and nobody of seven has an outline: what speaks of paragraphs is not for them. */
const WITHOUT_PARAGRAPHS = new Set([
  centerSteps,
  emotionSteps,
  standardSteps,
  literarySteps,
  noveltySteps,
])

export function chooseSteps(context: StepContext): Map<Trait, Step> {
  const chosen = new Map<Trait, Step>()
  const isWhole = context.textType !== 'poem' && context.features.gradeLevel > 2
  for (const steps of STEPS.filter((each) => isWhole || WITHOUT_PARAGRAPHS.has(each))) {
    const [step] = steps(context)
    if (step !== undefined) chosen.set(step.trait, step)
  }
  return chosen
}
