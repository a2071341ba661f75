/** 很团聚, 十分灵感, 充足了信心: what is no quality is graded, and a quality does something. */
import { OBJECTLESS, UNGRADED } from '../../lexicon/companions/ungraded.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { isEnd, tagAt, textAt } from './clauseWords.ts'

const NEVER_GRADED = new Set(wordList(UNGRADED))
const NEVER_DOING = new Set(wordList(OBJECTLESS))
const GRADING = new Set(wordList('很 非常 十分 挺 格外'))
/** 用了十分力气: ten parts of it. */
const PARTS = new Set(wordList('力气 力量 信心 把握 决心'))
const URGING = new Set(wordList('要 应该 必须 不能 应当 要不断地 不断地 会 能'))

export function findMisusedQualities({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Finding[] => {
        const explanation = isGradedWrongly(words, at)
          ? `“${word.text}”前面不能加“${textAt(words, at - 1)}”：它不说明怎么样。换一个说明怎么样的词。`
          : doesSomething(words, at)
            ? `“${word.text}”说的是怎么样，后面不能直接带上别的东西。换一个表示动作的词。`
            : undefined
        return explanation === undefined || isQuoted(paragraph, word.start)
          ? []
          : [{ paragraph: paragraph.index, start: word.start, end: word.end, explanation }]
      }),
    ),
  )
}

function isGradedWrongly(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  const degree = textAt(words, at - 1)
  return (
    NEVER_GRADED.has(text) &&
    GRADING.has(degree) &&
    !(degree === '十分' && PARTS.has(text)) &&
    isEnd(words, at + 1)
  )
}

/** 充足了信心, 要珍贵每一分钟; 高兴了一阵 is how long, 高兴了许多 how much. */
function doesSomething(words: readonly Word[], at: number): boolean {
  if (!NEVER_DOING.has(textAt(words, at))) return false
  const next = textAt(words, at + 1)
  if (next === '了' || next === '着')
    return (
      /^(?:n|r|vn)/.test(tagAt(words, at + 2)) &&
      !/^(?:这|那|怎|起|几|多|好|点|一|半)/.test(textAt(words, at + 2))
    )
  return URGING.has(textAt(words, at - 1)) && /^(?:自己|每|每一|每个|任何|我们)/.test(next)
}
