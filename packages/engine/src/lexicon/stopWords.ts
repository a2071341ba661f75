/**
 * Words that any two paragraphs share and that say nothing about what an essay is about. Source:
 * compiled by us. Licence: the project's own.
 */
import { wordList } from '../text/multiline.ts'

export const STOP_WORDS: ReadonlySet<string> = new Set(
  wordList(`
    我的 你的 他的 她的 它的 我们 你们 他们 她们 它们 自己 人们 大家 别人 一个 这个 那个 什么 怎么
    怎样 没有 觉得 时候 因为 所以 但是 可是 然而 如果 已经 还是 就是 不是 而是 起来 出来 下来 下去
    过来 过去 一样 一直 这样 那样 可以 知道 非常 十分 特别 许多 一些 真正 不仅 而且 之后 以后 之前
    以前 今天 现在 有些 这些 那些 只有 只要 才能 不能 不会 不要 也许 或许 一定 总是 成为 需要 应该
    一次 一种 这种 那种 不断 甚至 之中 其中 之间 为了 于是 因此 无论 即使 虽然 不同 看到 听到 想到
    得到 那么 这里 那里 这时 这次 开始 最后 终于 再次 有人 人生 生活
  `),
)
