/**
 * What one can do to things that have no body: 成绩 is 提高, never 增长 or 养成. Source: ours, from
 * general knowledge of the language; free to use with this product.
 */
import type { Companions } from './companions.ts'
import { DEEDS_TO_ONESELF } from './deedsToOneself.ts'
import { DEEDS_TO_OTHERS } from './deedsToOthers.ts'

export const DEEDS: Companions = {
  all: `
    提高 提升 增强 加强 增加 增长 增进 扩大 加大 加快 加深 改善 改进 改正 端正 纠正 克服 解决 减轻
    缩小 缩短 减弱 完成 实现 达到 养成 树立 培养 发扬 发挥 激发 下定 鼓起 开阔 开展 举行 举办 召开
    采取 采纳 吸取 听取 掀起 遵守 履行 承担 担任 担负 节约 爱惜 爱护 参加 受到 取得 违反 建立 保持
    打扫 传播 继承 掌握 打下 陶冶 战胜 积累
  `,
  rows: [...DEEDS_TO_ONESELF, ...DEEDS_TO_OTHERS],
}
