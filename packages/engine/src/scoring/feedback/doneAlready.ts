/** What an essay has done already: nobody is taught that, or asked for it. */
import { letsOthersSpeak } from '../letsOthersSpeak.ts'
import type { Features } from '../features.ts'
import type { Done, Needed } from './texts/extension.ts'

const DONE: Record<Done, (features: Features) => boolean> = {
  objects: letsOthersSpeak,
  defines: ({ defines }) => defines,
  speaks: ({ dialogues }) => dialogues >= 3,
  likens: ({ likenings }) => likenings >= 2,
  echoes: ({ structure }) => structure.echoes.length > 0,
  short: ({ written, expected }) => written < NEARLY * expected,
}

const HAS: Record<Needed, (features: Features) => boolean> = {
  likening: ({ likenings }) => likenings > 0,
  severalParagraphs: ({ paragraphs }) => paragraphs >= SEVERAL,
  points: ({ structure, family }) => family === 'argumentative' && structure.claims > 1,
}

/** Paragraphs: of fewer none can be held against another. */
const SEVERAL = 4
/** Of the asked length. */
const NEARLY = 0.95

/** Those that can be tried on this essay and are still to do; all of them where it has done each. */
export function stillOpen<Option extends { unless?: Done; needs?: Needed }>(
  options: readonly Option[],
  features: Features,
): readonly Option[] {
  const fit = options.filter(({ needs }) => needs === undefined || HAS[needs](features))
  const open = fit.filter(({ unless }) => unless === undefined || !DONE[unless](features))
  return open.length > 0 ? open : fit
}
