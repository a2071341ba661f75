/** 把玻璃得亮堂堂, 从柜子里一个铁盒, 被窗外的雷声: read word by word, nothing is done in the clause. */
import { isQuoted, type Document } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { isEnd, tagAt, textAt } from './clauseWords.ts'
import { isAlive, isListed, kindsOf } from './companionship.ts'
import { isCounted } from './howCounted.ts'

export function findMissingDeeds({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const found = withoutDeed(words, at)
        const start = words[found?.first ?? -1]?.start
        const end = words[found?.last ?? -1]?.end
        if (found === undefined || start === undefined || end === undefined) return []
        if (isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)) return []
        return [{ paragraph: paragraph.index, start, end, explanation: found.explanation }]
      }),
    ),
  )
}

type Found = { first: number; last: number; explanation: string }

function withoutDeed(words: readonly Word[], at: number): Found | undefined {
  const text = textAt(words, at)
  if (text === '把') return afterBa(words, at)
  if (text === '从') return afterFrom(words, at)
  if (/^[向朝往]$/.test(text)) return afterTowards(words, at)
  if (text === '被') return afterBy(words, at)
  return undefined
}

/** They are things as well: 把鸡画在纸上, 把他当孩子. */
const DEEDS_TOO = /^(?:全?画|当|锯|刨|钉|锄)$/

/** 把玻璃得亮堂堂, 把枣子都进了口袋, 把花瓶在地上: between 把 and what comes of it nothing is done. */
function afterBa(words: readonly Word[], at: number): Found | undefined {
  if (/^[一两几这那大车门火]$/.test(textAt(words, at - 1)) || tagAt(words, at - 1) === 'm')
    return undefined
  let last = at
  while (!isEnd(words, last + 1) && last - at < 9) {
    const next = last + 1
    const text = textAt(words, next)
    const isLater = next > at + 1
    if (DEEDS_TOO.test(text)) return undefined
    if (isLater && text === '得' && isThing(words, last)) {
      if (!/^[zila]|^d$|^n$/.test(tagAt(words, next + 1)) || textAt(words, next + 1).length < 2)
        return undefined
      return {
        first: at,
        last: next,
        explanation: '“得”前面少了动作：把它怎么样了呢？是“擦”，还是“打扫”？补上它。',
      }
    }
    if (
      isLater &&
      /^[。！]$/.test(textAt(words, next + 1)) &&
      (isThing(words, next) || isAlive(textAt(words, next))) &&
      (isThing(words, last) || /^[和的里]$/.test(textAt(words, last))) &&
      (tagAt(words, at - 1) !== 'v' || /^(?:要|想|会|能|应该|可以)$/.test(textAt(words, at - 1))) &&
      /^[^成为给到进出]{2,8}(?<!决心|愿望|习惯|任务|目标)$/.test(textOf(words, at + 1, next))
    )
      return { first: at, last: next, explanation: '把它怎么样呢？后面少了动作，补上它。' }
    if (isLater && text === '了' && isThing(words, last) && isEnd(words, next + 1))
      return { first: at, last: next, explanation: '把它怎么样了呢？“了”前面少了动作，补上它。' }
    const from = /^[都也全]$/.test(textAt(words, last)) ? last - 1 : last
    const isDone = textAt(words, next + 1) === '了'
    if (
      isLater &&
      /^[进到成]$/.test(text) &&
      (isDone || (text === '进' && from < last)) &&
      isThing(words, from) &&
      !isEnd(words, isDone ? next + 2 : next + 1)
    )
      return {
        first: next,
        last: isDone ? next + 1 : next,
        explanation: `“${text}”前面少了动作：是“放”，还是“装”？补上它。`,
      }
    if (isLater && text === '在' && isThing(words, last) && endsInPlace(words, next + 1))
      return {
        first: at,
        last: next,
        explanation: '把它怎么样在那里呢？“在”前面少了动作：是“放”，还是“摔”？补上它。',
      }
    if (!/^(?:n|r|uj|f|s|m|q|a|b|c|t|nz|d$)/.test(tagAt(words, next)) && !isDoneThing(words, next))
      return undefined
    last = next
  }
  return undefined
}

/** 从柜子里一个铁盒: from where to the end of the clause only a thing. */
function afterFrom(words: readonly Word[], at: number): Found | undefined {
  let place = at + 1
  while (place - at < 5 && !/^[fs]/.test(tagAt(words, place))) {
    if (!/^[nrb]|^uj|^nr/.test(tagAt(words, place))) return undefined
    place += 1
  }
  const first = place + 1
  if (
    /[撕摘剪拔扯折]/.test(textOf(words, at + 1, place)) ||
    !/[里中上下]$/.test(textAt(words, place)) ||
    !/^[一两三几][个只张条本支块把件颗封朵枚束根双]$/.test(textAt(words, first))
  )
    return undefined
  let last = first
  while (!isEnd(words, last + 1)) {
    const next = last + 1
    if (!/^(?:n|nz|a|z|b|uj|s)$/.test(tagAt(words, next)) || /[出来去]/.test(textAt(words, next)))
      return undefined
    last = next
  }
  return last > first && tagAt(words, last).startsWith('n')
    ? { first, last, explanation: '前面少了动作：是“拿出”，还是“掏出”？补上它。' }
    : undefined
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join('')

/** What comes over somebody. */
const isForce = (noun: string): boolean =>
  [...(kindsOf(noun) ?? [])].some((kind) =>
    /^(?:sound|wind|rain|snow|light|smell|sun|animal|insect|bird|car|scenery)$/.test(kind),
  )

/** 被窗外的雷声，再也睡不着: what it did is not said. */
function afterBy(words: readonly Word[], at: number): Found | undefined {
  if (
    /^[vm]|^u[lz]/.test(tagAt(words, at - 1)) ||
    words.filter(({ text }) => text === '被').length > 1
  )
    return undefined
  let last = at
  while (!isEnd(words, last + 1)) {
    if (!/^(?:n|nr|ns|s|f|uj|r|a|k)$/.test(tagAt(words, last + 1))) return undefined
    last += 1
  }
  const isWhole = last - at > 1 && last - at < 6 && isForce(textAt(words, last))
  return isWhole && /[，。！]/.test(textAt(words, last + 1))
    ? { first: at, last, explanation: '被它怎么样了呢？后面少了动作，补上它。' }
    : undefined
}

/** 风筝向远处的树林。 Something goes, and nobody says how. */
function afterTowards(words: readonly Word[], at: number): Found | undefined {
  if (
    !/^(?:n|r|k)/.test(tagAt(words, at - 1)) ||
    /[面心门窗飞奔走跑冲游驶射投涌吹刮伸送推流滚落洒转]$/.test(textAt(words, at - 1))
  )
    return undefined
  let last = at
  while (!isEnd(words, last + 1)) {
    if (!/^(?:n|s|f|uj|a|z)/.test(tagAt(words, last + 1))) return undefined
    last += 1
  }
  const isSaid = words.slice(at, last).some(({ text }) => text === '的')
  const isPlace = [...(kindsOf(textAt(words, last)) ?? [])].some((kind) =>
    /^(?:place|wood|river|sea|land|mountain|road|sky|building|room)$/.test(kind),
  )
  return isSaid && isPlace && /[。！]/.test(textAt(words, last + 1))
    ? {
        first: at,
        last,
        explanation: '向那里怎么样呢？后面少了动作：是“飞去”，还是“跑去”？补上它。',
      }
    : undefined
}

/** 刚买的橡皮: the deed is only said of the thing. */
const isDoneThing = (words: readonly Word[], at: number): boolean =>
  (textAt(words, at + 1) === '的' ||
    (/^[好来完]$/.test(textAt(words, at + 1)) && textAt(words, at + 2) === '的')) &&
  textAt(words, at).length <= 2

/** 字, 玻璃: no deed that the tables take for a thing. */
const isThing = (words: readonly Word[], at: number): boolean =>
  isListed(textAt(words, at)) ||
  isCounted(textAt(words, at)) ||
  /^(?:玻璃|地板|瓷砖|窗台|校园|垃圾|菜籽|豆子|桌面|窗帘|水缸|碎纸|落叶|树叶|积木)$/.test(
    textAt(words, at),
  )

/** 在地上。 */
function endsInPlace(words: readonly Word[], from: number): boolean {
  let at = from
  while (!isEnd(words, at) && at - from < 4) at += 1
  return (
    at > from &&
    isEnd(words, at) &&
    /(?<!哪)[上里下中]$/.test(textAt(words, at - 1)) &&
    words.slice(from, at).every(({ tag }) => /^[nsfrmb]/.test(tag))
  )
}
