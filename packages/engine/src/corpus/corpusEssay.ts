/** One whole essay of our own, as the tests and the measurements know it. Written and graded by us; licence: the project's own. */
import type { Band, Trait } from '@zhupi/contract/terms/traits.ts'
import type { RuleArea } from '../rules/rule.ts'
import type { Essay } from '../types.ts'

/** A fault we put there: `wrong` stands exactly once in the content, with `right` in its place the text is sound. A fault mark is right where it touches it. */
export type PlantedFault = { wrong: string; right: string; area: RuleArea }

export type CorpusEssay = {
  name: string
  quality: 'excellent' | 'good' | 'middling' | 'weak'
  /** Our own grading by the rubric (domain facts §4); `total` is 0–100. */
  grades: { total: number; bands: Record<Trait, Band> }
  /** All its faults: whatever else gets a fault mark is accused wrongly. */
  planted: readonly PlantedFault[]
  essay: Essay
}
