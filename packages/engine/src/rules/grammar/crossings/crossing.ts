/**
 * What the tables of crossings share: an opening, its foreign end, and what the pupil is told. Each
 * group brings the sentences that its rule is tested with.
 */
import type { FaultPattern, Groups } from '../findPatterns.ts'
import type { MarkedExample } from '../../rule.ts'

export const INSIDE = '[^，。；！？：“”—―…,;:!?]'
export const START = '(?<=^|[，。；！？])'
export const END = '(?=[。！]|$)'
export const PAUSE = '(?=[，。；！]|$)'

export type Crossings = {
  patterns: readonly FaultPattern[]
  marks: readonly MarkedExample[]
  leaves: readonly string[]
}

type More = Partial<Pick<FaultPattern, 'suggestion' | 'isInnocent' | 'explanation'>>

/** Words by `|`: one of them must stand in the text. */
export const crossing = (words: string, pattern: RegExp, more: More = {}): FaultPattern => ({
  explanation: tellBothWays,
  ...more,
  words: words.split('|'),
  pattern,
})

function tellBothWays({ also: half, mark = '' }: Groups): string {
  return half === undefined
    ? `“${mark}”是另一种说法里的，和前面的话接不上。读一读，只留一种说法。`
    : `这里把两种说法接在了一起：“${half}”和“${mark}”。选一种，读一读。`
}
