/** Words that may be taken for one another: they share a character, or stand in one group. */
import { GROUPS } from '../../../lexicon/takenForAnother.ts'
import type { Tables } from '../../../tables.ts'
import { UNKNOWN_WORD, wordCost } from '../../../tables/witness.ts'
import { byWord } from '../../../text/byWord.ts'
import { wordList } from '../../../text/multiline.ts'
import type { Word } from '../../../text/words.ts'
import { wordIn } from '../rewordings/readClauses.ts'

/** What the two witnesses call a word. */
export type Ids = readonly [number, number]
export type Like = { text: string; tag: string; ids: Ids; isGrouped: boolean }

/** −ln p of a word alone: rarer ones no pupil means. */
const RARE = 13.5
const LOOKED_AT = /^(?:n$|v|a|z)/

type Index = {
  byCharacter: Map<number, Like[]>
  byText: Map<string, Like>
  /** What was asked for before. */
  known: Map<string, readonly Like[]>
}

const groupsOf = byWord(GROUPS.map((line) => [line, wordList(line)]))

export function likeWords(
  { text, tag }: Pick<Word, 'text' | 'tag'>,
  tables: Tables,
): readonly Like[] {
  const kind = tag.charAt(0)
  const { byCharacter, byText, known } = indexOf(tables)
  const asked = known.get(kind + text)
  if (asked !== undefined) return asked
  const found = new Map<string, Like>()
  for (let at = 0; at < text.length; at += 1)
    for (const like of byCharacter.get(text.charCodeAt(at)) ?? [])
      if (like.tag.startsWith(kind)) found.set(like.text, like)
  for (const other of groupsOf.get(text)?.flat() ?? []) {
    const like = byText.get(other)
    if (like !== undefined) found.set(other, { ...like, isGrouped: true })
  }
  found.delete(text)
  const list = [...found.values()]
  known.set(kind + text, list)
  return list
}

export function idsOf(text: string, { witness, secondWitness }: Tables): Ids {
  return [wordIn(witness, text), wordIn(secondWitness, text)]
}

const indexes = new WeakMap<Tables, Index>()

function indexOf(tables: Tables): Index {
  const known = indexes.get(tables)
  if (known !== undefined) return known
  const index: Index = { byCharacter: new Map(), byText: new Map(), known: new Map() }
  indexes.set(tables, index)
  const { trie, weights, tags, tagNames } = tables.words
  const { first, units } = trie
  const [begin, end] = [first[1] ?? 0, first[first[1] ?? 0] ?? 0]
  const areLookedAt = tagNames.map((tag) => LOOKED_AT.test(tag))
  let parent = 1
  for (let node = begin; node < end; node += 1) {
    while ((first[parent + 1] ?? 0) <= node) parent += 1
    if (weights[node] === 0 || areLookedAt[tags[node] ?? 0] !== true) continue
    const text = String.fromCharCode(units[parent] ?? 0, units[node] ?? 0)
    // Most are unknown to the witness, or rare to it: the other is not asked.
    const id = wordIn(tables.witness, text)
    if (id === UNKNOWN_WORD || wordCost(tables.witness, -1, UNKNOWN_WORD, id, -1) > RARE) continue
    const ids: Ids = [id, wordIn(tables.secondWitness, text)]
    if (ids.includes(UNKNOWN_WORD)) continue
    const tag = tagNames[tags[node] ?? 0] ?? ''
    const like = { text, tag, ids, isGrouped: false }
    index.byText.set(text, like)
    for (const unit of new Set([text.charCodeAt(0), text.charCodeAt(1)])) {
      const list = index.byCharacter.get(unit)
      if (list === undefined) index.byCharacter.set(unit, [like])
      else list.push(like)
    }
  }
  return index
}
