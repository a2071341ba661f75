/** Why a character is not the one that is meant: by its parts, its sound or its meaning. */
import { CONFUSIONS } from '../../lexicon/confusions.ts'
import {
  kindOfPair,
  LOOKS_ALIKE,
  OTHER_SOUND,
  SAME_SYLLABLE,
  SOUND_BITS,
} from '../../tables/characters.ts'
import type { Tables } from '../../tables.ts'
import { reasonFor } from './reasonFor.ts'

const reasons = new Map(
  CONFUSIONS.flatMap(({ why, pairs }) =>
    pairs.flatMap((pair) => {
      const [wrong = '', right = ''] = pair.split('→')
      if (wrong.length !== right.length) return []
      return [...wrong].flatMap((unit, at) =>
        unit === right[at] ? [] : [[unit + right.charAt(at), why] as const],
      )
    }),
  ),
)

export function explainSlip(tables: Tables, wrong: string, right: string, word: string): string {
  const reason = reasons.get(wrong + right)
  if (reason !== undefined && [...wrong, ...right].every((unit) => reason.includes(unit)))
    return reasonFor(reason, wrong, right)
  const asks = word.length > 1 ? `这里想写的是“${word}”吧？` : `这里想写的是“${right}”吧？`
  if (wrong.length > 1) return `${asks}听着一样，字却不同，写完读一读，想想每个字的意思。`
  const kind =
    kindOfPair(tables.characters, wrong.charCodeAt(0), right.charCodeAt(0)) ?? OTHER_SOUND
  if (kind & LOOKS_ALIKE) return `${asks}“${wrong}”和“${right}”样子很像，看清偏旁再下笔。`
  if ((kind & SOUND_BITS) <= SAME_SYLLABLE)
    return `${asks}“${wrong}”和“${right}”读音相近，意思不同，各组一个词比一比。`
  return `${asks}“${wrong}”和“${right}”容易弄混，各组一个词比一比。`
}
