/** Words of one meaning in one clause, where the language lets only one of them stand. */
import type { Word } from '../../text/words.ts'
import { byWord } from '../../text/byWord.ts'

/** Groups of words that say the same, and what may stand between two of them that say it twice. */
export type Kind = {
  groups: string
  between: RegExp
  /** 图书 is no 图书 in 图书馆, but 记住 is one in 记住了. */
  areWhole?: boolean
}

type Group = { kind: Kind }

/** By word the groups that hold it. */
type Thesaurus = { entries: ReadonlyMap<string, readonly Group[]>; longest: number }

type Sense = { text: string; start: number; end: number; kind: Kind; groups: readonly Group[] }

export type SaidTwice = { one: Sense; other: Sense; between: string }

/** Between two words of one group. */
const FARTHEST = 6
/** 很着急 is cut as one word. */
const DEGREE_BEFORE = /^[很最真太更]../

export function thesaurusOf(kinds: readonly Kind[]): Thesaurus {
  const entries = byWord(
    kinds.flatMap((kind) => kind.groups.split('/').map((words) => [words, { kind }] as const)),
  )
  return { entries, longest: Math.max(...[...entries.keys()].map((word) => word.length)) }
}

/** Of each kind the longest words that begin where words of the sentence do. */
function sensesIn(text: string, words: readonly Word[], { entries, longest }: Thesaurus): Sense[] {
  const ends = new Set(words.map(({ end }) => end))
  const last = words.at(-1)?.end ?? 0
  const starts = words.flatMap((word) =>
    DEGREE_BEFORE.test(word.text) ? [word.start, word.start + 1] : word.start,
  )
  return starts.flatMap((start) => {
    const met = new Map<Kind, Sense>()
    for (let end = Math.min(last, start + longest); end > start; end -= 1) {
      const word = text.slice(start, end)
      const groups = entries.get(word) ?? []
      for (const { kind } of groups) {
        const isCut = !ends.has(end)
        if (met.has(kind) || (isCut && (kind.areWhole === true || word.length === 1))) continue
        const own = groups.filter((group) => group.kind === kind)
        met.set(kind, { text: word, start, end, kind, groups: own })
      }
    }
    return [...met.values()]
  })
}

/** Two words of one group with nothing between that parts them. */
export function saidTwiceIn(
  text: string,
  words: readonly Word[],
  thesaurus: Thesaurus,
): readonly SaidTwice[] {
  const met = sensesIn(text, words, thesaurus)
  const found: SaidTwice[] = []
  met.forEach((one, at) => {
    for (const other of met.slice(at + 1)) {
      if (other.start - one.end > FARTHEST) break
      if (other.start < one.end || !isSameSense(one, other)) continue
      const between = text.slice(one.end, other.start)
      if (!one.kind.between.test(between) || hasVerb(words, one.end, other.start)) continue
      found.push({ one, other, between })
    }
  })
  return found
}

function isSameSense(one: Sense, other: Sense): boolean {
  if (one.kind !== other.kind || one.text === other.text) return false
  // 很重很重: a quality said with its degree.
  if (one.text === `很${other.text}` || other.text === `很${one.text}`) return false
  // 握了握手: one deed, done a little.
  if (one.text.length === 1 && other.text.startsWith(one.text)) return false
  return one.groups.some((group) => other.groups.includes(group))
}

/** More than a particle between two words, and a deed in it: each may be said of another. */
function hasVerb(words: readonly Word[], from: number, to: number): boolean {
  return (
    to - from > 1 &&
    words.some(
      ({ tag, text, start, end }) =>
        tag.startsWith('v') && start >= from && end <= to && text !== '感到',
    )
  )
}
