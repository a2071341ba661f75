/**
 * Movements of hands, feet and face that are seen, as whole words; what trails them (起, 下, 进去,
 * 着) is no part of the list. Source: compiled by us. Licence: the project's own.
 */
import { wordList } from '../text/multiline.ts'

const SEEN = wordList(`
  走 跑 奔 站 坐 蹲 跪 趴 躺 爬 跳 蹦 跨 踩 踢 踮 踮脚 踏 迈 退 扑 冲 追 钻 挤 躲 绕 翻 滚 滑 摔
  绊 抓 握 攥 捏 拿 取 捧 端 举 扛 抬 搬 拎 拉 扯 拽 拖 推 按 摁 压 敲 拍 捶 揉 搓 拧 绞 叠 折 撕
  剪 切 割 砍 削 挖 刨 铲 插 拔 摘 采 捡 拾 扔 抛 甩 丢 递 塞 掏 摸 擦 抹 洗 扫 刷 浇 泼 舀 盛 夹
  嚼 咬 咽 吞 吐 喘 瞪 瞧 盯 瞄 眯 睁 闭 眨 皱 咧 撇 探 伸 缩 弯 贴 扒 扶 搀 搂 抱 背 挎 系 解 套
  裹 包 披 扎 绑 掀 揭 拨 戳 揪 挠 抚 托 撑 顶 搭 靠 倚 凑 晃 摇 抖 甩 弹 勾 挑 磨 刮 蘸 涂 贴
  转身 回头 弯腰 弯下腰 低头 低下头 抬头 抬起头 伸手 挥手 招手 摆手 点头 点点头 摇头 摇摇头 摆摆手
  挥挥手 弯着腰 低着头 昂着头 踮着脚 猫着腰 叉着腰 站起来 站起身 蹲下身 转过身 俯下身 弯下身
  咬着牙 咬紧 瞪大 睁大 竖起 卷起 挽起 撸起 踮起 探出 伸出 举起 拉开 推开 打开 关上 合上 翻开 掀开
  拧开 解开 拨开 撕开 张开 闭上 端起 捧起 拿起 抓起 捡起 拎起 提起 抬起 扛起 抱起 拉起 扶起 拔腿
  撒腿 拔出 抽出 掏出 取出 拿出 伸进 塞进 钻进 冲进 跑进 走进 冲出 跑出 跳下 跳上 爬上 爬下 坐下
  蹲下 躺下 趴下 放下 扔下 丢下 跪下 跳起 跃起 扑向 冲向 跑向 奔向 走向 递给
`)

const STEMS: ReadonlySet<string> = new Set(SEEN)
const TRAILING = '了着过起下出进回上来去开住到成在向给'

/** The word itself, or with one or two characters that trail it: 扔, 扔下, 扔下去. */
export function isMovement(word: string): boolean {
  if (word.length > 5) return false
  let stem = word
  for (let cut = 0; cut < 3 && stem !== ''; cut += 1) {
    if (STEMS.has(stem)) return true
    if (!TRAILING.includes(stem.charAt(stem.length - 1))) return false
    stem = stem.slice(0, -1)
  }
  return false
}
