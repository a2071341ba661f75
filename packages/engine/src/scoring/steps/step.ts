/** A next step that one essay lacks: where, what to do, and how a later draft shows it done. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { GoalCheck } from '../../types.ts'
import type { Features } from '../features.ts'
import type { TextType } from '../textType.ts'
import type { Places } from '../places.ts'

export type Step = {
  trait: Trait
  /** The paragraph it points at, from 0; null = the whole essay. */
  paragraph: number | null
  text: string
  /** How one sees that it is done. */
  done: string
  check: GoalCheck
  /** It rests on something that is missing or too much, not merely on what could be better. */
  isNeeded: boolean
}

export type StepContext = {
  features: Features
  places: Places
  textType: TextType
  isArgued: boolean
  isPrimary: boolean
  /** Quoted with approval in the comment or marked as a strength. */
  praised: readonly string[]
}

export function needed(
  trait: Trait,
  paragraph: number | null,
  text: string,
  done: string,
  check: GoalCheck,
): Step {
  return { trait, paragraph, text, done, check, isNeeded: true }
}

export function possible(
  trait: Trait,
  paragraph: number | null,
  text: string,
  done: string,
  check: GoalCheck,
): Step {
  return { trait, paragraph, text, done, check, isNeeded: false }
}

/** One of several wordings of the same advice: always the same for the same essay. */
export function vary({ features }: StepContext, ...wordings: readonly string[]): string {
  return wordings[features.written % Math.max(1, wordings.length)] ?? ''
}

/** Who a letter or a speech is for. */
export function readerOf({ places }: Pick<StepContext, 'places'>): string {
  return places.purpose === 'speech' ? '听众' : '读的人'
}
