/** 三位老师们, 结果后之后, 进行做操: forms that say once more what stands beside them. */
import type { FaultPattern, Groups } from './findPatterns.ts'
import { compact, regex } from '../../text/multiline.ts'

const HAN = String.raw`[\u4e00-\u9fff]`
const INSIDE = '[^，。；！？：“”、,;:!?]'
const NUMBER = '[0-9０-９一二两三四五六七八九十百千万几]{1,6}'
const AT_END = '(?=[，。！；？])'
const DEGREE = '很|非常|十分|特别|极其|格外|太'
/** 没有一个人不为演员们鼓掌, 三位老师带同学们去: who is counted is told of, and others are named. */
const ANOTHER = '了着过不没都为对跟和给把被让向像比带帮请教'

/** They are many as they stand. */
const MANY_ALREADY = compact`
  群山|狼群|羊群|人群|鸟群|鱼群|牛群|马群|蜂群|车辆|船只|树木|书本|马匹|房屋|枪支|纸张|人口|布匹|
  信件|物品|星辰|山峦|夫妻|兄弟俩|姐妹俩
`
const PERSONS = compact`
  同学|老师|学生|朋友|演员|医生|护士|工人|农民|战士|观众|游客|顾客|客人|队员|选手|家长|叔叔|阿姨|
  爷爷|奶奶|志愿者|留学生|邻居|亲戚|科学家|作家|伙伴
`

const isSaid = ({ said = '', mark = '' }: Groups) =>
  `“${said}”已经说了这个意思，“${mark}”就重复了，留一个就够了。`

/** [what says it, what says it again right behind it]. The second may go. */
const TOO_MUCH_BEHIND: readonly (readonly [said: string, mark: string, behind: string])[] = [
  [`(?<=${HAN}{2})(?<![然之以先前落])后`, '之后|以后', ''],
  [`(?<=${HAN}{2})(?<![之以目先])前`, '之前|以前', ''],
  [`(?<=${HAN})(?<![小有])时`, '的?时候', ''],
  ['时候', '的时候|时(?=[，。])', ''],
  ['之后', '以来', ''],
  ['以来', '之后', ''],
  ['里面|里边|里头', '中(?![间午国心])|里(?![面边头程])', ''],
  ['上面', '上(?![面边课学午来去升])', ''],
  ['之下', '下(?![来去面])', ''],
  ['之上', '上(?![来去面])', ''],
  ['之中', '里', ''],
  ['但是', '但', ''],
  ['可是', '可(?![以能爱怜是])|却是', ''],
  ['因为', '因(?![为此])', ''],
  ['所以', '因此', ''],
  ['而且', '并且', ''],
  ['一边', '同时|边(?=[^走说看跑唱想])', ''],
  ['高龄', '的(?:年龄|年纪|岁数|高龄)', ''],
  ['[写说喊问答]道', '说(?=[，：])', ''],
]
/** [what may go, what says it, what stands behind]. */
const TOO_MUCH_BEFORE: readonly (readonly [mark: string, said: string, behind: string])[] = [
  ['关于', '有关|介绍|对', '(?![绍比手称信话付面])'],
  ['有关', '关于', ''],
  ['对于', '关于|针对', ''],
  ['针对', '对', '(?![比手])'],
  ['(?<![即假天大驱促])使得?', '让|令人', '(?![座步])'],
  ['(?<![司命指号口])令人?', '让', '(?![座步])'],
  ['让人?', '使(?![用者劲])|令人', ''],
  ['我(?:想|觉得|认为|以为)', '我(?:认为|觉得|感到|感觉|以为)', ''],
  ['两[只条个]', '双[手眼脚腿臂耳翅肩]', ''],
]

const firstWords = (choice: string): string[] =>
  choice
    .replaceAll(/\(\?<?[!=].*?\)|\[.*?\]/g, '')
    .split('|')
    .flatMap((word) => /[\u4e00-\u9fff]{1,2}/.exec(word)?.[0] ?? [])

export const FORMS_SAID_TWICE: readonly FaultPattern[] = [
  {
    words: ['们'],
    pattern: regex('dg')`
      (?<many>(?:${NUMBER}|许多|很多|不少|好多|每一?|数)多?[位名个])(?!星期|月|小时|
      钟头)(?:(?![${ANOTHER}]|师生)${INSIDE}){0,6}?(?:${PERSONS})
      (?<mark>们)
    `,
    suggestion: '',
    explanation: ({ many = '' }) => `前面说了“${many}”，后面就不用再加“们”。`,
  },
  {
    words: MANY_ALREADY.split('|').map((many) => `${many}们`),
    pattern: regex('dg')`(?<many>${MANY_ALREADY})(?<mark>们)`,
    suggestion: '',
    explanation: ({ many = '' }) => `“${many}”说的已经不止一个，后面不用加“们”。`,
  },
  {
    words: ['岁的'],
    pattern: regex('dg')`
      (?:满|大|小|已经|(?<!只)有|今年)${INSIDE}{0,4}?${NUMBER}多?岁
      (?<mark>的(?:高龄的)?(?:年龄|年纪|岁数))(?=了?[，。！])
    `,
    suggestion: '',
    explanation: '“岁”说的就是年龄，后面不用再说一遍。',
  },
  {
    words: ['之久'],
    pattern: /(?<=[年天月时钟夜周期岁多])(?<mark>的时间)(?=之久)/dg,
    suggestion: '',
    explanation: '“之久”说的就是时间长，“的时间”重复了。',
  },
  {
    words: ['十多', '百多', '千多', '万多', '来多', '几多'],
    pattern: regex('dg')`
      (?<said>好?几[十百千万]|十几|[十百]来|
      几十来)(?<mark>多)(?=[个只位名人年岁条棵本头张斤米里块元天
      次件种])
    `,
    suggestion: '',
    explanation: ({ said = '' }) => `“${said}”说的就是大概的数，后面的“多”重复了。`,
  },
  {
    words: ['年过', '年近', '年逾'],
    pattern: regex('dg')`(?<also>年过|年逾|年近)${NUMBER}(?<mark>多岁|岁多)`,
    explanation: ({ also: said = '' }) => `“${said}”说的就是年纪，后面不用再说“多岁”。`,
  },
  {
    words: ['不下', '不少于', '不低于', '不超过', '不多于'],
    pattern: regex('dg')`
      (?<said>不下于?|不少于|不低于|不超过|不多于)${NUMBER}多?${HAN}{0,3}
      (?<mark>以上|以下|以内|之内)
    `,
    suggestion: '',
    explanation: ({ said = '', mark = '' }) => `“${said}”已经说了界线，后面的“${mark}”就重复了。`,
  },
  {
    words: ['每'],
    pattern: /(?<mark>每)(?=(?<one>[条个家户棵只朵人])\k<one>)/dg,
    suggestion: '',
    explanation: ({ one = '' }) => `“${one}${one}”就是每一个，前面的“每”重复了。`,
  },
  {
    words: DEGREE.split('|'),
    pattern: regex('dg')`
      (?<mark>${DEGREE})(?=(?![多少])${HAN}{1,3}?
      (?<end>极了|万分|至极|得很|得不得了|不已|不堪)[，。！])
    `,
    suggestion: '',
    explanation: ({ mark = '', end = '' }) => `“${mark}”和“${end}”都在说程度，留一个就够了。`,
  },
  {
    words: ['越'],
    pattern: regex('dg')`
      越${HAN}{1,2}越(?<mark>更加?|来越|发(?![现生展觉出光达])|很|非常|十分|特别)
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `“越……越……”已经说了在变，“${mark}”重复了。`,
  },
  {
    words: ['更'],
    pattern: regex('dg')`
      比[^，。；！？]{1,8}(?<mark>更加?要?|还更)${HAN}{1,2}(?=得多|多了[，。！])
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `“得多”已经说了差多少，“${mark}”重复了。`,
  },
  {
    words: ['为什么'],
    pattern: regex('dg')`为什么${INSIDE}{1,10}(?<mark>的(?:原因|理由|缘故))${AT_END}`,
    suggestion: '',
    explanation: ({ mark = '' }) => `“为什么”问的就是原因，后面的“${mark}”重复了。`,
  },
  {
    words: ['说：', '说道：'],
    pattern: regex('dg')`
      (?:(?<=[问喊叫][我他她你它]们?)|(?<=问(?:妈妈|爸爸|老师|爷爷|奶奶|同学)))(?<mark>说道?)(?=：)
    `,
    suggestion: '',
    explanation: '“问”就是用嘴说的，后面的“说”重复了。',
  },
  {
    words: ['把'],
    pattern: regex('dg')`
      (?<![一两几])把(?<thing>(?:(?![了着过来去])${INSIDE}){1,7}?)都?(?<mark>把[它他她]们?)(?=${HAN})
    `,
    suggestion: '',
    explanation: ({ thing = '' }) => `前面已经说了“把${thing}”，不用再说一遍。`,
  },
  {
    words: ['被'],
    pattern: regex('dg')`
      被(?![子褥单窝套])(?:(?![的了着])${INSIDE}){1,5}?给?(?<mark>被)(?![子单褥窝套])
    `,
    suggestion: '',
    explanation: '“被”在一句里说了两遍，去掉一个。',
  },
  {
    words: ['进行'],
    pattern: regex('dg')`
      (?<mark>进行[了着过]?)(?=(?:做|打|搞|开展|举行|跑|玩)(?!工[^作])[\u4e00-\u9fff了])
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `后面已经说了做什么，“${mark}”就多出来了。`,
  },
  {
    words: ['等等'],
    pattern: regex('dg')`(?<mark>等等)(?=${INSIDE}{1,7}等${AT_END})`,
    suggestion: '',
    explanation: '“等”说了两遍，留一个就够了。',
  },
  {
    words: ['不停', '不断'],
    pattern: regex('dg')`
      (?<mark>(?:一直|总是)?(?:不停|不断)地?(?:一直)?)(?=(?:(?![和又却])${INSIDE}){1,6}
      (?:个不停|没完))
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `后面已经说了“不停”，前面的“${mark}”重复了。`,
  },
  ...TOO_MUCH_BEHIND.map(([said, mark, behind]): FaultPattern => ({
    words: firstWords(mark),
    pattern: regex('dg')`(?<said>${said})(?<mark>${mark})${behind}`,
    suggestion: '',
    explanation: isSaid,
  })),
  ...TOO_MUCH_BEFORE.map(([mark, said, behind]): FaultPattern => ({
    words: firstWords(said.replace('(?:', '')),
    pattern: regex('dg')`(?<mark>${mark})(?=(?<said>${said})${behind})`,
    suggestion: '',
    explanation: isSaid,
  })),
]
