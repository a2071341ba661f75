/** 我不小心花瓶打碎了, 小树大风吹弯了腰, 这件事我明白了: 把, 被 or 让 has not come. */
import {
  BEFALLS,
  BY_WHAT,
  DISPOSED,
  DISPOSES,
  MADE_TO,
  MAKERS,
} from '../../lexicon/smallWords/voices.ts'
import { regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'

export const findLeftOutVoice = inPatterns([
  {
    words: DISPOSES.replaceAll('?', '').split('|'),
    pattern: regex('dg')`
      (?<=(?:^|[，。！？；])(?:(?![把将被让给使叫])[^，。！？；]){0,14}?)(?<![把将被])
      (?<mark>${DISPOSES})(?=(?:(?![，。！？；：“”了给在是把将被到从往向也都就不没有对让用拿要去来过得])[^，。]){1,7}
      (?<!可以|自己|大家|他们|我们|地)(?:${DISPOSED})(?:[，。！]|就))
    `,
    suggestion: ({ mark = '' }) => `${mark}把`,
    leftOut: { word: '把', least: -10 },
    explanation: ({ mark = '' }) => `“${mark}”后面少了“把”，补上它，句子就通了。`,
  },
  {
    words: BEFALLS.replaceAll(/\[[^\]]+\](?:\+|\*|\{\d,\d\})|\?/g, '').split('|'),
    pattern: regex('dg')`
      (?<=(?:^|[，。！？；])(?:(?![把将被让给使叫受遭])[^，。！？；]){0,8}?)
      (?<mark>我|他|她|我们|大家|同学们|小明|小红|小树|大树|小鸟|小鱼|风筝|衣服|裤子|鞋子?|自行车|
      目光|
      脸|肩膀|头发|脚|手指?|花瓶|铅笔|小船|星星|小河|树叶|树枝|庄稼|房子|桥|书包|作业本)
      (?=(?:${BY_WHAT})(?:深深地?|一下子?|给)?(?:${BEFALLS})[，。！])
    `,
    leftOut: { word: '被', least: -16 },
    isInnocent: ({ 0: whole, index }, text) =>
      /^(?:我|他|她|我们|大家|同学们|小明|小红)$/.test(whole) &&
      /^(?:老师|同学们?|大家|妈妈|爸爸|弟弟|妹妹|爷爷|奶奶|学校|人们|别人|雨水|汗水|泪水|小狗|小猫)/.test(
        text.slice(index + whole.length),
      ),
    explanation: '谁让谁怎么样了？这里少了“被”，补上它，话才说得清楚。',
  },
  {
    words: MADE_TO.split('|').map((word) => word.slice(0, 2)),
    pattern: regex('dg')`
      (?<=^|[。！？；])(?<mark>${MAKERS})(?=，?(?:我们?|他们?|她|大家|人|全班同学)(?:${MADE_TO}))
    `,
    suggestion: ({ mark = '' }) => `${mark}让`,
    leftOut: { word: '让', least: -7 },
    isInnocent: (match, text) =>
      /^，|^[^，。！？]{0,14}过/.test(text.slice(match.index + match[0].length)) ||
      /(?:从|听了?|看了?|读了?|通过|经过|在|对|想到|关于|每当|除了|是|因为|记得|了)/.test(match[0]),
    explanation: ({ mark = '' }) => `“${mark}”后面少了“让”，补上它，句子就通了。`,
  },
])
