/**
 * 轻轻地那本书放下, 到处欢笑声, 绕着操场五圈, 摇着尾巴我扑来: by the seats of the words, 把, 是, a deed or 向
 * is wanted.
 */
import { textAt } from './clauseWords.ts'
import { inSeats } from './seats/inSeats.ts'

/** What is done to a thing that one holds. */
const HANDLED =
  /^(?:放|捧|推|递|送|搂|抱|交|塞|装|贴|挂|举|扶|搬|摆|插|铺|藏|拉|扔|叠|收|端|盖|捡|抹|扣|合|关|折|套)(?:在|到|给|进|成|出|起|下|上|来|回|好|了|向|过|住|入)?/
const EVERYWHERE = /^(?:到处|处处|四处|满地|满街|遍地|满屋|满山|满桌)$/
/** One stands or lies there as well: 到处灯火通明. */
const SHOWN =
  /(?:声|人|花|草|树|笑脸|景象|灯笼|垃圾|果皮|纸屑|落叶|积水|泥|雪|灰|石头|气氛|人群|标语|彩旗|积雪|脚印|歌声|玩具|书|商店|楼房|游客)$/
const COUNTED =
  /^[这那一两几三][只个封本张件条把块朵棵枝支份双碗杯盒盆篮位盏顶床根粒颗片幅袋箱些束串瓶桶]/
const ROUND = /^(?:绕|围|沿|围绕|沿着|绕着|围着)$/
const ROUNDS = /[圈趟遍]$/
const TOWARDS_ONE = /^(?:扑|跑|走|飞|冲|奔|爬|游|挥|招|点头|微笑|笑|叫|喊|汪汪|喵喵)/

export const findLeftOutBefore = inSeats([
  {
    pattern: /(?<=[aivdB]地|i)(?<mark>(?:M|mq|m|r.?|rM)(?:[aiv]的)?[anx]{0,3}w?)(?=v)/dg,
    isInnocent: (words, from, to) =>
      !textAt(words, from - 1).endsWith('地') ||
      !COUNTED.test(textAt(words, from) + textAt(words, from + 1)) ||
      !HANDLED.test(textAt(words, to)) ||
      textAt(words, to - 1).endsWith('人'),
    explanation: (mark) => `“地”后面是怎样做，“${mark}”前面少了“把”：“把${mark}……”。`,
  },
  {
    pattern: /(?<mark>[BFni])(?=(?:[naiwx]的?){1,4}[nix]?[。，])/dg,
    isInnocent: (words, from) =>
      !EVERYWHERE.test(textAt(words, from)) ||
      /^(?:洋溢|充满|弥漫|开满|挂满|飘|长满|堆满|[是有])/.test(textAt(words, from + 1)) ||
      !SHOWN.test(clauseEnd(words, from)),
    explanation: (mark) => `“${mark}”后面少了“是”：“${mark}是……”。`,
    suggestion: (mark) => `${mark}是`,
  },
  {
    pattern: /(?<=^|[，。wntdi])(?<mark>(?:v着|p)(?:[nsf]|w的){1,3}(?:M|mq))(?=[。，])/dg,
    isInnocent: (words, from, to) =>
      !ROUND.test(textAt(words, from)) || !ROUNDS.test(textAt(words, to - 1)),
    explanation: (mark) => `“${mark}”做了什么，还没有说：是跑、是走，还是转？补上它。`,
  },
  {
    pattern: /(?<=v着n)(?<mark>w)(?=v)/dg,
    isInnocent: (words, from) => !TOWARDS_ONE.test(textAt(words, from + 1)),
    explanation: (mark) => `“${mark}”前面少了“向”或“对”，补上它。`,
  },
])

/** The last word of the clause. */
function clauseEnd(words: Parameters<typeof textAt>[0], from: number): string {
  let at = from
  while (at + 1 < words.length && !/\p{P}/u.test(textAt(words, at + 1))) at += 1
  return textAt(words, at)
}
