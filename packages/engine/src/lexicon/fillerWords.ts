/**
 * Words of speech that carry little: an essay that leans on them says less with each sentence.
 * Children write as they speak, so primary school is judged by them least. Source: compiled by us.
 * Licence: the project's own.
 */
import { wordList } from '../text/multiline.ts'

export const FILLER_WORDS: ReadonlySet<string> = new Set(
  wordList(`
    说 就 就是 都 都是 很 非常 十分 特别 挺 好 好多 很多 许多 什么 怎么 怎么样 这样 那样 这么 这个
    那个 这些 那些 一个 有些 一些 一点 点 事情 东西 时候 觉得 想 做 弄 搞 去 来 要 会 能 得 吧 吗 呢
    啊 呀 了 也 还 又 现在 反正 的话 一下 老是 有的 知道
  `),
)
