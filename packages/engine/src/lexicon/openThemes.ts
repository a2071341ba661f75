/**
 * Themes that a story shows and need not name: growing up, being moved. Source: compiled by us.
 * Licence: the project's own.
 */
import { wordList } from '../text/multiline.ts'

export const OPEN_THEMES = new Set(
  wordList(`
    长大 成长 一刻 那一刻 感动 温暖 告别 选择 坚持 等待 遇见 改变 珍惜 味道 时光 回忆 童年 秘密 距离
    发现 收获 惊喜 礼物 风景 快乐 幸福 难忘 亲情 友情 友谊 勇气 成功 失败 挫折 心愿 梦想 变化 遗憾
    陪伴 爱
  `),
)
