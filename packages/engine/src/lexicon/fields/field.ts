/** What a field of school writing is (lexicon/fields). */
import { wordList } from '../../text/multiline.ts'

/**
 * What a field's subject is. `kin` are those who are called by one name all through; a neighbour or
 * a friend (`person`) has many. An `idea` is shown rather than named, and `open` fields in too many
 * ways to be told by a few words.
 */
export type FieldKind =
  | 'kin'
  | 'person'
  | 'creature'
  | 'place'
  | 'thing'
  | 'event'
  | 'idea'
  | 'open'

export type Field = {
  kind: FieldKind
  /** As tasks say it. */
  names: readonly string[]
  /** As essays show it; the names count too. */
  words: readonly string[]
}

export function field(kind: FieldKind, names: string, words: string): Field {
  const named = wordList(names)
  return { kind, names: named, words: [...new Set([...named, ...wordList(words)])] }
}
