/** 应该远大的理想, 大声地自己的心愿, 墙上一幅地图, 妈妈一名护士: up to its end the clause only names a thing. */
import { isQuoted, type Document } from '../../text/document.ts'
import { regex, wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { endOfClause, isEnd, isVerb, PEOPLE, startOfClause, tagAt, textAt } from './clauseWords.ts'
import { isAlive, isListed } from './companionship.ts'

/** A deed follows them, never a bare thing. */
const LEADS = new Set(
  wordList(`
    应该 应当 必须 不断 立刻 立即 连忙 赶紧 赶忙 急忙 敢于 勇于 善于 乐于 充分 切实 认真 积极 自觉
    主动 亲手 亲自 一致 纷纷 从小 时刻 悄悄 偷偷 轻轻 紧紧 静静 默默 仔细 慢慢 渐渐 牢牢 深深 努力
    正在 不能 热情 耐心 好好
  `),
)
/** 一片欢呼, 一脸笑容 are predicates themselves. */
const MEASURED = regex()`
  ^(?:一[个位名只条件张本座幅首双顶辆棵朵支间把块颗场项次篇台盏艘股束份道句副架盆群门种部杯碗口封曲串枝根阵]|
  几[个位只条件张本座棵朵支块颗把盆]|两[个位只条件张本座棵朵支块颗把盆]|许多|很多|无数|不少|
  各种各样|各种)$
`
const OPENS_THING = /^(?:自己|这次|这项|这个|那次|那个|这些|那些|他们?|她们?|我们?|良好|远大)$/

const MODALS = new Set(['应该', '应当', '必须', '不能', '正在'])
const TIMES = /时候$|时刻$|日子$|过程$|年代$|样子$|地方$/

type Found = { first: number; last: number; explanation: string }

export function findNominal({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const found =
          afterLead(words, at) ?? likeWhat(words, at) ?? thereIs(words, at) ?? whoIs(words, at)
        const start = words[found?.first ?? -1]?.start
        const end = words[found?.last ?? -1]?.end
        if (found === undefined || start === undefined || end === undefined) return []
        if (isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)) return []
        return [{ paragraph: paragraph.index, start, end, explanation: found.explanation }]
      }),
    ),
  )
}

const said = (words: readonly Word[], first: number, last: number): string =>
  words
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join('')

/** 不能贪多的道理: the deed says what it is about. */
const WHAT_ABOUT = /(?:道理|规定|规矩|原则|原因|理由|苦衷|想法|念头)$/

/** 应该远大的理想, 积极地这次活动. */
function afterLead(words: readonly Word[], at: number): Found | undefined {
  const text = textAt(words, at)
  const isHow =
    (text === '地' &&
      /^(?:[aidzlv]|ad|an|m)/.test(tagAt(words, at - 1)) &&
      textAt(words, at - 1).length > 1) ||
    /^(?<a>.)\k<a>地$/.test(text)
  if (!isHow && !(LEADS.has(text) && textAt(words, at + 1) !== '地')) return undefined
  if (
    !isHow &&
    (at === 0 || isEnd(words, at - 1) || /^(?:的|很|非常|十分)$/.test(textAt(words, at - 1)))
  )
    return undefined
  const last = lastOfThing(words, at + 1)
  if (
    last === undefined ||
    last - at < 2 ||
    isVerb(words[at + 1]) ||
    (!MODALS.has(text) && isInsideObject(words, at))
  )
    return undefined
  const thing = said(words, at + 1, last)
  if (WHAT_ABOUT.test(thing)) return undefined
  const isOf = words
    .slice(at + 1, last)
    .some(({ text: word }) => word === '的' || word.endsWith('的'))
  if (
    thing.length < 4 ||
    (!isOf &&
      !MEASURED.test(textAt(words, at + 1)) &&
      !/^(?:这次|这项|那次)$/.test(textAt(words, at + 1)))
  )
    return undefined
  return {
    first: at + 1,
    last,
    explanation: `“${text}”后面要说做什么，“${thing}”只是一样东西：前面少了动作，补上它。`,
  }
}

/** 红得熟透的苹果: what it is like is a thing. */
function likeWhat(words: readonly Word[], at: number): Found | undefined {
  if (textAt(words, at) !== '得' || !/^[avn]/.test(tagAt(words, at - 1))) return undefined
  // 熟透的苹果, 一块红布: how it is is told by a thing alone.
  const isRipe = tagAt(words, at + 1) === 'v' && textAt(words, at + 2) === '的'
  const last = isRipe ? endOfNoun(words, at + 3) : lastOfThing(words, at + 1)
  if (last === undefined || last < at + 3) return undefined
  const thing = said(words, at + 1, last)
  if (!thing.includes('的') || /^(?:一身|一头|满|一脸)/.test(thing)) return undefined
  return { first: at, last: at + 1, explanation: '“得”和后面的词之间少了“像”，补上它。' }
}

const endOfNoun = (words: readonly Word[], at: number): number | undefined =>
  tagAt(words, at).startsWith('n') && isEnd(words, at + 1) ? at : undefined

/** 养成认真书写的习惯: the clause has its deed before. */
function isInsideObject(words: readonly Word[], at: number): boolean {
  let first = at - 1
  for (; first >= 0 && !isEnd(words, first); first -= 1)
    if (
      tagAt(words, first).startsWith('v') &&
      !/^(?:要|应该|应当|必须|能|会|想|可以|能够|一致|积极|认真|不能|站|坐|们)$/.test(
        textAt(words, first),
      ) &&
      first < at - 1
    )
      return true
  return false
}

/** 墙上一幅地图: a place, and what is there. */
function thereIs(words: readonly Word[], at: number): Found | undefined {
  if (!MEASURED.test(textAt(words, at)) || at === 0) return undefined
  const place = textAt(words, at - 1)
  if (
    !(/^[上里中下边前]$/.test(place) && tagAt(words, at - 2).startsWith('n')) &&
    !/^(?:[^，。]{1,3}[上里]|门口|门前|外面|后面|前面|旁边|河边|湖边)$/.test(place)
  )
    return undefined
  const last = lastOfThing(words, at)
  if (last === undefined || textAt(words, last + 1) !== '。') return undefined
  const first = startOfClause(words, at - 1)
  if (
    words
      .slice(first, at)
      .some(({ tag, text }) => /^(?:v|p|d|z|i)/.test(tag) || /^[在从有是到]$/.test(text))
  )
    return undefined
  // 床上一只猫，地上一条狗: told one after the other.
  if (first > 0 && words.slice(0, first).some(({ text }) => MEASURED.test(text))) return undefined
  return {
    first: at,
    last,
    explanation: `“${said(words, at, last)}”前面少了词：是“有”，是“挂着”，还是“传来”？补上它。`,
  }
}

const KIND = /^一(?:名|位|项|门|种|个)$/
/** 妈妈一名优秀的护士: somebody, and what he is. */
function whoIs(words: readonly Word[], at: number): Found | undefined {
  if (!KIND.test(textAt(words, at)) || at === 0 || isEnd(words, at - 1)) return undefined
  const last = lastOfThing(words, at)
  if (last === undefined || last < at + 2) return undefined
  const object = said(words, at, last)
  if (!object.includes('的') || (textAt(words, at) === '一个' && !isPerson(textAt(words, last))))
    return undefined
  const first = startOfClause(words, at - 1)
  const subject = words.slice(first, at)
  if (
    subject.some(
      ({ tag, text }) =>
        /^(?:v|p|z|i|c|f|m)/.test(tag) || /^(?:每|有|是|像|在|了|着|从|向|给)/.test(text),
    )
  )
    return undefined
  if (!/^(?:n|r|k|l|vn|j|d)/.test(tagAt(words, at - 1))) return undefined
  return {
    first: at - 1,
    last: at,
    explanation: `“${textAt(words, at - 1)}”和“${textAt(words, at)}”之间少了“是”，补上它，句子才完整。`,
  }
}

const isPerson = (text: string): boolean =>
  isAlive(text) ||
  PEOPLE.test(text) ||
  /(?:人|孩|孩子|女孩|男孩|员|师|生|家|手|者|同学|朋友)$/.test(text)

/** From here to the end of the clause there is one thing and what it is like: its last word. */
function lastOfThing(words: readonly Word[], from: number): number | undefined {
  const last = endOfClause(words, from) - 1
  if (last < from || !/^[。，！]/.test(textAt(words, last + 1) || '。')) return undefined
  const own = words.slice(from, last + 1)
  const head = own.at(-1)
  if (
    head === undefined ||
    !/^(?:n|vn|an)/.test(head.tag) ||
    head.text.length < 2 ||
    TIMES.test(head.text)
  )
    return undefined
  if (
    own.some(
      ({ tag, text }) =>
        /^(?:ul|uz|ug|ud|uv|p|y|f|s|t)$/.test(tag) ||
        /[了着过]$|^(?:是|有|在|把|被|也|都|就|不|没|一起|一样)$/.test(text),
    )
  )
    return undefined
  const of = own.findLastIndex(({ text }) => text === '的' || /.的$/.test(text))
  const isMeasured = MEASURED.test(own[0]?.text ?? '')
  const behind = own.slice(Math.max(of + 1, isMeasured ? 1 : 0))
  if (
    behind.some(
      ({ tag, text }) =>
        !/^(?:n|vn|an|a|b|j|m|nr|ns|nz|l|c|x)/.test(tag) || (tag === 'c' && !/^[和与]$/.test(text)),
    )
  )
    return undefined
  const before = own.slice(0, Math.max(0, of))
  const isCounted = isMeasured || OPENS_THING.test(own[0]?.text ?? '')
  if (before.some(({ tag, text }) => /^v$/.test(tag) && !isListed(text)) && !isCounted)
    return undefined
  if (before.some(({ tag }) => tag === 'v') && !isMeasured) return undefined
  if (/^[il]/.test(own[0]?.tag ?? '') && own[1]?.text !== '的') return undefined
  if (!isCounted && !/^(?:a|z|b|i|l)/.test(own[0]?.tag ?? '')) return undefined
  return last
}
