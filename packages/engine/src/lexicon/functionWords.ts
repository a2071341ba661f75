/**
 * Function words that have their fixed places: a sentence does not begin with 了, and 把 does not
 * stand before a full stop. Source: compiled by us. Licence: the project's own.
 */
import { compact, wordList } from '../text/multiline.ts'

const wordSet = (list: string) => new Set(wordList(list))

export const TAILS = wordSet('的 了 着 过 们 吗 呢 吧 地 得')
export const PREPOSITIONS = wordSet('在 把 被 从 对 向 给 和 与 跟 为 比 于 以 将 由 让 使')
export const ADVERBS = wordSet(
  '也 都 就 又 还 才 再 很 不 没 最 更 太 非常 十分 已经 正在 总 常 越 并 便 却 只 刚 曾',
)
export const CONJUNCTIONS = wordSet(
  '因为 如果 虽然 但是 而且 所以 可是 不仅 于是 然而 即使 尽管 只要 只有 无论 与其 或者 以及',
)
export const MEASURED = wordSet(`
  一个 一种 一次 一条 一只 一位 一片 一张 一座 一朵 这个 那个 每个 几个 这些 那些 这种 那种 一些
  许多
`)

/** The commonest characters: hardly a sentence goes without one. */
export const EVERYDAY_CHARACTERS = new Set(
  compact`
    的一是了我不在有他这个们来到上大和说地出也时年得就那要下以会可着去对里后小么心多天而能好都然没
    起还发成事只作当想看无开手十用行方又如前所见头面同三已老从两长她它很给被把让吗呢吧啊人家生过自
    己之学妈爸
  `,
)
