/**
 * What can be asked of any essay of its kind, where none of its clauses lends itself to more. {n} is
 * the paragraph that `at` names; {reader} who reads or hears it. Texts: ours.
 */
import type { TextType } from '../textType.ts'

/** A paragraph, by what it is. */
export type At =
  | 'longest'
  | 'reasoned'
  | 'own'
  | 'barest'
  | 'shortestCase'
  | 'endsInCase'
  | 'unmeasured'

/** What the essay must not have yet; `stranger`: a letter to somebody its writer has never met. */
export type Lacking = 'sound' | 'objection' | 'memory' | 'line' | 'stranger'

export type GeneralText = { text: string; at?: At; unless?: Lacking }

/** What is invented has no witness; a letter to one person is no appeal to many, and neither is news. */
export type GeneralKind =
  | Exclude<TextType, 'poem' | 'letter'>
  | 'fable'
  | 'letter'
  | 'appeal'
  | 'news'

export type GeneralTexts = Record<GeneralKind, readonly GeneralText[]>

/** A plain sentence, or one about a paragraph. */
export const said = (...texts: readonly string[]): GeneralText[] => texts.map((text) => ({ text }))
export const of = (at: At, text: string, unless?: Lacking): GeneralText =>
  unless === undefined ? { at, text } : { at, text, unless }
/** What only somebody the writer knows can be told or asked. */
export const toFriends = (...texts: readonly string[]): GeneralText[] =>
  texts.map((text) => ({ text, unless: 'stranger' }))
