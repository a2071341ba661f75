/**
 * Packs the Chinese model of libime, a trigram model over words, into
 * packages/engine/tables/secondWitness.tables.gz.
 *
 *   node tools/engineTables/buildSecondWitness.ts --libime zh_CN.lm
 *
 * zh_CN.lm is of Debian's package libime-data-language-model. The same input gives the same file,
 * byte for byte.
 */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { zipWithComment } from './gzip.ts'
import { readKenlm } from './kenlm.ts'
import { isEveryday, packWitness } from './packWitness.ts'

const SOURCES = [
  'Zhupi second witness: the Chinese language model of libime (zh_CN.lm; Copyright (c) 2015-2022 CSSlayer),',
  'as Debian packages it in libime-data-language-model 1.0.16-1. LGPL-2.1-or-later; this file is under the same licence.',
  'Changed by tools/engineTables/buildSecondWitness.ts: the commonest words of everyday characters only, costs rounded to eight bits.',
].join('\n')
const FILE = new URL('../../packages/engine/tables/secondWitness.tables.gz', import.meta.url)

const { libime = '' } = parseArgs({ options: { libime: { type: 'string' } } }).values
const { words, grams } = readKenlm(readFileSync(libime))
const { bytes, counts } = packWitness(words, grams, (_, word) => isEveryday(word))
const file = zipWithComment(bytes, SOURCES)
await writeFile(FILE, file)
console.log(`${counts}, ${bytes.length} bytes, ${file.length} packed`)
