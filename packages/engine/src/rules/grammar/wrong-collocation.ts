/** 增强了工作效率, 养成了良好的成绩: words that never stand together. */
import { WRONG_CHANGES, WRONG_OBJECTS } from '../../lexicon/collocations.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

/**
 * Where an object ends: nothing may hang on the noun, or another noun is the object (提高知识水平).
 */
const OBJECT_END = '(?=[，。；！？、]|和|与|以及|，|$)'
/** Between verb and object: no other verb of the lists, and no word that starts another clause. */
const BETWEEN = '[^，。；！？、“”《》]'
const ANY_VERB = [
  ...new Set([
    ...WRONG_CHANGES.flatMap(([, wrong, right]) => [...wrong.split('|'), ...right.split('、')]),
    ...WRONG_OBJECTS.flatMap(([verb, , right]) => [...verb.split('|'), ...right.split('、')]),
  ]),
]
  .filter((verb) => verb.length === 2)
  .join('|')
const PLAIN = compact`
  (?:(?!${ANY_VERB}|使|让|来|着|去|在|被|把|对|为|是|有|就|能|会|要|不|没|并|而|从|以|向|到)
  ${BETWEEN})
`

const why: (right: string) => NonNullable<FaultPattern['explanation']> =
  (right) =>
  ({ mark = '', noun = '' }) =>
    `“${mark}”和“${noun}”平常不放在一起说。和“${noun}”搭配的是“${right.replaceAll('、', '”“')}”，选一个合适的换上。`

export const wrongCollocation: Rule = {
  id: 'wrong-collocation',
  kind: 'fault',
  area: 'grammar',
  label: '语病：搭配不当',
  teaches: '词和词像好朋友，有的总在一起，有的不在一起：“提高效率”，“增强信心”，“养成习惯”。',
  marks: [
    { text: '新办法大大增强了我们的学习效率。', quote: '增强' },
    { text: '经过练习，大家的写字水平得到了改善。', quote: '改善' },
    { text: '他从小就树立了早起的习惯。', quote: '树立' },
    { text: '班里召开了一次拔河比赛。', quote: '召开' },
    { text: '他穿着一件红毛衣和一顶蓝帽子。', quote: '穿着' },
    { text: '用了新机器，成本减少了一倍。', quote: '一倍' },
    { text: '我一进公园，就看见了欢快的歌声。', quote: '看见' },
  ],
  leaves: [
    '新办法大大提高了我们的学习效率。',
    '大家的写字水平提高了，学校的环境也改善了。',
    '这本书提高了我的知识水平。',
    '他从小就养成了早起的习惯。',
    '班里召开了一次关于拔河比赛的班会。',
    '他穿着一件红毛衣，戴着一顶蓝帽子。',
    '用了新机器，产量增加了一倍。',
    '加强对环境的保护，是大家的事。',
    '老师改善教学环境的办法真好。',
  ],
  find: inPatterns([
    ...WRONG_CHANGES.flatMap(([nouns, wrong, right]): FaultPattern[] => [
      {
        words: wrong.split('|'),
        pattern: regex('dg')`
          (?<mark>${wrong})(?:了|着|过)?(?<!增长(?=速度|水平|质量|能力|效率|距离|规模|范围|步伐))
          ${PLAIN}{0,12}?(?<noun>${nouns})${OBJECT_END}
        `,
        explanation: why(right),
        isInnocent: isAttribute,
      },
      {
        words: wrong.split('|'),
        pattern: regex('dg')`
          (?<noun>${nouns})(?:都|也|已经|又|正在|正|将|有所|有了|得到了?|大大|显著|明显|逐渐|不断|
          日益|大幅|进一步|逐步|普遍|越来越|的|很大|一定|明显的|程度的)*(?<mark>${wrong})(?:了)?
          (?=[，。；！？]|$)
        `,
        explanation: why(right),
      },
    ]),
    ...WRONG_OBJECTS.map(([verbs, nouns, right]): FaultPattern => ({
      words: verbs.split('|'),
      pattern: new RegExp(
        `(?<mark>${verbs})(?:了|着|过)?${PLAIN}{0,12}?(?<noun>${nouns})${OBJECT_END}`,
        'dg',
      ),
      explanation: why(right),
      isInnocent: isAttribute,
    })),
    {
      words: ['穿着', '穿了', '身穿'],
      pattern: regex('dg')`
        (?<mark>穿着|穿了|身穿)(?:(?![戴系围挂背披拿提配])[^，。；！？]){1,16}(?:和|与|、)
        (?:(?![戴系围挂背披拿提配])[^，。；！？]){0,8}(?:帽子|眼镜|手套|围巾|领带|红领巾|项链|手表|
        墨镜)(?=[，。；！？]|$)
      `,
      explanation:
        '衣服、鞋子是“穿”的，帽子、手套、眼镜这些是“戴”的。后一样前面补上它自己的动作，就对了。',
    },
    {
      words: ['戴着', '戴了', '头戴'],
      pattern: regex('dg')`
        (?<mark>戴着|戴了|头戴)(?:(?![穿披套换])[^，。；！？]){1,16}(?:和|与|、)
        (?:(?![穿披套换])[^，。；！？]){0,8}(?:衣服|裙子|裤子|鞋子|皮鞋|运动鞋|大衣|毛衣|外套|上衣|
        衬衫)(?=[，。；！？]|$)
      `,
      explanation:
        '帽子、手套、眼镜是“戴”的，衣服、鞋子是“穿”的。后一样前面补上它自己的动作，就对了。',
    },
    {
      words: ['看到', '看见'],
      pattern: regex('dg')`
        (?<mark>看到|看见)了?(?:(?![，。；！？、听闻和与]|发出|传来).){0,12}(?:歌声|笑声|掌声|
        哭声|香味|鸟叫声|读书声|雷声)(?=[，。；！？]|$)
      `,
      explanation: '声音是听到的，气味是闻到的，眼睛看不见。换一个合适的动作。',
    },
    {
      words: ['倍'],
      pattern: regex('dg')`
        (?:减少|降低|缩小|下降|缩短|减轻|减弱|便宜)(?:了|到)?(?:将近|近|大约|约|整整|足足|至少)?
        (?<mark>(?:[一二两三四五六七八九十几数百0-9.]+)多?倍)(?!的|速)
      `,
      explanation: '增加才能说“几倍”，减少最多只能减到没有，要说“减少了一半”“减少到几分之几”。',
      label: '语病：不合逻辑',
    },
  ]),
}

/** 产量的提高和…: a verb that itself hangs on 的 or 和 is a noun. */
function isAttribute(match: RegExpExecArray, text: string): boolean {
  return /[的和与、]$/.test(text.slice(0, match.index)) || match[0].endsWith('的')
}
