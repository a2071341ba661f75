/** What all feedback is written from. */
import type { Document } from '../../text/document.ts'
import type { DimensionReport, Essay, Mark } from '../../types.ts'
import type { Features } from '../features.ts'
import type { Places } from '../places.ts'
import type { ScoreCap } from '../score.ts'
import type { Trust } from '../trust.ts'
import type { Highlight } from '../highlight.ts'
import type { Picker } from './commentBuilder.ts'

export type FeedbackContext = {
  essay: Essay
  document: Document
  features: Features
  highlights: readonly Highlight[]
  /** Whether a stretch may be quoted with approval. */
  isTrusted: Trust
  marks: readonly Mark[]
  dimensions: readonly DimensionReport[]
  /** Why the total is held down, where it is. */
  cap: ScoreCap | null
  /** What a technique or a question can be tried on. */
  places: Places
  pick: Picker
}
