/**
 * The engine's tables as typed arrays in shared memory (tables/shared.ts), read from the bytes of
 * packages/engine/tables/engine.tables.gz (unpacked by the caller). What is in them, from which
 * sources and under which licences, is said by the header of that file: tools/engineTables/build.ts
 * writes it.
 */
import { readChoices, type Choices } from './tables/choices.ts'
import { readCharacters, type CharacterTable } from './tables/characters.ts'
import { readCompany, type CompanyTable } from './tables/company.ts'
import { logShareAt, readLanguage, type LanguageTable } from './tables/language.ts'
import { addToRow, mayBeInRow, rowSet, type RowSet } from './tables/rowSet.ts'
import { readBytes, readText, type Reader } from './tables/reader.ts'
import { sharedDoubles, sharedHalves } from './tables/shared.ts'
import type { Rewordings } from './tables/rewordings.ts'
import { readForest, type Forest } from './tables/trees.ts'
import { nodeOf, readTrie, type Trie } from './tables/trie.ts'
import type { Witness } from './tables/witness.ts'

export type WordTable = {
  trie: Trie
  /** Per node: 0 = no word ends here, else its frequency on a logarithmic scale (`frequencyOf`). */
  weights: Uint8Array
  /** Per node: the place of its part of speech in `tagNames`. */
  tags: Uint8Array
  tagNames: readonly string[]
  /** ln of a word's share of all words, for each weight. */
  logShares: Float64Array
}

export type Tables = {
  words: WordTable
  language: LanguageTable
  company: CompanyTable
  characters: CharacterTable
  /** ln odds that an edit of rules/spelling/model is wanted. */
  spelling: Forest
  choices: Choices
  /** A far larger model of words. */
  witness: Witness
  /** One counted from other texts, for a second opinion. */
  secondWitness: Witness
  /** What else a clause could read, for rules/grammar/rewordings. */
  rewordings: Rewordings
  /**
   * For each candidate of `characters` the witness's word of that one character, beside the others
   * of its list: they are asked for one after the other.
   */
  alone: Uint16Array
  /** The pairs of characters that a word of either lexicon begins with, a row for each first one. */
  beginnings: RowSet
  /** The same with a row for each second one. */
  seconds: RowSet
  /** The pairs that stand further inside a word, a row for each first one. */
  insides: RowSet
}

/** ln share of all characters; a rarer one is not what a pupil meant. */
const COMMON = Math.log(1.5e-6)
/** Enough for what a list of ours names. */
const KNOWN = Math.log(2e-7)

/** Steps of the frequency scale per doubling: one byte reaches from 1 to 2^21. */
export const STEPS_PER_DOUBLING = 12

export function frequencyOf(weight: number): number {
  return weight === 0 ? 0 : 2 ** (weight / STEPS_PER_DOUBLING) - 1
}

export const TABLES_MAGIC = 'zhupi-tables-1'

/** What stands in files of its own beside engine.tables.gz. */
export type TablesBeside = Pick<Tables, 'witness' | 'secondWitness' | 'rewordings'>

export function readTables(bytes: Uint8Array, beside: TablesBeside): Tables {
  const reader = { bytes, at: 0 }
  const magic = readText(reader)
  if (magic !== TABLES_MAGIC) throw new Error(`not the engine's tables: ${magic.slice(0, 20)}`)
  const words = readWords(reader)
  const language = readLanguage(reader)
  const company = readCompany(reader)
  const isSeen = (unit: number, least: number) =>
    logShareAt(language, language.trie.roots[unit] ?? 0) > least && language.trie.roots[unit] !== 0
  const characters = readCharacters(
    reader,
    words,
    (unit) => isSeen(unit, COMMON),
    (unit) => isSeen(unit, KNOWN),
  )
  return {
    words,
    language,
    company,
    characters,
    spelling: readForest(reader),
    choices: readChoices(reader),
    ...beside,
    alone: wordsAlone(characters, beside.witness),
    ...pairsOf([words.trie, beside.witness.trie]),
  }
}

function wordsAlone({ units }: CharacterTable, { trie, words }: Witness): Uint16Array {
  const alone = sharedHalves(units.length)
  for (let place = 0; place < units.length; place += 1)
    alone[place] = words[trie.roots[units[place] ?? 0] ?? 0] ?? 0
  return alone
}

function pairsOf(tries: readonly Trie[]): Pick<Tables, 'beginnings' | 'seconds' | 'insides'> {
  const [beginnings, seconds, insides] = [rowSet(), rowSet(), rowSet()]
  for (const { first, units } of tries) {
    const second = first[1] ?? 0
    for (let node = 1; node < units.length; node += 1) {
      const unit = units[node] ?? 0
      for (let child = first[node] ?? 0; child < (first[node + 1] ?? 0); child += 1) {
        addToRow(node < second ? beginnings : insides, unit, units[child] ?? 0)
        if (node < second) addToRow(seconds, units[child] ?? 0, unit)
      }
    }
  }
  return { beginnings, seconds, insides }
}

/** False: no word begins with these two characters. True: one nearly always does. */
export function mayBegin({ beginnings }: Tables, unit: number, next: number): boolean {
  return mayBeInRow(beginnings, unit, next)
}

function readWords(reader: Reader): WordTable {
  const tagNames = readText(reader).split(' ')
  const trie = readTrie(reader)
  const nodes = trie.units.length
  const weights = readBytes(reader, nodes)
  const tags = readBytes(reader, nodes)
  let total = 0
  for (let node = 0; node < nodes; node += 1) total += frequencyOf(weights[node] ?? 0)
  const logShares = sharedDoubles(
    new Float64Array(256).map((_, weight) => Math.log(Math.max(frequencyOf(weight), 1) / total)),
  )
  return { trie, weights, tags, tagNames, logShares }
}

/** How often the dictionary has seen the word; 0 = it is no word. */
export function wordFrequency(tables: Tables, text: string, start = 0, end = text.length): number {
  return frequencyOf(tables.words.weights[nodeOf(tables.words.trie, text, start, end)] ?? 0)
}

/**
 * The dictionary's part of speech, as jieba names them (n, v, a, d, r, m, q, nr, ns, i …); '' for
 * no word.
 */
export function tagOf(tables: Tables, text: string, start = 0, end = text.length): string {
  const { trie, weights, tags, tagNames } = tables.words
  const node = nodeOf(trie, text, start, end)
  return node === 0 || weights[node] === 0 ? '' : (tagNames[tags[node] ?? 0] ?? '')
}
