/** The words of a sentence as the look for strangers reads them: who is verb, who hangs on what. */
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import { QUALITIES, VERBS } from './companionship.ts'

export const AND = new Set(['和', '与', '、', '以及', '及', '跟'])
export const ASPECT = new Set(['了', '过', '着'])
export const DEGREES = new Set(
  wordList(`
    很 非常 十分 特别 真 太 格外 越来越 最 极其 有点 有些 更 更加 挺 比较 多么 那么 这么 变得 显得
    都 也 却 又
    还 仍然 依然 已经 就 总是 一直 是 真是 不仅 不但 既 如此 相当 分外 异常 尤其 渐渐 逐渐 日益
  `),
)
/** 对工作很认真, 比成绩更优秀: the quality is somebody else's. */
const LEADING_AWAY = new Set(
  wordList('对 对于 对待 比 没有 不如 跟 像 在 从 向 为 给 用 以 由于 随着 关于 当'),
)
export const PEOPLE =
  /^(?:.*们|自己|大家|人|别人|老师|同学|孩子|学生|妈妈|爸爸|爷爷|奶奶|班级|学校|集体|全班|国家|家人|父母)$/
export const MARKS = /[，。；！？：…—“”‘’《》（）,;!?\s]/
const CLOSES = /[，。；！？…]/
/** They are taken for adverbs now and then. */
export const ONE_OF = /^[一两三几][幅张条片阵只棵朵首件句篇群双颗本座头份道股]$/
/** What a noun is for: 写作水平, 动手能力. */
const DOMAINS = new Set(
  wordList(
    '学习 写作 阅读 生活 工作 表达 动手 思考 教学 训练 锻炼 思维 生产 服务 卫生 游泳 表演 考试 管理 竞争 合作 奋斗 探索 奉献',
  ),
)
/** They are called adjectives, and are things as well: 传播文明的使命. */
export const THINGS_TOO = new Set(
  wordList(
    '文明 和平 光明 健康 安全 困难 快乐 幸福 自由 民主 秘密 危险 错误 矛盾 痛苦 烦恼 误会 真相 荣誉 名誉 正义 尊严',
  ),
)
/** Before these verbs the clause has its verb: what follows is all object. */
export const MODALS = new Set(
  wordList(
    '要 应该 必须 能够 可以 能 会 应 应当 努力 不断 逐渐 渐渐 更好地 一定 从而 进而 并 来 去',
  ),
)
/** After these words a stretch that ends in 的 has been a clause of its own. */
export const AFTERWARDS = new Set([
  '后',
  '以后',
  '之后',
  '时',
  '时候',
  '前',
  '以前',
  '之前',
  '过程',
  '中',
])

export const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

export const tagAt = (words: readonly Word[], at: number): string => words[at]?.tag ?? 'x'

/** 露出了 and 穿着 are the verbs 露出 and 穿. */
export function base({ text }: Word): string {
  const bare =
    text.length > 1 && ASPECT.has(text.slice(-1)) && text !== '穿过' ? text.slice(0, -1) : text
  return VERBS.words.has(text) ? text : bare
}

export const isVerb = (word: Word | undefined): word is Word =>
  word !== undefined && VERBS.words.has(base(word))

export const isEnd = (words: readonly Word[], at: number): boolean =>
  at >= words.length || CLOSES.test(textAt(words, at))

/** The place where the clause that goes on at `at` is over: a pause, or behind the last word. */
export function endOfClause(words: readonly Word[], at: number): number {
  let end = at
  while (!isEnd(words, end)) end += 1
  return end
}

/** The place of the first word of the clause that holds the word at `at`. */
export function startOfClause(words: readonly Word[], at: number): number {
  let start = at
  while (start > 0 && !isEnd(words, start - 1)) start -= 1
  return start
}

/** 下起, 穿上, 戴着. */
export const isGoingOn = (text: string): boolean => /^[了着过起上出到好完]$/.test(text)

/** May this word stand between a verb and its object and belong to the object alone? */
export function isModifier(words: readonly Word[], at: number, first: number): boolean {
  const text = textAt(words, at)
  const tag = tagAt(words, at)
  const next = textAt(words, at + 1)
  if (text === '的' || AND.has(text) || (isGoingOn(text) && next !== '的') || DEGREES.has(text))
    return true
  if (ONE_OF.test(text)) return true
  if (THINGS_TOO.has(text)) return next !== '的'
  if (/^(?:a|z|b|m|q|r|i|l)/.test(tag) || PEOPLE.test(text) || isQuality(words, at)) return true
  if (/^(?:n|t|s|vn)/.test(tag))
    return (
      next !== '的' && (at === first - 1 || AND.has(next) || /^(?:n|vn)/.test(tagAt(words, at + 1)))
    )
  return DOMAINS.has(text) && at === first - 1
}

/** 动听的歌声: some qualities are called verbs. */
const isQuality = (words: readonly Word[], at: number): boolean =>
  textAt(words, at + 1) === '的' && QUALITIES.words.has(textAt(words, at))

/** Before the noun a word of its clause makes it something other than the subject. */
export function isLedAway(words: readonly Word[], first: number): boolean {
  // 用绳子把行李捆好: 把 names its own thing.
  for (let at = first - 1; at >= 0 && !isEnd(words, at) && textAt(words, at) !== '把'; at -= 1)
    if (LEADING_AWAY.has(textAt(words, at)) || isVerb(words[at])) return true
  return false
}
