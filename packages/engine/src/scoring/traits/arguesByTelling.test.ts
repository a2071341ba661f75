import { expect, it } from 'vitest'
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Stage } from '@zhupi/contract/terms/stages.ts'
import { corpusEssay } from '../../corpus/essays.ts'
import { TABLES } from '../../testing.ts'
import { examine } from '../examine.ts'
import { TRAIT_DEFINITIONS } from './definitions.ts'

const { features } = examine(corpusEssay('grade8-bus-stop').essay, TABLES)

it('a response of the junior stage is built half as an argument, half as what it tells', () => {
  const scoreOf = (stage: Stage, trait: Trait) =>
    TRAIT_DEFINITIONS[trait].scorer({
      highlights: [],
      features: {
        ...features,
        family: 'response',
        stage,
        structure: { ...features.structure, leading: 0, claims: 0, supported: 0 },
      },
    }).score
  for (const trait of ['CENTER_STANDOUT', 'STRUCTURE_PRECISENESS'] as const) {
    const [argued, both, told] = (['senior', 'junior', 'elementary'] as const).map((stage) =>
      scoreOf(stage, trait),
    )
    expect(both).toBeGreaterThan((argued ?? 0) + 3)
    expect(both).toBeLessThan((told ?? 0) - 3)
  }
})
