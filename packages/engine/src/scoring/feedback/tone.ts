/** How a pupil is addressed. */
import type { Features } from '../features.ts'

/** `warm` to a child in primary school, `steady` to everybody older. */
export type Tone = 'warm' | 'steady'

/** Several wordings each, so that two essays do not get the same comment. */
export type Wordings = Readonly<Record<Tone, readonly string[]>>

export function toneOf({ features }: { features: Features }): Tone {
  return features.stage === 'elementary' ? 'warm' : 'steady'
}

export function inBothTones(...wordings: string[]): Wordings {
  return { warm: wordings, steady: wordings }
}
