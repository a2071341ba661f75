/**
 * Does the trait that a damage concerns fall, and do the others stay? Compared are trait scores,
 * which the coupling of dimensions does not touch.
 */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Correction, Essay } from '@zhupi/engine/types.ts'
import { correctEssay } from '../engineUnderTest.ts'
import { DAMAGES, type Damage } from './damages.ts'

const WITHIN = 1 // points

/** Counts per damage, and what went wrong in words. */
export type Pairs = { name: string; pairs: number; held: number; failures: string[] }

/** `essays` are sound ones; the topic of the one half a list away stands in for another topic. */
export function corruptionPairs(essays: readonly Essay[]): Pairs[] {
  const before = essays.map(correctEssay)
  return DAMAGES.map((damage) => {
    const failures: string[] = []
    let pairs = 0
    essays.forEach((essay, at) => {
      const sound = before[at]
      const other = essays[(at + Math.floor(essays.length / 2)) % essays.length]
      const spoilt = other === undefined ? undefined : damage.spoil(essay, other)
      if (sound === undefined || spoilt === undefined) return
      pairs += 1
      const after = correctEssay(spoilt)
      // What is cut may take a fault of the essay's own with it: then 规范 rightly rises.
      const spared: Trait[] = faultsOf(after) < faultsOf(sound) ? ['STANDARD'] : []
      const failure = failureOf(
        { ...damage, mayMove: [...damage.mayMove, ...spared] },
        traitScores(sound),
        traitScores(after),
      )
      if (failure !== undefined) failures.push(`${damage.name}, ${essay.title}: ${failure}`)
    })
    return { name: damage.name, pairs, held: pairs - failures.length, failures }
  })
}

function faultsOf({ marks }: Correction): number {
  return marks.filter(({ kind }) => kind === 'fault').length
}

function traitScores(correction: Correction): Map<Trait, number> {
  return new Map(
    correction.dimensions
      .flatMap((dimension) => dimension.traits)
      .map(({ trait, score }) => [trait, score]),
  )
}

function failureOf(
  { falls, mayMove }: Damage,
  before: ReadonlyMap<Trait, number>,
  after: ReadonlyMap<Trait, number>,
): string | undefined {
  const change = (trait: Trait) => (after.get(trait) ?? 0) - (before.get(trait) ?? 0)
  const moved = [...before.keys()].filter(
    (trait) =>
      !falls.includes(trait) && !mayMove.includes(trait) && Math.abs(change(trait)) > WITHIN,
  )
  const failures = [
    ...(falls.some((trait) => change(trait) < 0) ? [] : [`${falls.join(' or ')} did not fall`]),
    ...moved.map((trait) => `${trait} moved by ${change(trait)}`),
  ]
  return failures.length === 0 ? undefined : failures.join('; ')
}
