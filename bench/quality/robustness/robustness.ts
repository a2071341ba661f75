/**
 * Everything that needs no human labels: essays spoilt, repaired, faked, or with instructions to
 * the grader in them.
 */
import type { Essay } from '@zhupi/engine/types.ts'
import { correctEssay } from '../engineUnderTest.ts'
import { percent, type Figures } from '../figures.ts'
import { corruptionPairs, type Pairs } from './corruptionPairs.ts'
import { repairPairs } from './repairPairs.ts'
import { medianJaccard } from './sameness.ts'
import { tricks } from './tricks.ts'

export type Robustness = { figures: Figures; failures: string[] }

export type Material = {
  /** Good essays without faults, to be spoilt. */
  sound: readonly Essay[]
  /** Essays of any quality. */
  all: readonly Essay[]
  /** Essays of one grade and genre each. */
  groups: readonly (readonly Essay[])[]
}

export function measureRobustness({ sound, all, groups }: Material): Robustness {
  const corruption = corruptionPairs(sound)
  const others = [repairPairs(all), ...tricks(all)].filter(({ pairs }) => pairs > 0)
  return {
    figures: {
      corruption: {
        all: shareOf(corruption),
        pairs: corruption.reduce((sum, { pairs }) => sum + pairs, 0),
        ...sharesOf(corruption),
      },
      ...sharesOf(others),
      repairPairs: others.find(({ name }) => name === 'repair')?.pairs ?? 0,
      commentJaccard: medianJaccard(
        groups.map((group) => group.map((essay) => correctEssay(essay).comment.text)),
      ),
    },
    failures: [...corruption, ...others].flatMap(({ failures }) => failures),
  }
}

function sharesOf(all: readonly Pairs[]): Figures {
  return Object.fromEntries(all.map(({ name, pairs, held }) => [name, percent(held, pairs)]))
}

function shareOf(all: readonly Pairs[]): number {
  return percent(
    all.reduce((sum, { held }) => sum + held, 0),
    all.reduce((sum, { pairs }) => sum + pairs, 0),
  )
}
