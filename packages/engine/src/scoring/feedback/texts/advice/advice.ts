/** What advice on one trait consists of. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Wordings } from '../../tone.ts'
import type { Extension } from '../extension.ts'
import type { MicroSuggestion } from '../microSuggestion.ts'

export type Advice = {
  step: Wordings
  extension: Extension
  micro: MicroSuggestion
}

export type AdviceByTrait = Partial<Record<Trait, Advice>>
