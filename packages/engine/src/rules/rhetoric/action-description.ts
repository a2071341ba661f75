/** 动作描写: movements that the reader sees one after another. */
import { isMovement } from '../../lexicon/movements.ts'
import { UNREAL } from '../../lexicon/strengthPatterns.ts'
import { stableNumber } from '../../text/characters.ts'
import { isQuoted, type Clause } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { wordsByClause } from './clauseWords.ts'

/** Four in a long stretch, three in a short one where every clause moves. */
const MANY = { movements: 4, longest: 50 }
const DENSE = { movements: 3, longest: 32 }

/** Everybody walks and stands; what is praised is the movement that was looked for. */
const PLAIN = /^[走跑站坐躺拿洗顶]/
const LEAST_PRECISE = 2

export const actionDescription: Rule = {
  id: 'action-description',
  kind: 'strength',
  area: 'rhetoric',
  label: '动作描写',
  teaches: '把一个大动作拆成几个小动作，用准动词，读的人就像在旁边看着。',
  marks: [
    {
      text: '他弯下腰，捡起一块石头，用力抛了出去。',
      quote: '他弯下腰，捡起一块石头，用力抛了出去',
    },
    {
      text: '奶奶捏住面团，揪下一小块，捧在手心里搓圆。我看呆了。',
      quote: '奶奶捏住面团，揪下一小块，捧在手心里搓圆',
    },
  ],
  leaves: [
    '我们要抓紧时间，不要抱怨，更不要冲动。',
    '他每天跑步，回家后写作业。',
    '大家有的站着，有的坐着，有的走来走去。',
    '妈妈说：“你去搬椅子，把桌子擦了，再把书拎过来。”',
    '如果你跑起来，跳起来，扑过去，就能抓住它。',
    '他把自己坐的棉垫子抽出来，往我这边一推。',
    '它就趴在草堆里睡觉，两只耳朵搭在背上。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      if (paragraph === undefined) return []
      const words = wordsByClause(sentence)
      const clauses = sentence.clauses.filter((clause) => !isQuoted(paragraph, clause.start))
      const moves = new Map(clauses.map((clause) => [clause, movementsIn(words.get(clause) ?? [])]))
      const best = clauses
        .flatMap((_clause, at) => windowsFrom(clauses, at, moves))
        .reduce<Window | undefined>(
          (found, window) =>
            window.actions.length > (found?.actions.length ?? 0) ? window : found,
          undefined,
        )
      if (best === undefined || UNREAL.test(sentence.text)) return []
      return [
        {
          paragraph: sentence.paragraph,
          start: best.start,
          end: best.end,
          explanation: explained(best.actions),
        },
      ]
    }),
}

function explained(actions: readonly string[]): string {
  const [first = '', second = '', third = ''] = actions
  const last = actions.at(-1) ?? ''
  const wordings =
    actions.length >= MANY.movements
      ? [
          `从“${first}”到“${last}”，动作一步接一步，没有一步是空的。`,
          `“${first}”“${second}”“${third}”……一个大动作拆成了好几个小动作，过程就看清了。`,
        ]
      : [
          `“${first}”“${second}”“${third}”，几个动词接得紧、用得准，像慢镜头一样看得清。`,
          `“${first}”“${second}”“${third}”，三个动词写出三个动作，读的人跟得上。`,
          `“${first}”“${second}”“${third}”，一个动作用一个动词，不含糊。`,
        ]
  return wordings[stableNumber(actions.join('')) % wordings.length] ?? ''
}

type Window = { start: number; end: number; actions: string[] }

/**
 * Clauses that follow each other with nothing but one mark between; at most one in a row stands
 * still.
 */
function windowsFrom(
  clauses: readonly Clause[],
  at: number,
  movesOf: ReadonlyMap<Clause, string[]>,
): Window[] {
  const windows: Window[] = []
  const first = clauses[at]
  if (first === undefined) return []
  let actions: string[] = []
  let still = false
  let hasStill = false
  for (let next = at; next < Math.min(clauses.length, at + 6); next += 1) {
    const clause = clauses[next]
    const before = clauses[next - 1]
    if (
      clause === undefined ||
      clause.end - first.start > MANY.longest ||
      (next > at && before !== undefined && clause.start - before.end !== 1)
    )
      break
    const own = movesOf.get(clause) ?? []
    if (own.length === 0 && (next === at || still)) break
    still = own.length === 0
    actions = distinct([...actions, ...own])
    hasStill ||= still
    const isDense =
      !hasStill && clause.end - first.start <= DENSE.longest && actions.length >= DENSE.movements
    if (
      !still &&
      (isDense || actions.length >= MANY.movements) &&
      actions.filter((action) => !PLAIN.test(action)).length >= LEAST_PRECISE
    )
      windows.push({ start: first.start, end: clause.end, actions })
  }
  return windows
}

/** 摇 and 摇头, 披 and 披开 are one. */
function distinct(actions: readonly string[]): string[] {
  return actions.filter(
    (action, at) => actions.findIndex((other) => other.charAt(0) === action.charAt(0)) === at,
  )
}

/** 搭在背上: a part of the body, and nobody carries it. */
const ON_THE_BACK = /^背[上后]$/

/** 自己坐的棉垫子: which one it is, and nobody sits down. */
function saysWhich(word: Word, next: Word | undefined): boolean {
  return next?.text === '的' && next.start === word.end
}

function movementsIn(words: readonly Word[]): string[] {
  // 滚刷: two in one breath are the halves of a name.
  const isHalf = (word: Word, at: number) =>
    word.text.length === 1 &&
    [words[at - 1], words[at + 1]].some(
      (next) =>
        next?.text.length === 1 &&
        isMovement(next.text) &&
        (next.end === word.start || next.start === word.end),
    )
  return words
    .filter(
      (word, at) =>
        !/^[nx]/.test(word.tag) &&
        isMovement(word.text) &&
        !ON_THE_BACK.test(word.text) &&
        !isHalf(word, at) &&
        !saysWhich(word, words[at + 1]),
    )
    .map((word) => word.text)
}
