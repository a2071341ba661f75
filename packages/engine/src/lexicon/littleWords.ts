/**
 * Little words that tell how a clause is built, those of one use beside each other: a forest asks on
 * which side of a place in this list a word stands. Source: ours; free to use with this product.
 */
import { wordList } from '../text/multiline.ts'

const LITTLE_WORDS = wordList(`
  的 了 着 过 得 地 们 都 全 也 还 又 再 就 才 却 便 只 很 太 真 更 最 非常 十分 特别 不 没 没有
  别 不要
  一直 总 总是 常常 经常 已经 曾经 刚 刚刚 正 正在 终于 突然 忽然 立刻 马上 渐渐 慢慢 一起 一定 能
  会
  可以 要 想 应该 敢 肯 把 被 让 叫 使 给 对 向 往 朝 从 在 到 跟 和 与 同 比 像 为 为了 用 以 按
  因为
  所以 虽然 但是 如果 即使 只要 只有 不但 而且 既 越 一 是 有 来 去 起来 下来 出来 上 下 里 中 时
  后 前
  我 你 他 她 它 我们 你们 他们 大家 自己 这 那 这个 那个 什么 怎么 谁
`)
const PLACES = new Map(LITTLE_WORDS.map((word, at) => [word, at + 1]))

/** From 1 on; 0 for any other word. */
export function littleWordPlace(word: string): number {
  return PLACES.get(word) ?? 0
}
