/**
 * One of the thirteen: its name, its bar, and its band in a word; in primary school with stars, and
 * with what the name means.
 */
import { bandName, bandStars } from '@zhupi/contract/terms/levels.ts'
import type { Stage } from '@zhupi/contract/terms/stages.ts'
import { TRAIT_PLAIN_WORDS, type Trait } from '@zhupi/contract/terms/traits.ts'
import { Meter } from '#ui/Meter.tsx'
import './TraitLine.css'

type Props = {
  trait: { code: Trait; name: string; score: number; level: number }
  stage: Stage | null
}

export function TraitLine({ trait, stage }: Props) {
  const isPlain = stage === 'elementary'
  return (
    <span className="trait-line">
      <b>{trait.name}</b>
      <Meter value={trait.score} />
      <span className="trait-line-band">
        {isPlain && <i aria-hidden="true">{bandStars(trait.level)}</i>}
        {bandName(trait.level, stage)}
      </span>
      {isPlain && <small>{TRAIT_PLAIN_WORDS[trait.code]}</small>}
    </span>
  )
}
