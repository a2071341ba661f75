/** 连忙赶紧, 人山人海的人, 脸上露出满脸笑容: the same thing said twice in one breath. */
import { SAME_MEANINGS } from '../../lexicon/sameMeanings.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/**
 * Words of one meaning that pupils set side by side, the first of which may go. Unlike
 * lexicon/synonyms these hold in the order given alone. Source: ours.
 */
const PAIRS: readonly (readonly [string, string])[] = [
  ['往往|常常|经常|时常|老是|一直', '总是'],
  ['总是|老是', '往往|常常|经常|时常'],
  ['最终', '终于|最后'],
  ['终于', '最终|最后'],
  ['以后|后来', '之后'],
  ['之后', '以后'],
  ['以前', '之前'],
  ['之前', '以前'],
  ['以外', '之外'],
  ['从来', '一直|几乎'],
  ['连忙|急忙', '赶紧|赶快|赶忙|马上|立刻|立即'],
  ['赶紧|赶快', '连忙|急忙|马上|立刻'],
  ['首先', '第一步?先'],
  ['许多', '很多|好多|无数|不少'],
  ['很多|好多|不少', '许多'],
  ['所有', '全部|全体'],
  ['全部|全体', '所有'],
  ['四周', '周围'],
  ['周围', '四周'],
  ['清晨|早晨', '早上'],
  ['重新', '再次又|又再次|再重新'],
  ['再次|再一次', '又一次|又再'],
  ['不然|否则', '不然|否则'],
  ['原来', '本来'],
  ['更', '更加|越发|越来越'],
  ['更加', '越发'],
  ['非常|十分|特别|格外|极其', '很(?!可能|可能|难说|多)|最'],
  ['很', '非常|十分|极其'],
  ['尤其', '特别'],
  ['特别', '尤其'],
  ['必定', '一定'],
  ['一定', '必定'],
  ['盯着', '看着|望着|瞧着'],
  ['看着', '望着|盯着|瞧着'],
  ['望着', '看着|盯着|瞧着'],
  ['过人', '惊人|超人'],
  ['惊人', '过人'],
  ['老人家', '老奶奶|老爷爷|老人'],
  ['几乎', '差不多'],
  ['差不多', '几乎|大约|将近'],
  ['曾经', '已经'],
  ['心里', '心中|内心'],
  ['心中', '心里|内心'],
  ['刚才', '刚刚'],
  ['刚刚', '刚才'],
  ['当时', '那时候?'],
  ['平时', '平常|平日'],
  ['平常', '平时'],
  ['每天', '天天(?!气)|每日'],
  ['天天', '每天'],
  ['害怕', '恐惧'],
  ['十分|非常', '十分|非常'],
  ['很|非常|十分|特别', '太(?=[高快难激兴开伤好大小多美热冷累])'],
  ['最', '非常|十分|特别(?=喜欢|高兴|好|美|漂亮)'],
  ['美丽的|优美的|漂亮的', '美景'],
  ['炎热的', '酷暑|炎夏'],
  ['寒冷的', '严冬|寒冬'],
  ['凉爽的', '凉风'],
  ['回家的', '归途|归路'],
  ['刚出生的|刚刚出生的', '新生儿'],
  ['都', '全部(?=到|来|交|走|完)'],
]

/** [what says it already, what says it again right behind it]. Source: ours. */
const SAID_ALREADY: readonly (readonly [string, string])[] = [
  ['人山人海|人流如潮|人来人往', '的(?:人们?(?![行流生])|人群|游人)'],
  ['五颜六色', '的(?:颜色|色彩|彩色)'],
  ['鸦雀无声|寂静无声', '(?:得)?没有一?点?儿?声音'],
  ['笑容满面|满面笑容', '的笑容|的笑脸'],
  ['泪流满面', '的?(?:眼泪|泪水)|地流着?泪'],
  ['满头大汗', '的?(?:汗水|汗珠)|地?(?:流着汗|流汗)'],
  ['不约而同', '的(?:一起|一齐|同时|共同|都一起)'],
  ['全神贯注|聚精会神', '地?(?:认真|专心|仔细|一心一意)地?(?=[看听写读做盯])'],
  ['一心一意', '地(?:专心|专注|认真)地?'],
  ['接二连三|接连不断', '地(?:不停|不断|连续|接连)地?'],
  ['络绎不绝', '地(?:不停|不断)地?'],
  ['无缘无故', '地没有(?:原因|理由)地?'],
  ['自言自语', '地(?:对自己|自己对自己)(?=说)'],
  ['成千上万|千千万万', '的(?:许多|无数|很多)'],
  ['绿油油|碧绿', '的绿色(?!植物)'],
  ['红彤彤|火红|通红', '的红色'],
  ['从古至今|自古至今|自古以来', '以来'],
]

const TWICE: FaultPattern['explanation'] = ({ one = '', other = '' }) =>
  `“${one}”和“${other}”是一个意思，留一个就够了。`

export const repeatedWords: Rule = {
  id: 'repeated-words',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分赘余',
  teaches: '一个意思说一遍就够了，说两遍反而不清楚。',
  marks: [
    { text: '爷爷往往总是忘记带钥匙。', quote: '往往总是', suggestion: '总是' },
    { text: '广场上人山人海的人，热闹极了。', quote: '的人', suggestion: '' },
    { text: '她脸上露出了满脸的微笑。', quote: '脸上', suggestion: '' },
    { text: '听到喊声，我连忙赶紧跑了过去。', quote: '连忙赶紧', suggestion: '赶紧' },
    { text: '吃完饭以后之后，我们去散步。', quote: '以后之后', suggestion: '之后' },
    { text: '忽然，一只松鼠忽然跳了出来。', quote: '忽然', suggestion: '' },
    { text: '他每天练琴两个小时以上左右。', quote: '以上' },
    { text: '我的愿望是希望当一名飞行员。', quote: '希望', suggestion: '' },
    { text: '我不由自主地情不自禁唱起歌来。', quote: '不由自主地', suggestion: '' },
    { text: '他依依不舍地恋恋不舍离开了。', quote: '依依不舍地', suggestion: '' },
    { text: '小军经常常迟到。', quote: '常', suggestion: '' },
    { text: '我们大家全部一起唱起了歌。', quote: '全部', suggestion: '' },
  ],
  leaves: [
    '人来人往的人行道上，他停了下来。',
    '爷爷总是忘记带钥匙，往往出门才想起来。',
    '广场上人山人海，热闹极了。',
    '她露出了满脸的微笑。',
    '他以后之所以不来，是因为忙。',
    '天上的风筝忽然高，忽然低。',
    '心里的话，要说出来。',
    '她看着我，望着远处的山。',
    '我的愿望是当一名飞行员。',
    '妈妈经常常备一些药。',
    '他做题时常常看错数字。',
    '每天天气都不错。',
  ],
  find: inPatterns([
    ...SAME_MEANINGS.map((words): FaultPattern => ({
      words: words.replaceAll(/\(.*?\)/g, '').split('|'),
      pattern: new RegExp(
        `(?<mark>(?<one>${words})[地的]?)(?!\\k<one>)(?=(?<other>${words}))`,
        'dg',
      ),
      suggestion: '',
      explanation: TWICE,
    })),
    ...PAIRS.map(([ones, others]): FaultPattern => ({
      words: ones.split('|'),
      pattern: new RegExp(`(?<mark>(?<one>${ones})(?!\\k<one>)(?<other>${others}))`, 'dg'),
      suggestion: ({ other = '' }) => other,
      explanation: TWICE,
      isInnocent: (match, text) =>
        /[不没有最老]$/.test(text.slice(0, match.index)) ||
        /^(?:所|的是|是非|性)/.test(text.slice(match.index + match[0].length)),
    })),
    ...SAID_ALREADY.map(([ones, others]): FaultPattern => ({
      words: ones.split('|'),
      pattern: new RegExp(`(?<one>${ones})(?<mark>${others})(?!家|的心|世界)`, 'dg'),
      suggestion: ({ mark = '' }) => (mark.startsWith('地') && mark.endsWith('地') ? '地' : ''),
      explanation: ({ one = '', mark = '' }) =>
        `“${one}”里已经有这个意思了，后面的“${mark}”就重复了。`,
    })),
    {
      words: ['忽然', '突然'],
      pattern: regex('dg')`
        (?:忽然|突然|猛然)[^。！？；“”]{1,12}(?<=[\u4e00-\u9fff])(?<mark>忽然|突然|猛然)
        (?=[\u4e00-\u9fff]{2})
      `,
      suggestion: '',
      explanation: '“忽然”的意思前面说过了，后面这一个可以不要。',
      isInnocent: (match) => /忽然[^，]{1,3}忽然|又忽然|又突然/.test(match[0]),
    },
    {
      words: ['脸上', '头上'],
      pattern: regex('dg')`
        (?<mark>脸上|头上|心里)(?:都|也|立刻|顿时|马上)?(?:露出|挂着|洋溢着|带着|堆着|堆满|充满|
        现出|是|
        流着|冒出|怀着)?了?(?<full>满脸|满头|满心|一脸)
      `,
      suggestion: '',
      explanation: ({ mark = '', full = '' }) =>
        `“${full}”已经说了在哪里，前面的“${mark}”可以不要。`,
      isInnocent: (match) =>
        match.groups?.['mark']?.charAt(0) !== match.groups?.['full']?.charAt(1),
    },
    {
      words: ['以上', '以下', '以内'],
      pattern: /(?<mark>以上|以下|以内)(?=(?:左右|上下)(?![两摇翻打]))/dg,
      explanation: '一个说界线，一个说大概，两个放在一起就不清楚了，只留一个。',
    },
    {
      words: ['是想', '是希望', '是渴望', '是梦想', '是喜欢', '是爱好'],
      pattern: regex('dg')`
        (?<one>理想|梦想|愿望|心愿|志向|爱好|兴趣)(?:就|也|一直)?是(?<mark>希望(?:能够?)?|渴望|
        梦想着?|
        爱好|想要?(?=当|成为|做一[个名位]))(?=[\u4e00-\u9fff]{2})
      `,
      suggestion: '',
      explanation: ({ one = '', mark = '' }) => `“${one}”里已经有“${mark}”的意思了，留一个就够了。`,
      isInnocent: (match, text) =>
        match.groups?.['mark']?.startsWith('希望') === true &&
        /^(?:工程|小学|你|您|大家|人们|世界|所有|天下|的|他|她|爸爸|妈妈|爷爷|奶奶)/.test(
          text.slice(match.index + match[0].length),
        ),
    },
    {
      words: ['经常', '时常', '往往'],
      pattern:
        /(?<=经常|(?:^|[，。！？我他她它你们])时常)(?<mark>常)(?!年|备|见|用|规|识|务|态|青|常|任|驻|委|胜|温)/dg,
      suggestion: '',
      explanation: '这里多写了一个“常”，读一读就发现了。',
    },
    {
      words: ['全部', '全都', '全体'],
      pattern: /(?:我们大家|大家|我们)(?<mark>全部都?|全都|全体)(?=一起|共同|一同)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“一起”已经说了都在，前面的“${mark}”可以不要。`,
    },
    {
      words: ['否则的话', '不然的话'],
      pattern: /(?<=否则|不然)(?<mark>的话，?(?:否则|不然))/dg,
      suggestion: '',
      explanation: '“否则”说了两遍，留一个就够了。',
    },
    {
      words: ['由于', '因为'],
      pattern:
        /(?:由于|因为)[^。；！？]{2,16}(?<mark>，?因此之故|的缘故所以|，所以因此|，因此所以)/dg,
      explanation: '原因说了两遍。说“因为……所以……”，一个开头、一个接着就够了。',
    },
    {
      words: ['是我最', '是我的'],
      pattern: regex('dg')`
        我最(?<love>喜欢|爱|喜爱)(?:[吃看玩读做听去])?的[^，。；！？是]{1,6}是[^，。；！？是的]{1,8}
        (?<mark>是我最(?:喜欢|爱|喜爱)(?:[吃看玩读做听去])?的?)
      `,
      suggestion: '',
      explanation: '“最喜欢”说了两遍，留前面的就够了。',
    },
    {
      words: ['避免', '防止', '克制', '真实', '认真', '仔细', '具体', '详细', '生动'],
      pattern: regex('dg')`
        (?<one>真实|详细|具体|生动|完整|清楚)地(?:[\u4e00-\u9fff]{2,3})了?[^，。；！？]{2,12}
        (?<mark>的?\k<one>的?)(?=情况|情景|内容|过程|经过|样子|情形)
      `,
      suggestion: '的',
      explanation: ({ one = '' }) => `“${one}”在一句里说了两遍，留一个就够了。`,
    },
  ]),
}
