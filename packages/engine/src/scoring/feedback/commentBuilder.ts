/**
 * Builds comments in which every quotation mark holds a true quote of the essay
 * (docs/decisions/ai-use-and-honesty.md).
 */
import { stableNumber } from '../../text/characters.ts'
import type { Comment, Span } from '../../types.ts'

export type CommentBuilder = {
  /** `{q}` becomes the quote. */
  add: (template: string, span?: Span) => void
  finish: () => Comment
}

/** Puts values into a template's {…}; {q} is left for the quote. */
export function fillIn(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

export function startComment(): CommentBuilder {
  let text = ''
  const quotes: Span[] = []
  return {
    add: (template, span) => {
      if (span !== undefined) quotes.push(span)
      text += span === undefined ? template : template.split('{q}').join(`“${span.quote}”`)
    },
    finish: () => ({ text, quotes }),
  }
}

export type Picker = (wordings: readonly string[], place: string) => string

/**
 * Chooses wordings: always the same for the same essay and place, and none twice while there are
 * others.
 */
export function createPicker(seed: string): Picker {
  const used = new Set<string>()
  return (wordings, place) => {
    const from = stableNumber(seed + place) % Math.max(1, wordings.length)
    const turned = [...wordings.slice(from), ...wordings.slice(0, from)]
    const wording = turned.find((candidate) => !used.has(candidate)) ?? turned[0] ?? ''
    used.add(wording)
    return wording
  }
}

/** The essay's title as our sentences can carry it: “” are for what is quoted from its text. */
export function titleIn(title: string): string {
  const plain = title
    .replace(/[“「『]/g, '‘')
    .replace(/[”」』]/g, '’')
    .replaceAll('"', '')
    .replaceAll('《', '〈')
    .replaceAll('》', '〉')
    .replace(/\s+/g, ' ')
    .trim()
  return plain === '' ? '' : `《${[...plain].slice(0, 30).join('')}》`
}
