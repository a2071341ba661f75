/** 送给我一漂亮的书签, 养了五金鱼: a number runs into the thing, and nothing counts it. */
import { IDIOM_LOOKS } from '../../lexicon/idiomLooks.ts'
import { OPEN_LOOKS } from '../../lexicon/openLooks.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { isEnd, tagAt, textAt } from './clauseWords.ts'
import { isAlive, kindsOf, QUALITIES } from './companionship.ts'
import { isCounted, isMeasureWord } from './howCounted.ts'

const NUMBER =
  /^(?:[一两三四五六七八九几]|[二三四五六七八九]?十[一二三四五六七八九]?|几十|一百|两百|好几|十几)$/
const IDIOMS = new Set(IDIOM_LOOKS.split('|'))
const MORE_LOOKS = new Set(
  wordList(`
    热乎乎 毛茸茸 胖乎乎 亮晶晶 红彤彤 绿油油 金灿灿 沉甸甸 香喷喷 圆滚滚 弯弯 高高 长长 圆圆 红红
    黄黄 厚厚 薄薄 细细 小小 大大 淡淡 浓浓 白白 悠扬 清脆 响亮 宽敞明亮 又大又红 又高又大 又香又甜
    五彩 彩色 红色 绿色 蓝色 黄色 白色 黑色 紫色 粉色 金色 银色 粉红色 金黄色 乌黑 雪白
  `),
)
/** They are counted, and have no other use behind a bare number. */
const MORE_THINGS = new Set(
  wordList(`
    同学 小朋友 运动员 老师 小孩 孩子 男孩 女孩 小男孩 小女孩 老人 老爷爷 老奶奶 叔叔 阿姨 队员 客人
    暖流 阳光 瀑布 小岛 水杯 钱包 书签 浓茶 面包 毛巾 小桥 小树 小鸟 小鸡 小鸭 小鱼 小狗 小猫 金鱼
    铅笔 钢笔 气球 苹果 鸡蛋 蛋糕 故事书 连衣裙 一等奖 二等奖 三等奖 奖状 奖牌 玩具 布娃娃 小伙伴
    好朋友 风筝 雨伞 自行车 汽车 小船 帽子 衣服 裤子 裙子 袜子 手套 围巾 桌子 椅子 信 小虫 蝴蝶
    蜻蜓 蜜蜂 蚂蚁 燕子 鸽子 松鼠 小白兔 兔子 乌龟 蝌蚪 青蛙 梧桐树 柳树 桃树 苹果树 石榴树 大树
  `),
)
const SHORT_THINGS = /^[鱼鸡鸭书猫狗兔鹅]$/
const VESSELS =
  /^(?:篮子|盒子|箱子|袋子|盘子|筐子|桶子|瓶子|杯子|车子|罐子|坛子|盆子|碟子|勺子|口袋|架子|池子|锅|屋子|桌子|肚子|书包|院子|本书)$/
/** What stands before a counted thing that is done something to, or is there. */
const BEFORE =
  /^(?:[了着过有到来给和、、吃喝买养种捡]|还有|看到|看见|来到|送给|递给|得到|收到|走来|传来|拿来|带来|买来|端来|遇到|遇见|有着|共有|我|他|她|你|我们|他们)$/

export function findUncounted({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Finding[] => {
        const next = words[at + 1]
        if (next === undefined || !NUMBER.test(word.text) || next.start !== word.end) return []
        if (isQuoted(paragraph, word.start) || !isUncounted(words, at)) return []
        return [
          {
            paragraph: paragraph.index,
            start: word.start,
            end: next.end,
            explanation: `“${word.text}”和“${next.text}”之间少了量词：是“个”“条”，还是别的？补上它。`,
          },
        ]
      }),
    ),
  )
}

function isUncounted(words: readonly Word[], at: number): boolean {
  const before = textAt(words, at - 1)
  const isOpening = at === 0 || isEnd(words, at - 1)
  if (
    !isOpening &&
    !BEFORE.test(before) &&
    !before.endsWith('来') &&
    !/^u[lzg]$/.test(tagAt(words, at - 1))
  )
    return false
  const text = textAt(words, at + 1)
  if (isMeasureWord(text)) return false
  if (isLook(text) && !isOpening)
    return (
      isNoun(words, text.endsWith('的') ? at + 2 : at + 3) &&
      (text.endsWith('的') || textAt(words, at + 2) === '的')
    )
  if (SHORT_THINGS.test(text))
    return !isOpening && /^[，。！]$/.test(textAt(words, at + 2)) && /了|来|、/.test(before)
  if (isOpening)
    return (
      /^[一几]$/.test(textAt(words, at)) &&
      MORE_THINGS.has(text) &&
      !/^[，。！、]/.test(textAt(words, at + 2))
    )
  if (VESSELS.test(text) || /^[na]/.test(tagAt(words, at + 2))) return false
  return (
    text.length > 1 &&
    (MORE_THINGS.has(text) ||
      (isCounted(text) && tagAt(words, at + 1).startsWith('n') && isThing(text)))
  )
}

function isLook(text: string): boolean {
  const bare = text.endsWith('的') ? text.slice(0, -1) : text
  return (
    bare.length > 1 &&
    (OPEN_LOOKS.has(bare) || IDIOMS.has(bare) || MORE_LOOKS.has(bare) || QUALITIES.words.has(bare))
  )
}

const isNoun = (words: readonly Word[], at: number): boolean => /^[nars]/.test(tagAt(words, at))

const NO_THINGS = /^(?:time|season|place|room|weather|activity|contest|mind|feeling|subject)$/

function isThing(noun: string): boolean {
  const kinds = [...(kindsOf(noun) ?? [])]
  return isAlive(noun) || (kinds.length > 0 && !kinds.some((kind) => NO_THINGS.test(kind)))
}
