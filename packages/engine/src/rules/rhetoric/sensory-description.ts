/** 感官描写: what is seen, heard, smelt, tasted and felt, two or more in one breath. */
import { NATURE } from '../../lexicon/nature.ts'
import { isVivid } from '../../lexicon/vividWords.ts'
import { SENSED, UNREAL } from '../../lexicon/strengthPatterns.ts'
import { isQuoted, type Clause } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { wordsByClause } from './clauseWords.ts'
import { regex } from '../../text/multiline.ts'

const HEARD = regex()`
  沙沙|哗哗|叮咚|叮当|呼呼|轰隆|滴答|嘀嗒|咕咚|扑通|咯咯|嘎吱|吱呀|嗡嗡|叽叽喳喳|淅淅沥沥|潺潺|
  咔嚓|咚咚|噼|窸|呜呜|啪|砰|嗖
`
const SMELT = /香|臭/
const TASTED = /甜|酸|辣|苦/
const FELT = /^[毛软硬热凉冷湿沉暖滑黏温]|滚烫|冰凉|柔软|粗糙|光滑|刺骨/
const SENSES: ReadonlySet<string> = new Set(
  SENSED.source.split('|').filter((word) => !word.endsWith('的')),
)
const LEAST_SENSED = 2
const LONGEST = 56

export const sensoryDescription: Rule = {
  id: 'sensory-description',
  kind: 'strength',
  area: 'rhetoric',
  label: '感官描写',
  teaches: '调动眼睛、耳朵、鼻子、舌头和手去写，景物就立体了。',
  marks: [
    {
      text: '金黄的玉米挂满屋檐，晒场上飘来一阵清香。',
      quote: '金黄的玉米挂满屋檐，晒场上飘来一阵清香',
    },
    {
      text: '我把手伸进溪水里，凉丝丝的，耳边只有潺潺的水声。',
      quote: '我把手伸进溪水里，凉丝丝的，耳边只有潺潺的水声',
    },
  ],
  leaves: [
    '他穿着红色的衣服去上学。',
    '如果有一块柔软的草地，闻着花香该多好。',
    '妈妈说：“汤热乎乎的，香喷喷的，快喝。”',
    '我爱我的家乡。',
    '荷花有红的，有白的，有粉的。',
    '大家高高兴兴、热热闹闹地出发了。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      if (paragraph === undefined) return []
      const words = wordsByClause(sentence)
      const clauses = sentence.clauses.filter((clause) => !isQuoted(paragraph, clause.start))
      const sensed = new Map(clauses.map((clause) => [clause, sensedIn(words.get(clause) ?? [])]))
      const best = clauses
        .flatMap((_clause, at) => windowsFrom(clauses, at, sensed))
        .reduce<Window | undefined>(
          (found, window) => (window.sensed.length > (found?.sensed.length ?? 0) ? window : found),
          undefined,
        )
      if (best === undefined || best.sensed.length < LEAST_SENSED || UNREAL.test(sentence.text))
        return []
      const isScene = sentence.words.some(
        (word) => word.start >= best.start && word.end <= best.end && NATURE.has(word.text),
      )
      return [
        {
          paragraph: sentence.paragraph,
          start: best.start,
          end: best.end,
          explanation: explained(best.sensed),
          ...(isScene ? { label: '景物描写' } : {}),
        },
      ]
    }),
}

type Window = { start: number; end: number; sensed: string[] }

/** Up to four clauses with one mark between; the last of them is sensed. */
function windowsFrom(
  clauses: readonly Clause[],
  at: number,
  sensedOf: ReadonlyMap<Clause, string[]>,
): Window[] {
  const first = clauses[at]
  if (first === undefined) return []
  const windows: Window[] = []
  let sensed: string[] = []
  for (let next = at; next < Math.min(clauses.length, at + 4); next += 1) {
    const clause = clauses[next]
    const before = clauses[next - 1]
    if (
      clause === undefined ||
      clause.end - first.start > LONGEST ||
      (next > at && before !== undefined && clause.start - before.end !== 1)
    )
      break
    const own = sensedOf.get(clause) ?? []
    sensed = [...new Set([...sensed, ...own])]
    if (own.length > 0) windows.push({ start: first.start, end: clause.end, sensed })
  }
  return windows
}

/** 红的、白的 alone name colours as a list does. */
function sensedIn(words: readonly Word[]): string[] {
  const all = [
    ...new Set(
      words
        .map((word) => word.text.replace(/的$/, ''))
        .filter((word) => SENSES.has(word) || isVivid(word)),
    ),
  ]
  return all.filter((word) => !all.some((other) => other !== word && other.includes(word)))
}

function senseOf(word: string): string {
  return HEARD.test(word)
    ? '听得见'
    : SMELT.test(word)
      ? '闻得到'
      : TASTED.test(word)
        ? '尝得出'
        : FELT.test(word)
          ? '摸得着'
          : '看得见'
}

/** Words of two senses are named before two of one. */
function explained(sensed: readonly string[]): string {
  const [first = ''] = sensed
  const other = sensed.find((word) => senseOf(word) !== senseOf(first))
  if (other !== undefined)
    return `“${first}”${senseOf(first)}，“${other}”${senseOf(other)}，不止用了一种感觉，读的人就像在那里。`
  return `“${first}”“${sensed[1] ?? ''}”，${senseOf(first)}的东西写得具体，画面就清楚了。`
}
