/** What advice on one trait consists of. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Wordings } from '../../tone.ts'

export type Advice = {
  step: Wordings
  extension: { tips: string; detail: string }
  micro: { question: string; answer: string }
}

export type AdviceByTrait = Partial<Record<Trait, Advice>>
