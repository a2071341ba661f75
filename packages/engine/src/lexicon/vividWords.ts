/**
 * Vivid words: 绿油油, 沉甸甸, 密密麻麻, 湛蓝. Recognised by their shape; words that only share the
 * shape are left out. Source: compiled by us. Licence: the project's own.
 */
import { wordList } from '../text/multiline.ts'

const PLAIN = new Set(
  wordList(`
    金黄 雪白 碧绿 翠绿 嫩绿 墨绿 火红 通红 漆黑 湛蓝 蔚蓝 洁白 昏黄 斑驳 稀疏 茂密 朦胧 皎洁 晶莹
    弥漫 摇曳 闪烁 寂静 幽静 宁静 密密麻麻 层层叠叠 高高低低 弯弯曲曲 曲曲弯弯 星星点点 郁郁葱葱
    晃晃悠悠 稀稀疏疏 稀稀落落 零零星星 淅淅沥沥 影影绰绰 隐隐约约 斑斑驳驳 歪歪扭扭 歪歪斜斜
    鼓鼓囊囊 深深浅浅 坑坑洼洼 毛毛糙糙
  `),
)
/** How people feel and move, how often and how many: not vivid in this sense. */
const NOT_VIVID = new Set(
  wordList(`
    兴冲冲 气呼呼 气冲冲 笑眯眯 笑嘻嘻 笑呵呵 乐呵呵 乐滋滋 美滋滋 喜滋滋 眼巴巴 急匆匆 急冲冲
    慢吞吞 懒洋洋 懒散散 傻乎乎 一个个 一次次 一天天 一步步 一遍遍 一点点 一声声 一件件 一年年
    一句句 一字字 一张张 一把把 笑哈哈 笑盈盈 怒冲冲 乐悠悠 慢悠悠 孤零零 喜洋洋 老婆婆 老公公
    老爷爷 老奶奶 小星星 小宝宝 小弟弟 小妹妹 小哥哥 小姐姐 好妈妈 大妈妈 气鼓鼓 泪汪汪 泪涟涟
    恶狠狠 一阵阵 一朵朵 一片片 一颗颗 一串串 一排排 一层层
  `),
)

export function isVivid(word: string): boolean {
  if (word.length < 2 || word.length > 5) return false
  const bare = word.endsWith('的') ? word.slice(0, -1) : word
  if (PLAIN.has(bare)) return true
  return (
    bare.length === 3 &&
    bare.charAt(1) === bare.charAt(2) &&
    !'一几两'.includes(bare.charAt(0)) &&
    /^[\u3400-\u9fff]+$/.test(bare) &&
    !NOT_VIVID.has(bare)
  )
}
