/**
 * Words that tie clauses and paragraphs together, by what they say. Source: compiled by us.
 * Licence: the project's own.
 */
import { wordPattern } from '../text/characters.ts'
import { wordList } from '../text/multiline.ts'

export const SEQUENCE = wordPattern(
  wordList(`
    首先 其次 再次 最后 然后 接着 后来 随后 于是 紧接着 起初 开始 先 终于 突然 忽然 这时 这时候 那时
    正在 刚 刚刚 一会儿 不一会儿 过了 第二天 清晨 早上 上午 中午 下午 傍晚 晚上 第一 第二 第三
    回到家 放学 周末 星期
  `),
)

export const LINKS = wordPattern(
  wordList(`
    因为 所以 因此 由于 于是 既然 虽然 但是 可是 然而 不过 却 尽管 即使 如果 要是 假如 只要 只有
    不但 不仅 而且 并且 甚至 无论 不管 一边 一面 或者 还是 不是 而是 正因为 从而 可见 总之 此外 另外
    同时 反之 相反 何况 况且 固然 诚然 与其 不如 宁可 除非 否则
  `),
)

/** Reasoning: an argument lives on them. */
export const REASONING = wordPattern(
  wordList(`
    因为 所以 因此 由此 可见 正因为 之所以 是因为 如果 假如 倘若 试想 难道 何尝 固然 然而 但 反之
    相反 不是 而是 与其 不如 只有 只要 既然 换言之 也就是说 归根结底 究其 根源 本质 意味着 前提 关键
    根本 原因 结果 影响 取决于 认为 我以为 诚然 当然 恰恰 正是
  `),
)

export const EVIDENCE = wordPattern(
  wordList(`
    例如 比如 譬如 正如 就像 曾经 曾说 说过 古人 古往今来 历史 数据 调查 研究 据 事实 实验 诗人 作家
    科学家 孔子 孟子 庄子 老子 司马迁 李白 杜甫 苏轼 鲁迅 爱因斯坦 居里夫人 袁隆平 屠呦呦 钱学森
    诸葛亮 陶渊明 爱迪生 牛顿 贝多芬 史铁生 海伦 曹雪芹 敦煌 屈原 文天祥 岳飞 王羲之 达尔文
  `),
)

/** Stretches that bring in a fact or somebody's words, for quoting. */
export const CITED = wordPattern(
  wordList(`
    例如 比如 譬如 正如 曾说 说过 调查显示 研究表明 数据显示 孔子 孟子 庄子 老子 司马迁 李白 杜甫
    苏轼 鲁迅 爱因斯坦 居里夫人 袁隆平 屠呦呦 钱学森 诸葛亮 陶渊明 爱迪生 牛顿 贝多芬 史铁生 海伦
    曹雪芹 敦煌 屈原 文天祥 岳飞 王羲之 达尔文
  `),
)
