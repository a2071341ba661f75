/** 几十年，甚至几年; 不仅会背，而且会读: what comes second is to be the more. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** From the lesser to the greater, one scale a line. Source: ours. */
const SCALES: readonly (readonly string[])[] = [
  [
    '几',
    '十几',
    '几十',
    '上百|几百',
    '上千|几千|成千',
    '上万|几万',
    '几十万|上百万',
    '几百万|上千万',
    '几亿',
  ],
  [
    '一个小时',
    '几个小时',
    '半天',
    '一整天|一天',
    '几天',
    '一个星期|一周',
    '几个星期',
    '一个月',
    '几个月',
    '一年',
    '几年',
    '十几年',
    '几十年',
    '一辈子',
  ],
  [
    '我们班|全班|班里',
    '全年级|年级里',
    '全校|整个学校',
    '全镇|全村',
    '全县|全区',
    '全市',
    '全省',
    '全国',
    '全世界|世界',
  ],
  ['认识|会认', '会读|能读|朗读', '背诵|会背|能背|背下来', '默写|会默写'],
  ['会走路|会走', '会跑|跑步'],
  ['加减法|加法', '乘除法|乘法', '方程'],
  ['说英语|讲英语|会说', '写英语|翻译'],
  ['会写字', '写作文|写文章', '出书|写小说|发表'],
]
/** What is harder than what, only where 不仅 and 而且 set them side by side. */
const DEEDS: readonly (readonly string[])[] = [
  ['会骑|骑', '会修|修', '会造|造'],
  ['会唱歌|唱歌|会唱', '作曲|写歌|编曲'],
  ['会吃|吃', '会做|会烧|会包|会种'],
  ['看得懂|会看|看懂', '会写|会编|写得出'],
  ['初中', '高中', '大学', '研究生'],
  ['听说过', '见过', '摸过|用过|养过'],
  ['参加了比赛|参加比赛', '获奖|得了奖|得奖|夺得了冠军|得了第一名'],
  ['小学生', '中学生', '大学生', '教授|专家'],
  ['听得懂|能听懂', '会说|说得出|能说'],
  ['三等奖', '二等奖', '一等奖'],
  ['会游泳|会游', '会救人'],
  ['会弹', '会作曲'],
  ['会用', '会修', '会造'],
]
/** How far it reaches, only where the same is said of both: 在全区得了奖, 在全校得了奖. */
const REACHES: readonly (readonly string[])[] = [
  [
    '小组里?|组里|小队',
    '我们班|全班|班里|班上|班级里?',
    '全年级|年级里?',
    '全校|校内|学校里?|整个学校',
    '全村|全镇|全区|区里|镇上|镇里|村里',
    '全县|县里|县城',
    '全市|市里|我市',
    '全省|省里|我省|省城',
    '全国|国内',
    '全世界|世界|国际上|国外|海外',
  ],
  [
    '几[个句首段页]',
    '十几[个句首段页]',
    '几十[个句首段页]',
    '几百[个句首段页]',
    '几千[个句首段页]',
  ],
  ['第一段|开头|前几句|一小段', '全部|全文|全诗|整首|整篇'],
  ['一等奖|金奖|冠军', '特等奖'],
  ['三等奖|铜奖|季军', '二等奖|银奖|亚军', '一等奖|金奖|冠军'],
  ['加法|加减法', '乘法|乘除法', '四则运算', '方程'],
  ['走路?', '跑步?', '飞'],
  ['擦破了?皮', '流了?血', '骨折了?', '瘫痪'],
  ['小声说', '大声喊'],
]
const FIRST = '不仅|不但|不光|不只'
const SECOND = '而且|并且|甚至|还|更|就连|连'
const INSIDE = '[^，。；！？：“”]'
/** The longest first: 几十 before 几. */
const everythingOf = (scale: readonly string[]): string =>
  scale
    .flatMap((level) => level.split('|'))
    .toSorted((one, other) => other.length - one.length)
    .join('|')

function levelOf(scale: readonly string[], word: string): number {
  return scale.findIndex((level) => level.split('|').includes(word))
}

/** The same where a level is a pattern. */
const reachOf = (scale: readonly string[], word: string): number =>
  scale.findIndex((level) => new RegExp(`^(?:${level})$`).test(word))

export const growingDegree: Rule = {
  id: 'growing-degree',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当（递进颠倒）',
  teaches: '“甚至”“不仅……而且……”是越说越进一层：小的、容易的在前，大的、难的在后。',
  marks: [
    { text: '这棵树要长几十年，甚至几年才能成材。', quote: '几十年，甚至几年' },
    { text: '这首诗弟弟不仅会背，而且会读。', quote: '会背' },
    { text: '他不但会修自行车，而且会骑。', quote: '会修' },
    { text: '这支队不仅在全省拿过奖，而且在全县拿过奖。', quote: '全省' },
    { text: '这种茶不但销往海外，而且销往全国。', quote: '海外' },
    { text: '妹妹不仅会背几十首古诗，还会背几首古诗。', quote: '几十首' },
    { text: '他的名字传遍了全国，甚至全省都知道他。', quote: '全国，甚至全省' },
  ],
  leaves: [
    '这棵树要长几年，甚至几十年才能成材。',
    '这首诗弟弟不仅会读，而且会背。',
    '他的名字传遍了全省，甚至全国都知道他。',
    '这支队不仅在全县拿过奖，而且在全省拿过奖。不但销往海外，也销往国内。他不仅在学校听话，还在家里听话。',
    '他不仅会背这首诗，而且明白它的意思。',
    '他练了几个月，甚至一天也没有停过。',
    '他不仅会背课文，还会读报纸。',
    '他不但会骑自行车，而且会修。他不仅会做饭，还会吃苦。',
  ],
  find: inPatterns([
    ...REACHES.map((scale) => ({
      words: FIRST.split('|'),
      pattern: regex('dg')`
        (?:${FIRST})(?<lead>${INSIDE}{0,5}?)(?<mark>${scale.join('|')})(?<rest>${INSIDE}{0,10}?)，
        (?:(?:而且|并且|甚至)(?:还|也|更)?|还|也|更)\k<lead>(?<other>${scale.join('|')})
        \k<rest>(?=了?[，。！；]|$)
      `,
      explanation: ({ mark = '', other = '' }: Readonly<Record<string, string | undefined>>) =>
        `“不仅……而且……”是越说越进一层。“${mark}”比“${other}”更进一层，先说“${other}”。`,
      isInnocent: ({ groups }: RegExpExecArray) =>
        reachOf(scale, groups?.['mark'] ?? '') <= reachOf(scale, groups?.['other'] ?? '') ||
        // 国外 and 国内: neither is more.
        groups?.['other'] === '国内',
    })),
    ...SCALES.map((scale) => ({
      words: ['甚至', '乃至'],
      pattern: regex('dg')`
        (?<mark>(?<one>${everythingOf(scale)})
        [年月天个人里次元块万名公千米]{0,2}${INSIDE}{0,3}，?(?:甚至|乃至)(?:是|于|连|在|有|
        会)?(?<other>${everythingOf(scale)})[年月天个]?)(?![也都][没不]|的(?!人|同学|老师|师生|
        村民)|最)
      `,
      explanation: ({ one = '', other = '' }: Readonly<Record<string, string | undefined>>) =>
        `“甚至”后面要更进一层。“${one}”已经比“${other}”进了一层，换一换位置。`,
      isInnocent: ({ groups }: RegExpExecArray) =>
        levelOf(scale, groups?.['one'] ?? '') <= levelOf(scale, groups?.['other'] ?? ''),
    })),
    ...[...SCALES.slice(3), ...DEEDS].map((scale) => ({
      words: FIRST.split('|'),
      pattern: regex('dg')`
        (?:${FIRST})${INSIDE}{0,6}?(?<mark>${everythingOf(scale)})
        ${INSIDE}{0,8}，(?:${SECOND})+${INSIDE}{0,5}?(?<other>${everythingOf(scale)})(?=[了它，。！；]|$)
      `,
      explanation: ({ mark = '', other = '' }: Readonly<Record<string, string | undefined>>) =>
        `“不仅……而且……”是越说越进一层。“${mark}”比“${other}”难，先说“${other}”。`,
      isInnocent: ({ groups }: RegExpExecArray) =>
        levelOf(scale, groups?.['mark'] ?? '') <= levelOf(scale, groups?.['other'] ?? ''),
    })),
  ]),
}
