/** 发扬了助人为乐, 完成了打扫教室, 失去了对钢琴: what the verb governs is not named. */
import { VERB_HEADS } from '../../lexicon/verbHeads.ts'
import { regex } from '../../text/multiline.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import { behind } from './saidAround.ts'

/** 养成了不挑食，不浪费的习惯; 发扬精神，助人为乐: the sentence names it elsewhere. */
function isNamedElsewhere(match: RegExpExecArray, text: string, heads: string): boolean {
  const before = /[^。！？]*$/.exec(text.slice(0, match.index))?.[0] ?? ''
  const after = /^[^。！？]*/.exec(behind(match, text))?.[0] ?? ''
  return (
    new RegExp(`(?:${heads})[们等]?(?:之?[中前后]|[上里时]|期间|以[前后]|结束后?)?$`).test(
      match.groups?.['mark'] ?? '',
    ) || new RegExp(`的[^，。]{0,3}(?:${heads})`).test(before + after)
  )
}

/** They are won, held or given by their own name. */
const TITLES = regex()`
  (?:[奖杯章旗日周月节赛会展营课牌榜金字声书信]|称号|活动|行动|运动|第[一二三]名?|精神|口号|倡议|
  之[\u4e00-\u9fff]|问题|
  大学|大学生|计划|工程|讲座)”$
`
const SOUNDS = /[哗咚啪嘟叮沙呼嗡咕喵汪啊哇吱轰砰嘭铃唰噼咔嘎呜哎嘘咯嘻哈]|扑通/

export const findVerbHeads = inPatterns([
  ...VERB_HEADS.map(({ verbs, object, heads, head }): FaultPattern => ({
    words: verbs.split('|'),
    pattern: regex('dg')`
      (?<![是的不没自还只])(?:${verbs})(?:出|起|上)?(?:了|着|过)?(?<mark>${object})(?=[，。！]|$)
    `,
    isInnocent: (match, text) =>
      isNamedElsewhere(match, text, heads) ||
      // 下雨天走上去要小心: where one walks, and no road.
      /[踏走登迈跨]上[来去]/.test(match[0]) ||
      /[了着过等]$|怎么|怎样|如何|什么/.test(match.groups?.['mark'] ?? ''),
    explanation: ({ mark = '' }) =>
      head === '的……'
        ? `“${mark}”的什么呢？后面少了一个词，补上它，话才说完整。`
        : `“${mark}”的什么呢？后面补上“${head}”，话才说完整。`,
  })),
  {
    words: ['”，', '”。'],
    pattern: regex('dg')`
      (?<mark>(?:荣获|获得|授予|夺得|赢得|开展|展开|掀起|举行|举办|组织|发起|参加|坚守|秉承|秉持|
      抱着|存在着?|发出|
      提出)(?:了|着)?)[^，。“”]{0,8}“[^”]{2,16}”(?=[，。]|$)
    `,
    isInnocent: ({ 0: whole }) => TITLES.test(whole) || SOUNDS.test(whole),
    explanation: ({ mark = '' }) =>
      `“${mark}”的是什么？引号里的只是名目，后面补上“的称号”“的活动”“的号召”这样的词。`,
  },
  {
    words: ['那种“', '这种“'],
    pattern:
      /(?<=摒弃|反对|改变|抛弃|批评|抱着|存在着?|纠正|改掉|丢掉|放弃|有)(?<mark>[那这]种)“[^”]{3,16}”(?=[，。]|$)/dg,
    isInnocent: ({ 0: whole }) => /(?:[人者家派法书花鸟]|精神|方式|方法)”$/.test(whole),
    explanation: ({ mark = '' }) => `“${mark}”什么呢？引号后面补上“的想法”“的做法”这样的词。`,
  },
])
