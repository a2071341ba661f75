/**
 * Whether a quality is plainly said of a noun, so that the tables of what is never said of it
 * (lexicon/companions) may be asked. Where a deed, a person or another noun stands
 * between, it may be said of those.
 */
import { SAID_OF_PEOPLE } from '../../lexicon/companions/saidOfPeople.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import { isEnd, startOfClause, tagAt, textAt } from './clauseWords.ts'
import { isAlive, kindsOf, QUALITIES } from './companionship.ts'

/** 胆小的缺点, 懂事的程度: the noun says what the quality is, not what it is of. */
const SHELLS = new Set(
  wordList(`
    程度 道理 原因 理由 缺点 优点 毛病 行为 想法 念头 印象 感觉 感受 样子 模样 好处 坏处 问题 现象
    办法
    故事 话 话题 主题 例子 名声 愿望 梦 秘密 时候 时刻 瞬间 日子 地方 目标 后果 结果 原则 特点 长处
    短处 本性 天性 一面 名字 开头 结尾 味道 气息 记忆 回忆 画面 镜头 一幕 场面 情景 形象 风格 事
    事情
    灰 世界 生命 力量 时光 家 城市 国家
  `),
)
/** 勤奋的道理, 谦虚的故事: what it is about is the quality of a person. */
const ABOUT = new Set(wordList('道理 教训 原因 理由 好处 话 话题 主题 例子 故事'))

export const isAbout = (quality: string, noun: string): boolean =>
  ABOUT.has(noun) && SAID_OF_PEOPLE.has(quality) && !/^[深沉浅]/.test(quality)

/** 耐心指导, 热情的服务: who does it is so. */
const DEED_NAMES = new Set(
  wordList(
    '指导 辅导 教导 引导 培训 训练 讲解 服务 照顾 照料 护理 陪伴 教育 劝导 帮助 接待 招待 款待',
  ),
)

export const isDoneSo = (quality: string, noun: string): boolean =>
  DEED_NAMES.has(noun) && SAID_OF_PEOPLE.has(quality)

/** Before it in its clause, the thing suffers what somebody else does. */
const TURNS = new Set(
  wordList('被 叫 让 使 令 给 由 用 对 向 跟 比 像 似 如 拿 以 为 把 靠 凭 除了'),
)
/** Before a quality they lead to its noun; 关于安全的电影 is about safety. */
const MEANS = new Set(wordList('用 以 在 从 把 将 被 向 沿着 顺着'))
/** They open a clause of their own: what follows has its own subject. */
const TELLS = new Set(
  wordList('觉得 感到 认为 发现 知道 看到 看见 说 让 使 听说 感觉 是 有 没有 以为 相信 希望 明白'),
)

export function isPlainlySaid(
  words: readonly Word[],
  quality: Word,
  first: number,
  last: number,
): boolean {
  const noun = words
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join('')
  const isVerb = /^v(?!n)/.test(tagAt(words, last))
  const isGlued = noun.length === 1 && /^(?:n|a|b|v)/.test(tagAt(words, first - 1))
  if (isVerb || isGlued || isDoneSo(quality.text, noun)) return false
  const at = placeOf(words, quality)
  return at < first
    ? isPlainBefore(words, at, noun, quality)
    : isPlainBehind(words, at, first, last, noun)
}

/** Also of 大 that was cut as 很大. */
const placeOf = (words: readonly Word[], { end }: Word): number =>
  words.findIndex((word) => word.end === end)

/**
 * 笑声像铃铛一样明亮: a likeness brings what is said of the other thing; 失败像磨刀石，把意志磨得锋利
 * goes on with it.
 */
export function isOfLikeness(words: readonly Word[], quality: Word, last: number): boolean {
  const clause = startOfClause(words, last)
  const isCarriedOn =
    /^[把将让使]$/.test(textAt(words, clause)) &&
    words.slice(0, clause).some(({ text }) => LIKE.test(text))
  if (isCarriedOn) return true
  const between = words.slice(last + 1, placeOf(words, quality))
  return (
    between.some(({ text }) => LIKE.test(text)) &&
    between.some(
      ({ text }) =>
        kindsOf(text) !== undefined && QUALITIES.whyNot(quality.text, text, true) === undefined,
    )
  )
}

const LIKE = /像$|^(?:如同|犹如|宛如|好似)$/

/** 锋利的目光. */
function isPlainBefore(words: readonly Word[], at: number, noun: string, { text }: Word): boolean {
  const before = textAt(words, at - 1)
  // 爱好广泛的人; 爷爷充足的经验 says nothing of 妈妈.
  const isOfOther =
    kindsOf(before) !== undefined && QUALITIES.whyNot(text, before, true) === undefined
  // 语文课本 is cut behind 课.
  if (textAt(words, at + 2 + 1) === '本' && noun.endsWith('课')) return false
  return (
    !SHELLS.has(noun) &&
    !isOfOther &&
    (tagAt(words, at - 1) !== 'p' || MEANS.has(before)) &&
    !/得$|^满|^[最像如似比]$|^看见$/.test(before)
  )
}

/** 目光很锋利, 字写得很潦草. */
function isPlainBehind(
  words: readonly Word[],
  at: number,
  first: number,
  last: number,
  noun: string,
): boolean {
  const between = words.slice(last + 1, at)
  if (between.some(({ text }) => /^(?:是|就是|最|再|比|满.*|不.*|没.*)$/.test(text))) return false
  const isDone = between.some(({ text }) => text.endsWith('得') && text !== '变得')
  const kinds = kindsOf(noun)
  if (
    isDone &&
    (isAlive(noun) || kinds?.has('team') === true || SAID_OF_PEOPLE.has(textAt(words, at)))
  )
    return false
  if (between.length === 0 && tagAt(words, last).startsWith('v')) return false
  // 妈妈的饺子 and 妈妈包的饺子 are subjects, the one of 妈妈包饺子很快 is none.
  for (let place = first - 1; place >= 0 && !isEnd(words, place); place -= 1) {
    const text = textAt(words, place)
    if (TURNS.has(text) && !(isDone && text === '把')) return false
    if (text === '的' || text === '把' || TELLS.has(text)) return true
    // 药的使用范围
    if (place === first - 1 && textAt(words, place - 1) === '的' && text.length > 1) return true
    if (/^(?:v(?!n)|p|l|i)/.test(tagAt(words, place)) && !/[上下里中后前]$/.test(text)) return false
  }
  return true
}
