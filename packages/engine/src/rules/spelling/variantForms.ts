/**
 * 精采, 记念: dictionaries know them and only like 精彩 and 纪念 better. Nobody who writes so has
 * made a mistake; the writer is told which form is preferred, and decides.
 */
import { VARIANT_FORMS } from '#lexicon/variantForms.ts'
import { ASKED, type Finding } from '../rule.ts'

type Pair = { preferred: string; variant: string }

/** By the first character of the variant. */
const pairs = new Map<string, Pair[]>()
for (const line of VARIANT_FORMS) {
  const [preferred = '', variant = ''] = line.split('—')
  const first = variant.charAt(0)
  pairs.set(first, [...(pairs.get(first) ?? []), { preferred, variant }])
}

/** The same finding, or a question in its place where the edit only puts the preferred form. */
export function variantAsked(text: string, finding: Finding): Finding {
  const { start, end, suggestion } = finding
  if (suggestion === undefined || suggestion.length !== end - start) return finding
  const mended = text.slice(0, start) + suggestion + text.slice(end)
  const pair = pairHere(text, mended, start, end)
  return pair === null
    ? finding
    : {
        ...finding,
        explanation: `“${pair.variant}”也有人这样写，词典里更推荐写“${pair.preferred}”，要不要换一换？`,
        doubt: ASKED,
      }
}

/** The pair of which all changed characters are part. */
function pairHere(text: string, mended: string, start: number, end: number): Pair | null {
  const places = Array.from({ length: end - start }, (_, at) => start + at)
  const changed = places.filter((at) => text.charAt(at) !== mended.charAt(at))
  const [first = start] = changed
  const last = changed.at(-1) ?? end - 1
  for (let at = Math.max(0, first - LONGEST + 1); at <= first; at += 1) {
    for (const pair of pairs.get(text.charAt(at)) ?? []) {
      const { preferred, variant } = pair
      if (
        at + variant.length > last &&
        text.startsWith(variant, at) &&
        mended.startsWith(preferred, at)
      )
        return pair
    }
  }
  return null
}

const LONGEST = 5
