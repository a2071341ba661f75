import { wordList } from '../../../text/multiline.ts'
import type { Word } from '../../../text/words.ts'
import { textAt } from '../clauseWords.ts'

const MARK = /^[，。！？；：“”、…,;]/

/**
 * Whose object does something itself: 让我, 看见他, 请老师, 借我. What follows may be said of it.
 */
const HANDS_ON = new Set(
  wordList(`
    让 叫 教 请 帮 借 派 陪 催 劝 逼 带 领 送 求 学会 学 看 看见 看到 听 听见 听到 发现 觉得 知道
    记得 想起 梦见
    喜欢 爱 想 要 打算 准备 开始 提议 建议 决定 答应 允许 有 是 像 使 令 当 成 改 忘记 提醒 嘱咐
    叮嘱 告诉 说
    讲 问 怕 恨 希望 能 会 可以 应该 少 多 拿 来 去 到 称 称呼 认 选 推荐 号召 组织 麻烦 鼓励 指导
    反对 避免
    免得 省得 等 叫做 试着 忙着 负责 坚持 习惯 继续 值得 学着 凭 靠 如 比 跟 以 供 留 围 拿着 举着
    端着 撑着
    没有 没 剩 剩下 只剩 住 住着 坐 坐着 站 站着 出现 传来 飘来 围着 约好 罚站 远 夹 卡 好像 似乎
    存在 害怕 生怕
  `),
)

export const clauseStart = (words: readonly Word[], at: number): number => {
  let from = at
  while (from > 0 && !MARK.test(textAt(words, from - 1))) from -= 1
  return from
}

/**
 * Has the clause its doer and its deed before `at`, and is what stands between them and `at` only
 * what the deed is done to?
 */
export function hasCore(words: readonly Word[], at: number): boolean {
  const from = clauseStart(words, at)
  let verb = -1
  for (let place = at - 1; place > from; place -= 1) {
    const word = words[place]
    if (word === undefined || word.text === '的') return false
    if (word.tag.startsWith('v') && !/^[了着过来去到]$/.test(word.text)) {
      verb = place
      break
    }
  }
  if (verb < 0) return false
  return !HANDS_ON.has(textAt(words, verb)) && !HANDS_ON.has(textAt(words, verb - 1))
}

export const clauseText = (words: readonly Word[], at: number): string =>
  words
    .slice(clauseStart(words, at), at)
    .map(({ text }) => text)
    .join('')
