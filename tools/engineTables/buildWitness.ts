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
import { zipWithComment } from './gzip.ts'
import { isEveryday, packWitness, type Gram } from './packWitness.ts'

const SOURCES = [
  'Zhupi witness: open-gram (lm_sc.t3g, pydict_sc.bin; Copyright (c) 1997-2010 MDBG; (c) 2010 Kov Chai, virus huo, Tinyfool)',
  'as Debian packages it in sunpinyin-data 0.1.22+20170109. CC BY-SA 3.0; this file is under the same licence.',
  'Changed by tools/engineTables/buildWitness.ts: words of everyday characters only, costs rounded to eight bits.',
].join('\n')
const FILE = new URL('../../packages/engine/tables/witness.tables.gz', import.meta.url)
/** The lexicon's first ids stand for classes of characters; the marks among them begin here. */
const FIRST_WORD = 70
const MARKS = /^[，。；？！：“”、…]$/

const { 'open-gram': folder = '' } = parseArgs({
  options: { 'open-gram': { type: 'string' } },
}).values
const { bytes, counts } = packWitness(
  readLexicon(readFileSync(join(folder, 'pydict_sc.bin'))),
  await readGrams(join(folder, 'lm_sc.txt')),
  (id, word) => id >= FIRST_WORD && (MARKS.test(word) || isEveryday(word)),
)
const file = zipWithComment(bytes, SOURCES)
await writeFile(FILE, file)
console.log(`${counts}, ${bytes.length} bytes, ${file.length} packed`)

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
