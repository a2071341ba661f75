/**
 * 高兴的跑, 跑的快, 美丽地花: which of the three is meant, by what stands around (model/choice.ts).
 * Younger pupils learn it, so it is a fault; older ones know it and are asked; good writers write 的
 * for 地 on purpose, so the oldest are left alone.
 */
import { isQuoted, type Document, type Sentence } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { editsOfSentence, isParticle, leastIn } from './model/editsOfSentence.ts'
import type { Misspelling } from './model/findMisspellings.ts'

/** ln odds from which it is said, or asked, in a text full of mistakes and in a clean one. */
const SURE = [2.5, 8] as const
const ASKED = [1, 5] as const
const LAST_TAUGHT = 6
const LAST_ASKED = 9

export const particleDe: Rule = {
  id: 'particle-de',
  kind: 'fault',
  area: 'spelling',
  label: '的、地、得',
  teaches: '名字前面用“的”，动作前面说怎样地用“地”，动作后面说怎么样用“得”。',
  marks: [
    { text: '弟弟高兴的跑了过来。', quote: '的', suggestion: '地' },
    { text: '小河哗哗的流着。', quote: '的', suggestion: '地' },
    { text: '他跑的比谁都快。', quote: '的', suggestion: '得' },
    { text: '老师把卷子一道一道的改完了。', quote: '的', suggestion: '地' },
  ],
  leaves: [
    '弟弟高兴地跑了过来。',
    '小河哗哗地流着。',
    '这是一本有趣的书。',
    '他是我们班跑得最快的人。',
    '慢慢的，天黑了。',
    '雨后，绿的更绿，白的更白。',
    '黑板上是一道一道的题目。',
    '叔叔用力把装满混凝土料的方兜车推上运料架。',
    '棒槌声“啪啪”地传得很远。',
  ],
  find: (document) => {
    const { gradeLevel } = document.writing
    if (gradeLevel > LAST_ASKED) return []
    return document.sentences.flatMap((sentence): Finding[] =>
      withRepeatedWays(document, sentence).flatMap((edit) => {
        const start = sentence.start + edit.start
        const paragraph = document.paragraphs[sentence.paragraph]
        if (paragraph === undefined || isQuoted(paragraph, start)) return []
        const isSure = edit.odds > leastIn(document, ...SURE)
        const written = sentence.text.slice(edit.start, edit.end)
        const around = sentence.text.slice(Math.max(0, edit.start - 1), edit.end + 2)
        if (INNOCENT.some((pattern) => pattern.test(around))) return []
        // 我得走了: 得 is a word of its own too, so it is only asked about.
        const isFault = isSure && gradeLevel <= LAST_TAUGHT && written !== '得'
        const isAsked = gradeLevel <= LAST_TAUGHT && edit.odds > leastIn(document, ...ASKED)
        if (!isSure && !isAsked) return []
        return [
          {
            paragraph: sentence.paragraph,
            start,
            end: sentence.start + edit.end,
            suggestion: edit.to,
            explanation: isFault
              ? `这里该用“${edit.to}”：${WHY[edit.to] ?? ''}`
              : `这里的“${written}”是不是该写“${edit.to}”？${WHY[edit.to] ?? ''}`,
            ...(isFault ? {} : { doubt: edit.odds }),
          },
        ]
      }),
    )
  },
}

type Particle = Pick<Misspelling, 'start' | 'end' | 'to' | 'odds'>

/** 一道一道的改着: said twice with 一, and an action under way after it, leaves no doubt. */
const REPEATED_WAY =
  /一([\u4e00-\u9fff])一\1的(?=[\u4e00-\u9fff](?:[着了过完出起下上到在进回向给]|[，。！？；]|$))/g
const CERTAIN = 9

/** With those that need no model. */
function withRepeatedWays(document: Document, sentence: Sentence): Particle[] {
  const found: Particle[] = editsOfSentence(document, sentence).filter(isParticle)
  for (const match of sentence.text.matchAll(REPEATED_WAY)) {
    const end = match.index + match[0].length
    const next = sentence.words.find(({ start }) => start === sentence.start + end)
    if (next?.tag.startsWith('v') !== true || found.some((edit) => edit.end === end)) continue
    found.push({ start: end - 1, end, to: '地', odds: CERTAIN })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** With the character before: 绿的更绿，白的更白; 料的方兜车, no 地方; “啪啪”地传得很远. */
const INNOCENT = [/^(.)的[更越]\1/, /^.的方/, /^[”’]地/]

const WHY: Record<string, string> = {
  的: '后面是人、物或事的名字，前面的话说它是什么样的。',
  地: '后面是动作，前面的话说它是怎样做的。',
  得: '前面是动作或样子，后面的话说它怎么样、到什么程度。',
}
