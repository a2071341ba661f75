import { FIRST_UNIT, LOOKS_ALIKE, SOUND_BITS } from '@zhupi/engine/tables/characters.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import { readUncounted } from './language.ts'
import { seeded } from './trainForest.ts'

const SENTENCES = 6000
/** How many characters of a sentence are wrong, as shares of the sentences: none, one, two. */
const NONE = 0.45
const ONE = 0.41
/** How likely a writer is to take a character of the same sound, syllable, near sound … */
const SOUND_WEIGHTS = [4, 2.2, 0.8, 0]
/** … and one that looks alike. */
const LOOK_WEIGHT = 3

type Slip = { unit: number; weight: number }

/** Clean sentences with characters replaced by ones that sound or look alike. */
export async function synthesize(
  data: string,
  tables: Tables,
): Promise<{ source: string; target: string }[]> {
  const draw = seeded(7)
  const slips = slipsInto(tables)
  const sentences = (await readUncounted(data))
    .flatMap((line) => line.split(/(?<=[。！？；])/))
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= 8 && length <= 60)
  return Array.from({ length: SENTENCES }, () => {
    const target = sentences[Math.floor(draw() * sentences.length)] ?? ''
    const share = draw()
    let source = target
    for (let errors = share < NONE ? 0 : share < NONE + ONE ? 1 : 2; errors > 0; errors -= 1) {
      const at = Math.floor(draw() * source.length)
      const options = slips.get(target.charCodeAt(at)) ?? []
      let left = draw() * options.reduce((sum, { weight }) => sum + weight, 0)
      const slip = options.find(({ weight }) => (left -= weight) <= 0)
      if (slip !== undefined)
        source = source.slice(0, at) + String.fromCharCode(slip.unit) + source.slice(at + 1)
    }
    return { source, target }
  })
}

/** For each character what could be written by mistake; common characters oftener. */
function slipsInto({ characters, language }: Tables): Map<number, Slip[]> {
  const { first, units, kinds } = characters
  const slips = new Map<number, Slip[]>()
  for (let place = 0; place + 1 < first.length; place += 1) {
    const unit = place + FIRST_UNIT
    const node = language.trie.roots[unit] ?? 0
    if (node === 0) continue
    for (let at = first[place] ?? 0; at < (first[place + 1] ?? 0); at += 1) {
      const kind = kinds[at] ?? 0
      const weight =
        Math.exp((language.logShares[node] ?? 0) / 2) *
        ((SOUND_WEIGHTS[kind & SOUND_BITS] ?? 0) + (kind & LOOKS_ALIKE ? LOOK_WEIGHT : 0))
      const meant = units[at] ?? 0
      const list = slips.get(meant) ?? []
      list.push({ unit, weight })
      slips.set(meant, list)
    }
  }
  return slips
}
