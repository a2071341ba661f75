/** 洗碗任务由我负责洗碗, 收拾得干干净净的小院: the last word of a clause has been said in it, and nothing asks for it. */
import { isQuoted, type Document } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'

const ENDS = /^[，。！]$/
const PARTED = /[，；：、“”？…—,;:?"]/
const CONTENT = /^(?:n|v|a|l|i|z|t|s)/
/** What is set side by side, counted or compared comes twice for a reason. */
const SIDE_BY_SIDE = new Set(
  `也 又 都 比 和 跟 就 还 更 但 却 再 才 像 是 没 没有 不 与 谁 什么 哪 哪里 越 一 或 每 各 到 从 成 变 变成 成为
  叫 换 如 就是 不是 或者 还是 一样 作为 当 对 同 等于 不如 以及 看到 互相 自己 你 别人 不会 不能
  不要 越来越 为
  评为 选为 列为 称为 命名为 定为 升为 改为 改成 建成 评上 当选 荣获 获评 创建 争创
  值得 适合 需要 可供 供 便于 有待 应该 必须
  另 另外 其他 并且 大于 小于 胜过 超过 新 旧 仿佛 好像 似 似的 之 及`.split(/\s+/),
)
const OFTEN =
  /^(?:自己|我们|你们|他们|她们|大家|人们|别人|这里|那里|这样|那样|一个|一起|出来|起来|下来|回来|过来|下去|上去|回家|时候|没有|可以|同学们?|老师|爷爷|奶奶|妈妈|爸爸|弟弟|妹妹|哥哥|姐姐|孩子|里面|上面|声音|故事)$/
/** What may stand before a word that is too much: a whole clause, or a word that leads to none. */
const BEFORE = /^(?:uj|v|n|s|f|r|p|zg|d|ul)/
/** 草莓|园, 故事|机, 卖气球|的老人: the first time it only says what kind of thing another one is. */
const KIND = /^(?:ng|zg)/

const PLACE =
  /^[\u4e00-\u9fff]?[里上中下外旁边前后]$|店里$|^[站店厂园馆机树藤池盒架林地田车箱袋瓶杯盘皮汁汤叶花班课堂库房场市摊铺圈节队]$|^.{1,3}[员师者迷]$/

export function findEchoedWords(document: Document): Finding[] {
  return document.sentences.flatMap((sentence) => {
    const paragraph = document.paragraphs[sentence.paragraph]
    if (paragraph === undefined) return []
    return sentence.words.flatMap((mark, at): Finding[] => {
      const echo = ENDS.test(mark.text) ? echoBefore(sentence.words, at) : undefined
      if (echo === undefined || isQuoted(paragraph, echo.start)) return []
      const { start, end, word } = echo
      return [
        {
          paragraph: sentence.paragraph,
          start,
          end,
          explanation: `“${word}”在一句里说了两遍，后面的那个没有用处了。去掉它，读一读。`,
        },
      ]
    })
  })
}

type Echo = { start: number; end: number; word: string }

function echoBefore(words: readonly Word[], mark: number): Echo | undefined {
  const last = mark - 1
  const echo = words[last]
  const before = words[last - 1]
  if (echo === undefined || before === undefined || last < 4) return undefined
  if (echo.text.length < 2 || !CONTENT.test(echo.tag) || OFTEN.test(echo.text)) return undefined
  // Before a comma more is to come: there only what nothing has asked for is told.
  if (words[mark]?.text === '，' ? before.text !== '的' : !BEFORE.test(before.tag)) return undefined
  const hasOwner = before.text === '的' && words[last - 2]?.tag.startsWith('r') === true
  if (hasOwner) return undefined
  for (let at = last - 1; at >= 0; at -= 1) {
    const word = words[at]
    if (word === undefined || PARTED.test(word.text)) return undefined
    if (at < last - 2 && word.text === echo.text)
      return isHead(words[at + 1], echo, before)
        ? {
            start: before.text === '的' ? before.start : echo.start,
            end: echo.end,
            word: echo.text,
          }
        : undefined
    if (SIDE_BY_SIDE.has(word.text)) return undefined
  }
  return undefined
}

/** It is named the first time, and does not only tell of what kind something is. */
function isHead(next: Word | undefined, { tag }: Word, before: Word): boolean {
  if (next === undefined) return false
  if (!tag.startsWith('n')) return true
  if (next.text === '的') return /^(?:很|非常|十分|真|在|特别|太)$/.test(before.text)
  return !KIND.test(next.tag) && !PLACE.test(next.text)
}
