/** What a later draft changed. Paragraphs and positions count from 0, as in a correction. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Range } from '#text/document.ts'
import type { Goal } from '../types.ts'

export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

export type ParagraphChange = {
  kind: 'same' | 'changed' | 'new' | 'gone'
  /** Its place in the earlier text; null = it is new. */
  earlier: number | null
  /** Its place in the later text; null = it is gone. */
  later: number | null
  /** Characters that came and went. */
  added: number
  removed: number
  /** Without what was added they are the earlier paragraph, without what was removed the later. */
  pieces: Piece[]
}

/** Where a sentence stood and stands in its paragraph; null = it is new, or was cut. */
export type SentencePair = { earlier: Range | null; later: Range | null; pieces: Piece[] }

export type Repair = {
  ruleId: string
  label: string
  /** What was marked, and what stands in the later text in its place. */
  quote: string
  now: string
  /** The paragraph of the later text. */
  paragraph: number
}

export type DraftChange = {
  /** Both scores are this version's. */
  engineVersion: string
  /** Later score less earlier score, one decimal. */
  rise: number
  /** Those that moved by three points or more, in the order of the traits. */
  traits: { trait: Trait; by: number }[]
  goals: { goal: Goal; isMet: boolean }[]
  repaired: Repair[]
  /** Faults whose sentence stands as it stood and is marked as it was. */
  left: number
  paragraphs: ParagraphChange[]
}
