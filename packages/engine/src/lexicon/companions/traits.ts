/**
 * What things are like: 声音 is 清脆, never 茂盛. Images that writers make stay allowed
 (清澈的目光,
 * 温暖的声音). Source: ours, from general knowledge of the language; free to use with this product.
 */
import type { Companions } from './companions.ts'
import { TRAITS_OF_PEOPLE } from './traitsOfPeople.ts'
import { TRAITS_OF_SURROUNDINGS } from './traitsOfSurroundings.ts'
import { TRAITS_OF_OBJECTS } from './manners.ts'
import { TRAITS_OF_LIFE } from './traitsOfLife.ts'

export const TRAITS: Companions = {
  all: `
    丰富 充足 充沛 充分 丰满 饱满 丰硕 丰盛 优秀 优良 优美 优异 优越 美丽 漂亮 鲜艳 鲜明 清脆 清澈
    清新 清晰 明亮 响亮 嘹亮 洪亮 浓厚 浓郁 浓密 深厚 深刻 深远 深奥 坚定 坚强 坚固 坚决 坚硬 顽强
    严格 严厉 严肃 严重 严密 激烈 猛烈 剧烈 强烈 热烈 强大 强壮 健壮 认真 仔细 细致 精致 精细 精确
    准确 正确 繁荣 茂盛 茂密 旺盛 高尚 崇高 高超 高大 宏伟 雄伟 壮丽 巨大 庞大 重大 广大 广阔 广泛
    宽阔 宽敞 辽阔 远大 皎洁 灿烂 明媚 晴朗 和煦 温柔 和蔼 亲切 亲密 整齐 整洁 干净 新鲜 肥沃 湍急
    陡峭 平坦 安静 幽静 敏捷 灵敏 灵活 迅速 飞快 健康 苗条 魁梧 茁壮 宝贵 珍贵 贵重 昂贵 沉重 繁重
    艰巨 艰苦 艰难 辛勤 刻苦 勤奋 勤劳 悦耳 动听 悠扬 芬芳 鲜美 可口 香甜 炎热 寒冷 凉爽 坎坷 崎岖
    融洽 精彩 精湛 熟练 流利 流畅 生动 远大 浅薄 渊博 薄弱 良好 恶劣 密切 真挚 真诚 诚恳 周到 周密
    稀少 稀薄 缓慢 急促 隆重 热闹 繁华 热情 积极 活泼 开朗 诚实 谦虚
  `,
  rows: [...TRAITS_OF_OBJECTS, ...TRAITS_OF_PEOPLE, ...TRAITS_OF_SURROUNDINGS, ...TRAITS_OF_LIFE],
}
