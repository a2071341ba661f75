/**
 * What one does for somebody, to somebody and with somebody: 给, 对, 向, 跟 and 为 lead to him.
 * Source: ours, from general knowledge of the language; free to use with this product.
 */
import { compact } from '../../text/multiline.ts'

export const ONE_OF_US = compact`
  我们?|你们?|他们?|她们?|它们?|大家|妈妈|爸爸|爷爷|奶奶|外公|外婆|老师|同学们?|弟弟|妹妹|哥哥|姐姐|
  同桌|叔叔|阿姨
`
/** Who does it. */
export const HELPERS = compact`
  妈妈|爸爸|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|叔叔|阿姨|老师|医生|护士|教练|导游|同学们|表哥|
  表姐|舅舅|舅妈|姑姑|伯伯|店员|师傅|班长|讲解员叔叔
`
/** What is done for others. */
export const FOR_SOMEBODY = compact`
  讲|买|做|织|削|补|煮|寄|盛|倒|夹|端|准备|介绍|读|念|唱|盖|缝|梳|扎|修|泡|炖|熬|布置|搭|
  代课|让座|打气|打电话|捶|洗|递|磨墨|讲题|讲解|讲述|回信|量|换|理发|理了|扫墓|磕头|拜寿|捐|朗读|
  推荐|补习|补课|鼓掌|鼓劲|加油|看病|取名|起名|辅导|擦|写信|写了|拍照|指路|喂|系|包|烧|切|烤|炒|
  打针|检查|表演|示范|送上|带来|喝彩|按摩|剪|安排|布置了|批改|出主意|出题|帮忙|撑伞|搬
`
/** What somebody is like to others: 对 leads to them. */
export const TOWARDS = compact`
  感兴趣|热心|关心|着迷|着了迷|好奇|有耐心|友好|严格|害羞|客气|念念不忘|有感情|有好处|负责|热情|
  有信心|很好|恭敬|温柔|和气|冷淡|抱有|百依百顺|刮目相看|依依不舍|恋恋不舍|说：|说“
`
/** What one does to others: 向 leads to them. */
export const TO_SOMEBODY = compact`
  学习|道歉|问好|求助|请假|请了[^，。]{1,3}假|保证|挑战|走去|跑去|划去|跑来|走来|飞去|驶去|招手|
  挥手|
  致敬|招了招手|挥了挥手|打招呼|敬礼|求救|请教|靠拢|点头|鞠躬|认错|承认[^，。]{0,6}错误|问路|诉说
`
/** What one does with others: 跟 leads to them. */
export const WITH_SOMEBODY = compact`
  一起|聊天|聊起|吵了一架|吵架|商量|不一样|没有关系|没关系|计较|下棋|打架|比赛|比试|开玩笑|做朋友|
  握手|打招呼|告别|交朋友|闹别扭|分享|见面|玩耍|捉迷藏|握了握手
`
