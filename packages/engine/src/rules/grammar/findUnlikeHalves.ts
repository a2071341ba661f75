/** 我的理想是一名教师, 公园是最美的季节: what stands on both sides of 是 is of two kinds. */
import { UNLIKE, UNLIKE_KINDS } from '../../lexicon/companions/kinds.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { isEnd, tagAt, textAt } from './clauseWords.ts'
import { kindsOf, VERBS } from './companionship.ts'

const KINDS = new Map(
  UNLIKE.flatMap(({ subjects, called, advice }) => {
    const kind = { called: new Set(wordList(called)), advice }
    return wordList(subjects).map((subject) => [subject, kind] as const)
  }),
)
type Unlike = { called: ReadonlySet<string>; advice: string }
const OF_KIND = new Map(
  UNLIKE_KINDS.flatMap(([kinds, called, advice]) => {
    const unlike: Unlike = { called: new Set(wordList(called)), advice }
    return wordList(kinds).map((kind) => [kind, unlike] as const)
  }),
)
/** 是 in 不是, 是不是, 是否 and 就是说 does not call one thing another. */
const BEFORE_IS = new Set([
  '就',
  '也',
  '都',
  '更',
  '便',
  '真',
  '可',
  '确实',
  '正',
  '才',
  '一直',
  '的确',
])

export function findUnlikeHalves({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Finding[] => {
        if (word.text !== '是' || isQuoted(paragraph, word.start)) return []
        const subject = subjectBefore(words, at)
        const start = words[subjectAt(words, at)]?.start ?? word.start
        const kind = KINDS.get(subject) ?? (isPlaceName(words, at) ? PLACE : undefined)
        const called = calledBehind(words, at)
        const unlike =
          called !== undefined && kind?.called.has(called.text) === true
            ? kind
            : unlikeByKind(subject, calledBehind(words, at, true)?.text)
        const end = (called ?? calledBehind(words, at, true))?.end
        if (unlike === undefined || end === undefined) return []
        // 老师 is the name of what one is, too.
        if (
          subject === '老师' &&
          /^(?:职业|工作)$/.test(words.find((other) => other.end === end)?.text ?? '')
        )
          return []
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            explanation: `“${subject}”是“${words.find((other) => other.end === end)?.text}”吗？${unlike.advice}`,
          },
        ]
      }),
    ),
  )
}

/** A thing of several kinds is unlike what all of them are. */
function unlikeByKind(subject: string, called: string | undefined): Unlike | undefined {
  const kinds = subject.length < 2 || called === undefined ? [] : [...(kindsOf(subject) ?? [])]
  const unlike = kinds.map((kind) => OF_KIND.get(kind))
  return called !== undefined && unlike.every((one) => one?.called.has(called))
    ? unlike[0]
    : undefined
}

/** 春天的江南是……的季节 */
const PLACE = KINDS.get('公园')
const isPlaceName = (words: readonly Word[], is: number): boolean =>
  tagAt(words, is - 1) === 'ns' && textAt(words, is - 2) === '的'

function subjectAt(words: readonly Word[], is: number): number {
  let at = is - 1
  while (BEFORE_IS.has(textAt(words, at))) at -= 1
  return at
}

/** The head of the subject: it begins its clause, or stands behind 的 or 我. */
function subjectBefore(words: readonly Word[], is: number): string {
  const at = subjectAt(words, is)
  const before = textAt(words, at - 1)
  const isHead =
    at === 0 ||
    before === '的' ||
    isEnd(words, at - 1) ||
    // 孝敬父母: the deed is the subject.
    (/^[rmbq]|^n[sr]?$/.test(tagAt(words, at - 1)) && !VERBS.words.has(before))
  const isLed = words
    .slice(0, at)
    .some(({ text }) => /^(?:在|对|让|给|从|像|和|跟|为|除了)$/.test(text))
  return isHead && !isLed && !isDeed(textAt(words, at)) ? textAt(words, at) : ''
}

/** 孝敬父母 is cut as one: a deed, and no person. */
const isDeed = (subject: string): boolean =>
  subject.length > 3 && VERBS.words.has(subject.slice(0, 2))

const DEEDS = /^[当做]$|^(?:成为|担任|从事|去|能)$/

/** The last word of a plain description; one with a deed in front (是当…, 是我们玩的…) is none. */
function calledBehind(words: readonly Word[], is: number, mayDo = false): Word | undefined {
  let at = is + 1
  while (/^d$/.test(tagAt(words, at)) || ['很', '最', '我', '我们'].includes(textAt(words, at)))
    at += 1
  if (
    (!mayDo && /^(?:v|p|c)/.test(tagAt(words, at))) ||
    /^[当做想要能会在为让去来]/.test(textAt(words, at))
  )
    return undefined
  while (!isEnd(words, at + 1)) {
    // 我的理想是长大以后当一名画家: a deed.
    if ((mayDo ? /^当$|^成为$/ : DEEDS).test(textAt(words, at))) return undefined
    at += 1
  }
  const isDescribed =
    textAt(words, at - 1) === '的' ||
    /[名位个]$/.test(textAt(words, at - 1)) ||
    tagAt(words, at - 1).startsWith('a') ||
    // 最隆重的传统习惯
    (/^(?:n|b|vn)$/.test(tagAt(words, at - 1)) && textAt(words, at - 2) === '的')
  return isDescribed ? words[at] : undefined
}
