/**
 * Verbs that let the reader see a body move. Source: compiled by us. Licence: the project's own.
 */
import { wordPattern } from '../text/characters.ts'
import { wordList } from '../text/multiline.ts'

export const ACTIONS = wordPattern(
  wordList(`
    跑 跳 扑 抓 握 攥 拉 拽 推 扛 抬 搬 提 拎 端 捧 抱 搂 拍 敲 打 踢 踩 跺 蹲 站 坐 躺 趴 爬 钻 翻
    滚 扔 抛 接 捡 拾 捞 摸 揉 捏 掐 揪 拧 拔 剪 切 削 擦 抹 洗 扫 拖 冲 追 赶 闯 跨 迈 踮 挪 倒 摔
    跌 滑 转身 回头 低下头 抬起头 抬头 低头 点头 摇头 摆手 挥手 招手 伸手 伸出 举起 弯腰 弯下腰 探出
    凑 靠 贴 挤 躲 藏 瞪 盯 瞥 望着 注视 咬 嚼 咽 吞 吸 吹 喘 喊 叫 嚷 笑 哭 皱 眨 努嘴 咧 撇 跪 搀
    扶 披 裹 系 撑 打开 关上 掏 塞 递 掀 揭 拨 按 戳 画 写下
  `),
)
