/**
 * What each family of genres shows on its surface. Source: compiled by us. Licence: the project's
 * own.
 */
import type { GenreFamily } from '@zhupi/contract/terms/genres.ts'
import { wordPattern } from '../text/characters.ts'
import { wordList } from '../text/multiline.ts'

export const GENRE_CUES: Record<Exclude<GenreFamily, 'any'>, RegExp> = {
  narrative: wordPattern(
    wordList(`
      那天 有一天 有一次 一次 记得 早上 中午 下午 晚上 傍晚 放学 周末 星期 昨天 今天 暑假 寒假 突然
      忽然 这时 后来 接着 于是 终于 回家 路上 说 问 喊 笑 走 跑 看见 听见 我 妈妈 爸爸 爷爷 奶奶
      老师 同学 朋友
    `),
  ),
  descriptive: wordPattern(
    wordList(`
      远处 近处 远远 近看 抬头 低头 走进 眼前 四周 天空 阳光 月光 微风 风 雨 雪 花 草 树 叶 湖 河 海
      山 云 鸟 春 夏 秋 冬 清晨 傍晚 颜色 香 绿 红 黄 蓝 白 像 仿佛 静 闪 飘 轻轻
    `),
  ),
  expository: wordPattern(
    wordList(`
      首先 其次 另外 一般 通常 大约 左右 分为 包括 由于 因此 因为 作用 特点 种类 方法 步骤 结构 可以
      能够 主要 例如 比如 平均 厘米 米 克 度 相当于 被称为 是一种 属于 不同 研究 数据 结果
    `),
  ),
  argumentative: wordPattern(
    wordList(`
      我认为 观点 首先 其次 因为 所以 因此 可见 由此 然而 但 如果 试想 难道 不是 而是 只有 才 只要
      古人 正如 例如 时代 社会 人生 青年 我们 应该 应当 必须 需要 意义 价值 精神 力量 选择 责任
    `),
  ),
  practical: wordPattern(
    wordList(`
      您好 你好 亲爱的 尊敬的 此致 敬礼 祝 谢谢 希望 请 倡议 建议 大家 同学们 老师们 朋友们 写信
      来信 盼 信 年 月 日
    `),
  ),
  imaginative: wordPattern(
    wordList(`
      从前 很久以前 有一天 忽然 突然 变成 变 飞 魔法 精灵 仙女 国王 公主 森林 机器人 未来 梦 会说话
      说 问 喊 小 它 宇宙 飞船 星球 神奇 奇怪 原来 从此
    `),
  ),
  response: wordPattern(
    wordList(`
      读 读完 读了 书 文章 作者 故事 主人公 感受 感想 感动 启发 启示 明白 懂得 印象 其中 这本书 情节
      想到 我也 自己 生活 让我 写道 品质 精神 诗 意象 表达
    `),
  ),
  poetry: wordPattern(
    '我 你 风 雨 花 月 星 夜 梦 春 秋 光 云 海 山 鸟 歌 心 像 啊 轻轻 静静'.split(' '),
  ),
}

/**
 * Cue words per 100 characters that the plainest of our well-fitting essays (corpus/) show. More of
 * them make no better fit.
 */
export const CUES_OF_A_FIT: Record<Exclude<GenreFamily, 'any'>, number> = {
  narrative: 3.5,
  descriptive: 1.6,
  expository: 0.6,
  argumentative: 1,
  practical: 2,
  imaginative: 1.4,
  response: 1.8,
  poetry: 2,
}

/** What happened, at some time, said and done by somebody. */
export const TELLING =
  /了(?![解不得])|着(?=[\u4e00-\u9fff，。])|[走跑站坐拿放看听说问喊笑]过|那天|有一[次天]|第二天|这时|突然|忽然|后来|刚|正(?![如是确义因])|昨天|星期|早上|晚上|下午|中午|[说道问喊叫答]：“/g

/** What is so, should be so, and why. */
export const ARGUING =
  /应[该当]|必须|只有|只要|才能|往往|人们|不是|而是|因[为此]|所以|可见|难道|如果|即使|无论|真正|人生|社会|时代|我们|意味|正如|固然|诚然|未必|反驳|以为|观点|认为|何[尝况]|恰恰|其实|并非|不妨|就是|也许|需要/g
