/**
 * Packs open-gram, a trigram model over words, into packages/engine/tables/witness.tables.gz.
 *
 *   node tools/engineTables/buildWitness.ts --open-gram DIR
 *
 * DIR holds `pydict_sc.bin` of Debian's package sunpinyin-data, and `lm_sc.txt`: what `tslminfo -v
 * lm_sc.t3g` (package sunpinyin-utils) prints of its model. The same inputs give the same file,
 * byte for byte.
 */
import { createReadStream, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import {
  backoffByte,
  costByte,
  LONGEST_WORD,
  UNKNOWN_WORD,
  WITNESS_MAGIC,
} from '@zhupi/engine/tables/witness.ts'
import { zipWithComment } from './gzip.ts'
import { breadthFirst, Packing } from './packing.ts'
import { EVERYDAY } from './words.ts'

const SOURCES = [
  'Zhupi witness: open-gram (lm_sc.t3g, pydict_sc.bin; Copyright (c) 1997-2010 MDBG; (c) 2010 Kov Chai, virus huo, Tinyfool)',
  'as Debian packages it in sunpinyin-data 0.1.22+20170109. CC BY-SA 3.0; this file is under the same licence.',
  'Changed by tools/engineTables/buildWitness.ts: words of everyday characters only, costs rounded to eight bits.',
].join('\n')
const FILE = new URL('../../packages/engine/tables/witness.tables.gz', import.meta.url)
/** The lexicon's first ids stand for classes of characters; the marks among them begin here. */
const FIRST_WORD = 70
const MARKS = /^[，。；？！：“”、…]$/

/** −ln p and −ln of the back-off weight. */
type Entry = { cost: number; backoff: number }
type Gram = Entry & { words: readonly number[] }

const { 'open-gram': folder = '' } = parseArgs({
  options: { 'open-gram': { type: 'string' } },
}).values
const lexicon = readLexicon(readFileSync(join(folder, 'pydict_sc.bin')))
const grams = await readGrams(join(folder, 'lm_sc.txt'))

const single = grams[1] ?? []
const unknown = single.find(({ words: [id] }) => id === 0)
const kept = single
  .filter(({ words: [id = 0] }) => isKept(id))
  .toSorted((a, b) => a.cost - b.cost || (a.words[0] ?? 0) - (b.words[0] ?? 0))
// The commonest words come first: most followers then lie close together, and pack small.
const places = new Map(kept.map(({ words: [id = 0] }, at) => [id, at + 1]))
places.set(0, UNKNOWN_WORD)

const packing = new Packing()
packing.text(WITNESS_MAGIC)
const words = kept.map(({ words: [id = 0] }) => lexicon[id] ?? '')
const nodes = breadthFirst(words.map((word, at) => [word, at + 1] as const))
packing.trie(nodes)
for (const shift of [0, 8])
  packing.bytes(Uint8Array.from(nodes, ({ value }) => ((value ?? 0) >> shift) & 255))
const all = [unknown ?? { cost: 0, backoff: 0 }, ...kept]
packing.number(all.length)
packing.bytes(Uint8Array.from(all, ({ cost }) => costByte(cost)))
packing.bytes(Uint8Array.from(all, ({ backoff }) => backoffByte(backoff)))

const pairs = sorted(grams[2] ?? [])
const triples = sorted(grams[3] ?? [])
packFollowers(pairs, (at) => [at])
packing.bytes(Uint8Array.from(pairs, ({ backoff }) => backoffByte(backoff)))
const pairPlaces = new Map(pairs.map(({ words: [a = 0, b = 0] }, at) => [a * 65536 + b, at]))
packTriples()

const bytes = packing.whole()
const file = zipWithComment(bytes, SOURCES)
await writeFile(FILE, file)
console.log(
  `${all.length} words, ${pairs.length} pairs, ${triples.length} triples, ${bytes.length} bytes, ${file.length} packed`,
)

function isKept(id: number): boolean {
  const word = lexicon[id] ?? ''
  if (id < FIRST_WORD || word === '' || word.length > LONGEST_WORD) return false
  return MARKS.test(word) || [...word].every((unit) => EVERYDAY.has(unit))
}

/** Of kept words alone, by their new numbers. */
function sorted(some: readonly Gram[]): Gram[] {
  return some
    .flatMap((gram) => {
      const renamed = gram.words.map((id) => places.get(id) ?? -1)
      return renamed.includes(-1) ? [] : [{ ...gram, words: renamed }]
    })
    .toSorted((a, b) => {
      const differs = a.words.findIndex((word, at) => word !== b.words[at])
      return (a.words[differs] ?? 0) - (b.words[differs] ?? 0)
    })
}

/** How many followers each word has, their numbers as steps, their costs. */
function packFollowers(list: readonly Gram[], ownerOf: (word: number) => number[]): void {
  const counts = Array.from({ length: all.length }, () => 0)
  for (const {
    words: [first = 0],
  } of list) {
    for (const owner of ownerOf(first)) counts[owner] = (counts[owner] ?? 0) + 1
  }
  packing.number(list.length)
  packing.numbers(counts)
  packing.numbers(steps(list, 0))
  packing.bytes(Uint8Array.from(list, ({ cost }) => costByte(cost)))
}

function packTriples(): void {
  const counts = Array.from({ length: pairs.length }, () => 0)
  const known = triples.filter(({ words: [a = 0, b = 0] }) => pairPlaces.has(a * 65536 + b))
  for (const {
    words: [a = 0, b = 0],
  } of known) {
    const place = pairPlaces.get(a * 65536 + b) ?? 0
    counts[place] = (counts[place] ?? 0) + 1
  }
  packing.number(known.length)
  packing.numbers(counts)
  packing.numbers(steps(known, 1))
  packing.bytes(Uint8Array.from(known, ({ cost }) => costByte(cost)))
}

/** Each last word as its distance from the one before it under the same `owner` words. */
function steps(list: readonly Gram[], owner: number): number[] {
  return list.map((gram, at) => {
    const before = list[at - 1]
    const isSame = before?.words
      .slice(0, owner + 1)
      .every((word, place) => word === gram.words[place])
    return (gram.words.at(-1) ?? 0) - (isSame === true ? (before?.words.at(-1) ?? 0) : 0)
  })
}

/** Three little-endian numbers, the third where the words begin: UTF-32LE, each ended by a zero. */
function readLexicon(bytes: Buffer): string[] {
  const found: string[] = []
  let word = ''
  for (let at = bytes.readUInt32LE(8); at + 4 <= bytes.length; at += 4) {
    const point = bytes.readUInt32LE(at)
    if (point === 0) {
      found.push(word)
      word = ''
    } else word += String.fromCodePoint(point)
  }
  return found
}

/** Lines of word ids, −ln p, −ln of the back-off weight, under headings like `\2-gram\2500000`. */
async function readGrams(path: string): Promise<Gram[][]> {
  const found: Gram[][] = [[], [], [], []]
  let size = 0
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const heading = /^\\(\d)-gram/.exec(line)
    if (heading !== null) {
      size = Number(heading[1])
      continue
    }
    const fields = line.trim().split(/\s+/)
    if (size === 0 || fields.length <= size) continue
    found[size]?.push({
      words: fields.slice(0, size).map(Number),
      cost: Number(fields[size]),
      backoff: size < 3 ? Number(fields[size + 1]) : 0,
    })
  }
  return found
}
