/** 响亮地写下, 沉重地回答: what is never done so. */
import { DEED_KINDS } from '../../lexicon/companions/deedKinds.ts'
import { NEVER_SO, ONLY_SO } from '../../lexicon/companions/waysOfDeeds.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { isEnd, MARKS, tagAt, textAt } from './clauseWords.ts'

const KINDS = new Map<string, Set<string>>()
for (const [kind, deeds] of DEED_KINDS)
  for (const deed of wordList(deeds)) KINDS.set(deed, (KINDS.get(deed) ?? new Set()).add(kind))

type Only = { taken: Set<string>; named: string }
const ONLY = new Map<string, Only>()
for (const [ways, kinds, deeds, named] of ONLY_SO)
  for (const way of wordList(ways))
    ONLY.set(way, { taken: new Set([...wordList(kinds), ...wordList(deeds)]), named })
const NEVER = new Map<string, Set<string>>()
for (const [ways, deeds] of NEVER_SO)
  for (const way of wordList(ways)) NEVER.set(way, new Set(wordList(deeds)))

/** 热烈地把…, 亲切地对我: whom it is done to comes first. */
const LEADS = new Set(wordList('把 向 给 对 朝 跟 和 替 为 在 从 往 被 用 同 将'))
/** Between way and deed. */
const SMALL = new Set(wordList('再 又 就 都 也 一起 一齐 互相 继续 去 来 没有 没'))
const FARTHEST = 6

export function findStrangeWays({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Finding[] => {
        const way = wayAt(words, at)
        const deed = way === undefined ? undefined : deedBehind(words, at)
        if (way === undefined || deed === undefined || isQuoted(paragraph, word.start)) return []
        const named = whyNot(way, deed)
        return named === undefined
          ? []
          : [
              {
                paragraph: paragraph.index,
                start: word.start,
                end: word.start + way.length,
                explanation:
                  named === ''
                    ? `“${deed}”的时候不说“${way}”。换一个合适的词来写怎样“${deed}”。`
                    : `“${way}地”常常和“${wordList(named).join('”“')}”这样的词在一起，和“${deed}”搭不上。换一个合适的词。`,
              },
            ]
      }),
    ),
  )
}

/** 热烈 before 地, and 静静地 that is cut as one. */
function wayAt(words: readonly Word[], at: number): string | undefined {
  const text = textAt(words, at)
  const way = text.endsWith('地') ? text.slice(0, -1) : text
  if (!ONLY.has(way) && !NEVER.has(way)) return undefined
  return way !== text || textAt(words, at + 1) === '地' ? way : undefined
}

function deedBehind(words: readonly Word[], way: number): string | undefined {
  let at = textAt(words, way).endsWith('地') ? way + 1 : way + 2
  while (SMALL.has(textAt(words, at))) at += 1
  const isLed = LEADS.has(textAt(words, at))
  for (let place = at; place <= at + (isLed ? FARTHEST : 0); place += 1) {
    if (isEnd(words, place) || MARKS.test(textAt(words, place))) return undefined
    const deed = deedAt(words, place)
    if (deed !== undefined) return deed
    if (place > at && tagAt(words, place).startsWith('v')) return undefined
  }
  return undefined
}

function deedAt(words: readonly Word[], at: number): string | undefined {
  const text = textAt(words, at)
  if (KINDS.has(text)) return text
  const bare = text.replace(/[着了过]$/, '')
  return bare !== '' && KINDS.has(bare) ? bare : undefined
}

/** What it goes with, '' where nothing can be named; nothing where it may be done so. */
function whyNot(way: string, deed: string): string | undefined {
  const kinds = [...(KINDS.get(deed) ?? [])]
  const only = ONLY.get(way)
  if (only !== undefined)
    return only.taken.has(deed) || kinds.some((kind) => only.taken.has(kind))
      ? undefined
      : only.named
  const never = NEVER.get(way)
  return never?.has(deed) === true || kinds.every((kind) => never?.has(kind)) ? '' : undefined
}
