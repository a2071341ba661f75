/** How the paragraphs begin, and what their first sentences have in common. */
import { countHan, hanGrams } from './characters.ts'
import type { Paragraph } from './document.ts'
import type { Word } from './words.ts'

/** The first sentence, or the part before its first semicolon. */
export function leadOf(paragraph: Paragraph): string {
  return /^[^；;。！？!?]*/.exec(paragraph.sentences[0]?.text ?? '')?.[0] ?? ''
}

const LINE = 30 // Chinese characters

/** The same, or the line of its own that stands before the paragraph and says what it is to show. */
export function leadingOf(paragraph: Paragraph, all: readonly Paragraph[]): string {
  const own = leadOf(paragraph)
  const before = paragraph.index > 1 ? all[paragraph.index - 1] : undefined
  const isLine = before?.sentences.length === 1 && countHan(before.text) <= LINE
  return isLine && before.text.length < own.length ? before.text : own
}

/** Chinese characters that two claims share, anywhere; fewer where both begin with them. */
const STRETCH = 4
const BEGINNING = 3

/**
 * Sub-claims of one thesis say part of it again: 读书要慢…… 读书要专……, each at the head of its paragraph
 * or on a line of its own. Of the sentences that lead paragraphs, those that take up words of another
 * one.
 */
export function countClaims(leads: readonly string[]): number {
  const stretches = leads.map((lead) => stretchesOf(lead.replaceAll(/[^\u3400-\u9fff]/g, '')))
  return stretches.filter((own, at) =>
    stretches.some(
      (other, place) => place !== at && [...own].some((stretch) => other.has(stretch)),
    ),
  ).length
}

function stretchesOf(lead: string): Set<string> {
  const stretches = new Set(hanGrams(lead, STRETCH))
  if (COUNTED.test(lead)) stretches.add('counted')
  return lead.length < BEGINNING ? stretches : stretches.add(`^${lead.slice(0, BEGINNING)}`)
}

/** 第一样是面子…… 第二样是侥幸……; 慢，首先是为了看清楚…… 慢，其次是为了留得住…… */
const COUNTED = /^.{0,4}(?:第[一二三四五]|其[一二三四五]|首先|其次|再次)|^[一二三四五][是则]/

/**
 * An essay of one thought comes back to it where paragraphs begin: the most paragraphs whose leads
 * share a word that speaks.
 */
export function countUnified(
  paragraphs: readonly Paragraph[],
  speaks: (word: Word) => boolean,
): number {
  return mostSharing(
    paragraphs.map((paragraph) => {
      const [first] = paragraph.sentences
      const end = (first?.start ?? 0) + leadOf(paragraph).length
      return (first?.words ?? []).filter((word) => word.start < end && speaks(word))
    }),
  )
}

/** And where they end: the most paragraphs whose last sentences share such a word. */
export function countClosed(
  paragraphs: readonly Paragraph[],
  speaks: (word: Word) => boolean,
): number {
  return mostSharing(
    paragraphs
      .filter(({ sentences }) => sentences.length > 1)
      .map(({ sentences }) => (sentences.at(-1)?.words ?? []).filter(speaks)),
  )
}

function mostSharing(places: readonly (readonly Word[])[]): number {
  const spread = new Map<string, number>()
  for (const words of places)
    for (const text of new Set(words.map((word) => word.text)))
      spread.set(text, (spread.get(text) ?? 0) + 1)
  return Math.max(0, ...spread.values())
}
