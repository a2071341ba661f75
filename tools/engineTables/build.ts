/**
 * Counts the engine's tables (beside the witness, which buildWitness.ts packs), fits its spelling model and writes
 * packages/engine/tables/engine.tables.gz. Takes some minutes.
 *
 *   node tools/engineTables/build.ts --data DIR
 *
 * DIR is shaped like the data of the quality benchmark: `corpus/` is counted together with our own
 * everyday sentences (everyday/), `spelling/*.dev.jsonl` teaches the spelling model. No text of
 * DIR stands in the file, only counts and weights. The same inputs give the same file, byte for
 * byte. A new build moves the model's odds: measure the thresholds of rules/spelling with it.
 */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { dict } from '@node-rs/jieba/dict.js'
import { readTables, TABLES_MAGIC } from '@zhupi/engine/tables.ts'
import { readTablesBeside } from '@zhupi/engine/tables/shippedTables.ts'
import type { Choices } from '@zhupi/engine/tables/choices.ts'
import type { Forest } from '@zhupi/engine/tables/trees.ts'
import { packCharacters } from './characters.ts'
import { zipWithComment } from './gzip.ts'
import { packChoices, teachChoices } from './choice.ts'
import { packCompany } from './company.ts'
import { countLanguage, packLanguage } from './language.ts'
import { Packing } from './packing.ts'
import { countPairs, readSpellingRows, trainSpelling, type SpellingRow } from './spelling.ts'
import { counted, readTexts, sentencesIn } from './texts.ts'
import { packForest } from './trainForest.ts'
import { packWords, readDictionary } from './words.ts'

/** What the file's header says of its content: each line a source and its licence. */
const SOURCES = readFileSync(new URL('sources.txt', import.meta.url), 'utf8').trimEnd()
const FILE = new URL('../../packages/engine/tables/engine.tables.gz', import.meta.url)
/** The model before it is trained: for tables that training itself reads. */
const UNTRAINED: Forest = {
  base: 0,
  depth: 1,
  features: new Uint8Array(),
  thresholds: new Float32Array(),
  leaves: new Float32Array(),
}
const UNTAUGHT: Choices = { pairs: new Set(), weights: new Int8Array() }

const { data = '' } = parseArgs({ options: { data: { type: 'string' } } }).values
const beside = readTablesBeside()
const dictionary = readDictionary(new TextDecoder().decode(dict))
const texts = await readTexts(data)
const lines = counted(texts)
const base = new Packing()
base.text(TABLES_MAGIC)
packWords(base, dictionary)
packLanguage(base, countLanguage(lines, dictionary))
packCompany(base, lines)

const rows = await readSpellingRows(data)
const choices = teachChoices(
  sentencesIn(lines.map(({ text }) => text)),
  readTables(pack([], UNTRAINED, UNTAUGHT), beside),
)
const forest = trainSpelling(texts, rows, (some) =>
  readTables(pack(some, UNTRAINED, choices), beside),
)
const bytes = pack(rows, forest, choices)
const file = zipWithComment(bytes, SOURCES)
await writeFile(FILE, file)
console.log(
  `${dictionary.length} words, ${rows.length} rows, ${bytes.length} bytes, ${file.length} packed`,
)

function pack(some: readonly SpellingRow[], model: Forest, taught: Choices): Uint8Array {
  const packing = new Packing()
  packing.bytes(base.whole())
  packCharacters(packing, countPairs(some))
  packForest(packing, model)
  packChoices(packing, taught)
  return packing.whole()
}
