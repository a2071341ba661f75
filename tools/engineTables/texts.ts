/**
 * The running texts that are counted: the corpus of the measuring data, and everyday sentences as
 * pupils write them (everyday/*.txt, one a line, written by us; licence: the project's own), so that
 * the tables know what stands side by side at home and at school.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A line of text, what it counts for in the language table and where company is counted, and
 * whether it is kept apart: synthetic errors go into these (syntheticErrors.ts), since lines that
 * the tables have seen would be no test of them.
 */
export type Line = { text: string; weight: number; nearness: number; isApart: boolean }

const EVERYDAY = new URL('everyday/', import.meta.url)
/**
 * Our own sentences are nearest to what pupils write. More would estrange the table from the prose
 * of older ones; and what was seen once in four characters is chance there, too (language.ts).
 */
const EVERYDAY_WEIGHT = 1.4
/** Encyclopedic questions say little about which things of a child's life go together. */
const FAR_FROM_PUPILS = 0.3
/** Every so manieth line is kept apart, more of what is near to pupils. */
const APART = 16
const APART_TALES = 3
const APART_EVERYDAY = 8

export type Texts = {
  everyday: readonly Line[]
  tales: readonly Line[]
  others: readonly Line[]
}

/** `data`: shaped like the data of the quality benchmark, of which `corpus/` is read. */
export async function readTexts(data: string): Promise<Texts> {
  const corpus = async (name: string, nearness: number, apart: number) =>
    linesOf((await readFile(join(data, 'corpus', name), 'utf8')).split('\n'), 1, nearness, apart)
  return {
    everyday: linesOf(everydaySentences(), EVERYDAY_WEIGHT, 1, APART_EVERYDAY),
    tales: await corpus('train_cft.txt', 1, APART_TALES),
    others: [
      ...(await corpus('train_drcd.txt', FAR_FROM_PUPILS, APART)),
      ...(await corpus('train_cmrc.txt', FAR_FROM_PUPILS, APART)),
    ],
  }
}

/** One of ours and one of the others by turns, tales before encyclopedic texts. */
export function counted({ everyday, tales, others }: Texts): Line[] {
  const rest = [...tales, ...others]
  return Array.from({ length: Math.max(everyday.length, rest.length) })
    .flatMap((_, at) => [everyday[at] ?? [], rest[at] ?? []].flat())
    .filter(({ isApart }) => !isApart)
}

export function keptApart(...lists: readonly (readonly Line[])[]): string[] {
  return lists.flat().flatMap(({ text, isApart }) => (isApart ? [text] : []))
}

export function sentencesIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(/(?<=[。！？；])/)).map((sentence) => sentence.trim())
}

/** Each once, in an order that does not depend on the machine. */
function everydaySentences(): string[] {
  return [
    ...new Set(
      readdirSync(EVERYDAY)
        .toSorted()
        .flatMap((name) => readFileSync(new URL(name, EVERYDAY), 'utf8').split('\n')),
    ),
  ]
}

function linesOf(
  texts: readonly string[],
  weight: number,
  nearness: number,
  apart: number,
): Line[] {
  return texts.flatMap((text, at) =>
    text.trim() === '' ? [] : [{ text, weight, nearness, isApart: at % apart === 0 }],
  )
}
