/** How each paragraph of an essay stands on the paper: two cells in, flush, on the right; or a poem. */
import { splitParagraphs } from '../rules/length.ts'

export const PLACEMENTS = ['indented', 'flush', 'right', 'verse'] as const
export type Placement = (typeof PLACEMENTS)[number]

/** `paragraph` counts the essay's paragraphs from 0, as splitParagraphs does; a stanza ends with none. */
export type PlacedParagraph =
  | { kind: 'paragraph'; paragraph: number; text: string; placement: Placement }
  | { kind: 'gap' }

/** What the paper must know of an essay's genre. */
export type PaperForm = 'prose' | 'letter' | 'poem'

/**
 * Before a paragraph whose first-line indent its writer took back. White space to whoever trims or
 * counts, and nothing to whoever looks.
 */
export const FLUSH = '\ufeff'

/** Of each paragraph, as splitParagraphs counts them: whether its writer took its indent back. */
function findFlush(content: string): boolean[] {
  return content
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.startsWith(FLUSH))
}

/** A salutation names somebody, in a few words. */
const SALUTATION_MAX = 20
const SIGNATURE_MAX = 14
const WISH_MAX = 14
const SALUTATION = /[：:]$/
/** Stands alone, and the wish itself begins the next line. */
const WISH_LEAD = /^(?:此致|顺祝|敬祝|祝愿?(?:你|您|你们|您们|大家)?)[，,：:]?$/
const DIGIT = '[\\d〇○零一二三四五六七八九十]'
const DATE = new RegExp(
  `^(?:${DIGIT}{2,4}\\s*年)?\\s*${DIGIT}{1,3}\\s*月\\s*${DIGIT}{1,3}\\s*[日号]?$`,
)

export function placeParagraphs(content: string, form: PaperForm): PlacedParagraph[] {
  if (form === 'poem') return placeVerses(content)
  const texts = splitParagraphs(content)
  const isFlush = findFlush(content)
  const placements = isLetter(texts, form)
    ? placeLetter(texts)
    : texts.map(() => 'indented' as const)
  return texts.map((text, paragraph) => ({
    kind: 'paragraph',
    paragraph,
    text,
    placement: taken(placements[paragraph] ?? 'indented', isFlush[paragraph]),
  }))
}

/** Where paper itself puts a line elsewhere than two cells in, that stays. */
function taken(placement: Placement, isFlush: boolean | undefined): Placement {
  return isFlush === true && placement !== 'right' ? 'flush' : placement
}

/** A line of the text is a line of the poem, an empty one ends a stanza. */
function placeVerses(content: string): PlacedParagraph[] {
  const placed: PlacedParagraph[] = []
  let paragraph = 0
  for (const line of content.trim().split(/\r\n|\r|\n/)) {
    const text = line.trim()
    if (text !== '') {
      placed.push({
        kind: 'paragraph',
        paragraph,
        text,
        placement: taken('verse', line.startsWith(FLUSH)),
      })
      paragraph += 1
    } else if (placed.at(-1)?.kind === 'paragraph') placed.push({ kind: 'gap' })
  }
  return placed
}

/** Of another genre only what also ends as letters do: a line of a story may well end in a colon. */
function isLetter(texts: readonly string[], form: PaperForm): boolean {
  if (!isSalutation(texts[0])) return false
  return (
    form === 'letter' || texts.some((text) => WISH_LEAD.test(text)) || DATE.test(texts.at(-1) ?? '')
  )
}

function isSalutation(text: string | undefined): boolean {
  return text !== undefined && text.length <= SALUTATION_MAX && SALUTATION.test(text)
}

function placeLetter(texts: readonly string[]): Placement[] {
  const placements = texts.map((_, index): Placement => (index === 0 ? 'flush' : 'indented'))
  const lead = texts.findLastIndex((text) => WISH_LEAD.test(text))
  const wish = lead === -1 ? undefined : texts[lead + 1]
  const hasWish = wish !== undefined && wish.length <= WISH_MAX
  if (hasWish) placements[lead + 1] = 'flush'
  const hasDate = texts.length > 1 && DATE.test(texts.at(-1) ?? '')
  if (hasDate) placements[texts.length - 1] = 'right'
  const signature = texts.length - (hasDate ? 2 : 1)
  // Without a wish or a date before or behind it, a short last line may be the letter's own.
  if (
    signature > (hasWish ? lead + 1 : 0) &&
    (hasDate || hasWish) &&
    isSignature(texts[signature] ?? '')
  )
    placements[signature] = 'right'
  return placements
}

function isSignature(text: string): boolean {
  return text.length <= SIGNATURE_MAX && !/[。！？…：，”]$/.test(text)
}
