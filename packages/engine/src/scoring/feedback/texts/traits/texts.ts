/** What is said about working on one trait. */
import type { Wordings } from '../../tone.ts'
import type { Extension } from '../extension.ts'
import type { MicroSuggestion } from '../microSuggestion.ts'

export type TraitTexts = {
  /**
   * What to work on next, where this trait lags most. One aim an essay: nobody mends ten things at
   * once. These are invitations, never claims about the text that nobody has measured.
   */
  nextStep: Wordings
  /** Techniques that lift the trait. */
  extensions: readonly Extension[]
  /** Small questions that lift it. */
  questions: readonly MicroSuggestion[]
}
