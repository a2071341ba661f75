/** What an essay has done already: nobody is taught that, or asked for it. */
import { letsOthersSpeak } from '../letsOthersSpeak.ts'
import type { Features } from '../features.ts'
import type { Done } from './texts/extension.ts'

const DONE: Record<Done, (features: Features) => boolean> = {
  objects: letsOthersSpeak,
  defines: ({ defines }) => defines,
  speaks: ({ dialogues }) => dialogues >= 3,
  likens: ({ likenings }) => likenings >= 2,
  echoes: ({ structure }) => structure.echoes.length > 0,
  short: ({ written, expected }) => written < NEARLY * expected,
}

/** Of the asked length. */
const NEARLY = 0.95

/** Those that this essay still has to do; all where it has done each of them. */
export function stillOpen<Option extends { unless?: Done }>(
  options: readonly Option[],
  features: Features,
): readonly Option[] {
  const open = options.filter(({ unless }) => unless === undefined || !DONE[unless](features))
  return open.length > 0 ? open : options
}
