/**
 * 妈妈打番了水: 番 stands in words alone (lexicon/confusions/boundCharacters), and here in none. That
 * says more than how seldom it is.
 */
import { BOUND_CHARACTERS } from '#lexicon/confusions/boundCharacters.ts'
import { childOf, type Trie } from '#tables/trie.ts'
import { LONGEST_WORD } from '#tables/witness.ts'
import type { Tables } from '#tables.ts'
import type { Document, Range, Sentence } from '#text/document.ts'
import type { Word } from '#text/words.ts'
import { trustIn } from './trustIn.ts'

/** ln odds that it adds, the less the writer is trusted. */
const BOUND_ODDS = 2.5
/** 研台: of two that nobody uses a place is not the likelier. */
const PLACE = 'ns'

/** What a bound character outside all its words adds to the odds of a correction that makes a word. */
export function moreOfBound(
  document: Document,
  { start, end, sentence, word }: Range & { sentence: Sentence; word: Word | null },
): number {
  if (word === null || word.text.length === 1 || word.tag === PLACE || end > start + 1) return 0
  return isBoundElsewhere(sentence.text, start, document.tables)
    ? BOUND_ODDS * Math.max(0, 1 - trustIn(document))
    : 0
}

/** Whether a bound character stands at `at`, in no word of the dictionary or of a witness. */
function isBoundElsewhere(text: string, at: number, tables: Tables): boolean {
  if (!BOUND_CHARACTERS.has(text.charAt(at))) return false
  const { words, witness, secondWitness } = tables
  return !(
    standsInWord(text, at, words.trie, (node) => (words.weights[node] ?? 0) > 0) ||
    standsInWord(text, at, witness.trie, (node) => witness.words[node] !== 0) ||
    standsInWord(text, at, secondWitness.trie, (node) => secondWitness.words[node] !== 0)
  )
}

function standsInWord(
  text: string,
  at: number,
  trie: Trie,
  isWord: (node: number) => boolean,
): boolean {
  for (let start = Math.max(0, at - LONGEST_WORD + 1); start <= at; start += 1) {
    let node = 0
    for (let end = start; end < Math.min(text.length, start + LONGEST_WORD); end += 1) {
      node = childOf(trie, node, text.charCodeAt(end))
      if (node === 0) break
      if (end >= at && end > start && isWord(node)) return true
    }
  }
  return false
}
