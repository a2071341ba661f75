/** 从那以后起, 像羊一样的样子似的, 更有趣得多, 三百年的历史之久: one clause closes twice. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”—―…,;:!?]'
const START = '(?<=^|[，。；！？])'
const END = '(?=[。！]|$)'
const PAUSE = '(?=[，。；！]|$)'
const SAY_ONE = '这里把两种说法接在了一起'
const DEGREE = '非常|十分|特别|格外|极其|无比|很|太|多么|真是|更加?|越来越|还更'
const MUCH = '极了|得很|得不得了|得要命|得多|不得了|得要死|无比'
const NUMBER = '[0-9一二两三四五六七八九十百千万几半多]'

export const doubledEnd: Rule = {
  id: 'doubled-end',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '表示时间、比较、程度、相似的说法，一句话里收一次尾就够了。',
  marks: [
    { text: '从那以后起，他再也没有迟到过。', quote: '起', suggestion: '' },
    { text: '我从三岁开始起就学画画。', quote: '起', suggestion: '' },
    { text: '放学之后的时候，我们去踢球。', quote: '的时候', suggestion: '' },
    { text: '每逢到了中秋节，全家人都会团圆。', quote: '到了', suggestion: '' },
    { text: '每逢下雨的时候一到，路上就有积水。', quote: '的时候一到', suggestion: '' },
    { text: '这座塔有八百年的历史之久。', quote: '之久', suggestion: '' },
    { text: '他跑步花了一个小时的时间之久。', quote: '之久', suggestion: '' },
    { text: '这座桥距今有两百年前了。', quote: '前', suggestion: '' },
    { text: '这个故事比那个故事更有趣得多。', quote: '更', suggestion: '' },
    { text: '他的身高比去年相比，高了五厘米。', quote: '比去年相比', suggestion: '和去年相比' },
    { text: '我的书比他的书一样多。', quote: '比', suggestion: '和' },
    { text: '比起夏天，秋天比夏天凉快。', quote: '比夏天' },
    { text: '世上没有比妈妈最好的人了。', quote: '最', suggestion: '更' },
    { text: '心里别提多高兴极了。', quote: '极了', suggestion: '了' },
    { text: '听了妈妈的话，我更加后悔极了。', quote: '极了', suggestion: '了' },
    { text: '教室里热闹极了起来。', quote: '起来', suggestion: '' },
    { text: '天上的云好像一群羊似的样子。', quote: '似的样子' },
    { text: '这个泥人活像真人一模一样。', quote: '一模一样' },
    { text: '奶奶把我当作亲孙女一样看待我。', quote: '我', suggestion: '' },
    { text: '街上的车越来越多了起来。', quote: '起来', suggestion: '' },
    { text: '这是全市最大的公园之一的公园。', quote: '的公园', suggestion: '' },
    { text: '尽管下雨的话，他也来上学。', quote: '的话', suggestion: '' },
  ],
  leaves: [
    '从那以后，他再也没有迟到过。从那时起，他再也没有迟到。',
    '我从三岁起就学画画。我们要从小事做起。',
    '放学之后，我们去踢球。两个小时后，雨停了。',
    '每逢中秋节，全家人都会团圆。',
    '这座塔有八百年的历史。下了三天之久。',
    '这座桥是两百年前建的，距今有两百年了。',
    '这个故事比那个故事有趣得多。他更懂得多读书的好处。',
    '他的身高和去年相比，高了五厘米。',
    '我的书和他的书一样多。比一比，谁跑得一样快。',
    '秋天比夏天凉快。比起夏天，我更喜欢秋天。',
    '世上没有比妈妈更好的人了。',
    '我更加后悔了，后悔极了。妹妹更是高兴极了。',
    '心里别提多高兴了。教室里热闹起来，热闹极了。',
    '天上的云好像一群羊。这个泥人和真人一模一样。',
    '奶奶把我当作亲孙女一样看待。',
    '街上的车越来越多。车多了起来。',
    '这是全市最大的公园之一。四分之一的公园。',
    '尽管下雨，他也来上学。因为老师的话，我改了主意。',
  ],
  find: inPatterns([
    {
      words: ['以后起', '之后起', '以来起', '后起，', '开始起', '起开始'],
      pattern: regex('dg')`
        (?:以后|之后|以来|那以后|(?:自从|从)${INSIDE}{2,14}后)(?<mark>起(?:开始)?)(?=[，就我他])|
        开始(?<mark>起)(?=[，就我他她学便])|
        (?<=(?:自打|自从|从)${INSIDE}{2,14})起(?<mark>开始)(?=，)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了从什么时候，“${mark}”就多出来了。`,
    },
    {
      words: ['开始做起', '开始抓起', '开始学起', '开始练起'],
      pattern: /从[^，。；！？：“”]{2,20}(?<mark>开始)(?=[做抓学练写说]起)/dg,
      suggestion: '',
      explanation: `${SAY_ONE}：“从……开始”和“从……做起”。选一种。`,
    },
    {
      words: ['的时候', '的时间里', '时后', '的那时', '的那一刻时'],
      pattern: regex('dg')`
        (?:以后|之后|过后|以前|之前|之时|期间)(?<mark>的时候|的时间里?)(?=[，就])|
        的时候(?<mark>后|之后|以后|时)(?=，)|(?<=当)${INSIDE}{3,16}的(?<mark>那时)(?=，)|
        时候?的?那一刻(?<mark>时)(?=，)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了是什么时候，“${mark}”就多出来了。`,
    },
    {
      words: ['每逢', '每当'],
      pattern: regex('dg')`
        每逢(?<mark>到了?|遇到|一到|当)(?=${INSIDE})|
        每逢${INSIDE}{1,8}?(?<mark>的?时候一到)(?=，)|每当(?<mark>一到|在(?=我|他|她|大家))
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“每逢”“每当”已经说了是什么时候，“${mark}”就多出来了。`,
    },
    {
      words: ['从', '自从'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])(?:自从|从|自打)${INSIDE}{2,14}(?<mark>的时候)开始(?=，(?:我|他|她)?就)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“从……开始”和“${mark}”是两种说法，留一个。`,
      isInnocent: ({ 0: whole }) => !whole.startsWith('自从'),
    },
    {
      words: ['之久', '之多', '之长', '之远', '之高', '之重'],
      pattern: regex('dg')`
        (?:(?:${NUMBER}|整整)${INSIDE}{0,6}的?(?:时间|历史|岁月|光阴|路程|距离)|左右|上下|以上|
        不下${INSIDE}{2,10}|将近${INSIDE}{2,8}|
        大约${INSIDE}{2,8})(?<mark>之[久多长远高重])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了有多少，后面的“${mark}”就重复了。`,
      isInnocent: ({ 0: whole }) => /^(?:将近|大约)/.test(whole),
    },
    {
      words: ['距今', '至今'],
      pattern: regex('dg')`
        [距至]今(?:已经?|大约|约|有|已有|已经有)*${NUMBER}{1,6}多?年(?<mark>前|以前|
        之前)(?=了?[，。的])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“距今”就是离现在多久，后面不用再说“${mark}”。`,
    },
    {
      words: ['的年纪', '的年龄', '的岁数', '的高龄'],
      pattern: regex('dg')`
        ${NUMBER}{1,4}岁(?:多大|高龄|大|出头)(?<mark>的(?:年纪|年龄|岁数))|(?:年龄|岁数|
        年纪)[^，。；！？]{0,8}${NUMBER}{1,4}多?[岁年]
        (?<mark>的(?:年纪|年龄|岁数))
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `几岁就是多大年纪，后面的“${mark}”就重复了。`,
    },
    {
      words: ['得多', '极了', '得很', '得不得了', '不得了'],
      pattern: regex('dg')`
        (?<![我他她你们才都])(?:比${INSIDE}{1,12}|[，。]|\u5b9e\u5728)(?<mark>(?:还|
        要)?更加?)(?=[\u4e00-\u9fff]{1,3}得多${PAUSE})|
        [别甭]提有?多么?(?:非常|很)?[\u4e00-\u9fff]{1,4}?(?<mark>极了|得很|得不得了)|
        更加?(?![是有不没让使])[\u4e00-\u9fff]{2,3}(?<mark>极了|得很|得不得了)|
        (?:极了|得不得了|得很|不得了)(?<mark>得很|极了|起来|不得了|得不得了)|
        (?:${DEGREE})(?!像|快就|多)[\u4e00-\u9fff]{1,3}(?<!觉|记|懂|值|获|
        不)(?:${MUCH})(?<mark>了)(?=[，。])
      `,
      suggestion: ({ mark = '' }) => (mark === '极了' ? '了' : ''),
      explanation: ({ mark = '' }) => `已经有一个词在说程度了，“${mark}”就多出来了。`,
      isInnocent: ({ groups, 0: whole }) =>
        groups?.['mark'] === '了' && !/^越来越.*得很了$/.test(whole),
    },
    {
      words: [
        '多么非常',
        '多么很',
        '多么十分',
        '那么很',
        '这么很',
        '非常多么',
        '有多么非常',
        '真是多么',
      ],
      pattern:
        /(?:多么|那么|这么)(?<mark>非常|很|十分|特别)(?=[\u4e00-\u9fff])|真是(?<mark>多么)|(?:变化|景色|心情)真(?<mark>是多么)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `已经有一个词在说程度了，“${mark}”就多出来了。`,
      isInnocent: ({ groups }) => groups?.['mark'] === '特别',
    },
    {
      words: ['越来越'],
      pattern: /越来越[\u4e00-\u9fff]{1,3}了(?<mark>起来)(?=[，。！])/dg,
      suggestion: '',
      explanation: `${SAY_ONE}：“越来越……”和“……了起来”。选一种。`,
    },
    {
      words: ['相比', '比起来'],
      pattern: regex('dg')`
        (?<![对相一无好])(?<mark>比)(?!起|例|如|赛|较|方|划|分|
        拼)(?:(?![和与跟同，])${INSIDE}){1,12}(?<also>相比)(?!之下)
      `,
      suggestion: '和',
      explanation: `${SAY_ONE}：“比……”和“和……相比”。选一种。`,
    },
    {
      words: ['一样', '差不多'],
      pattern: regex('dg')`
        (?<![对相一无好不])(?<mark>比)(?!起|例|如|赛|较|方|划|分|拼|作|成|
        武)(?:(?![和与跟同像，得])${INSIDE}){1,10}?
        (?:差不多)?一样(?:[大小多少高矮长短胖瘦重轻快慢好美深宽厚粗])${PAUSE}
      `,
      suggestion: '和',
      explanation: `${SAY_ONE}：“比……更……”和“和……一样……”。选一种。`,
    },
    {
      words: ['比起', '比起来'],
      pattern: regex('dg')`
        (?<=^|
        [，。！？；])比起(?:了)?(?<other>[\u4e00-\u9fff]{2,4}?)(?:的[\u4e00-\u9fff]{1,3})?来?，${INSIDE}{1,8}
        (?<mark>比(?:\k<other>|他|她|它))|[和跟与]${INSIDE}{1,6}比起来(?<mark>比[我他她它])
      `,
      explanation: ({ mark = '' }) => `前面已经在比了，后面的“${mark}”就重复了。`,
    },
    {
      words: ['没有比', '没什么比', '没有什么比', '没有谁比', '比得上'],
      pattern: regex('dg')`
        没有?(?:什么|谁|人)?比(?!得上)(?:(?!最，)${INSIDE}){1,8}(?<mark>最)|没有?(?:什么|
        谁)(?:能)?比(?<mark2>得上)${INSIDE}{1,10}更
      `,
      suggestion: '更',
      explanation: `${SAY_ONE}：“没有比……更……”和“……最……”。选一种。`,
      isInnocent: ({ groups }) => groups?.['mark'] === undefined,
    },
    {
      words: ['似的', '一样', '一模一样', '无二', '样子'],
      pattern: regex('dg')`
        (?:[像如]|仿佛|如同|好比|活像|就像|
        好像)(?![^，。]{0,10}[和跟与])${INSIDE}{2,16}?(?<mark>一模一样|(?:一样|一般|似)的样子|
        (?<=的)样子似的|
        的样子(?:一样|似的|一般)|一般无二|(?<=一样)没有区别)${PAUSE}
      `,
      explanation: ({ mark = '' }) => `“像”和“${mark}”是两种说法，选一种。`,
    },
    {
      words: ['当作', '当成', '看作', '看成', '视为'],
      pattern: regex('dg')`
        (?<=把(?<who>我们|[我他她它])|(?<far>我们|[我他她它]))(?:一直|都|总是)?(?:当作|当成|看作|
        看成|视为)(?:是|了)?(?:(?!，)${INSIDE}){1,12}(?:一样|似的)地?
        (?:来)?(?:看待|对待|照顾|疼爱|关心|爱护)(?<mark>着?[我他她它]们?)${PAUSE}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“把……当作”里已经说了是谁，后面的“${mark}”就重复了。`,
    },
    {
      words: ['之一的', '之一是', '之一造成'],
      pattern: regex('dg')`
        (?<!分)之一(?<mark>的(?:[\u4e00-\u9fff]{1,4})|造成的|是[\u4e00-\u9fff]{2,6}的)${END}
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“……之一”已经说完了，后面的“${mark}”就多出来了。`,
    },
    {
      words: ['的话，'],
      pattern: regex('dg')`
        ${START}(?:虽然|尽管|即使|哪怕|因为|由于|不管|无论|不论|为了|既然|自从|除非|只有)(?:(?!说|
        讲|听|句|这|那|[我他她你们师妈爸爷奶]的话)${INSIDE}){2,16}
        (?<mark>的话)(?=，)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“如果”才和“${mark}”搭配，这里去掉“${mark}”。`,
    },
    {
      words: ['为止', '才行不可', '才行才', '不可不行'],
      pattern: regex('dg')`
        (?:才停下来|才${INSIDE}{1,5})(?<mark>为止)${PAUSE}|才行(?<mark>不可|才好|不行)|(?<=必须|
        一定要|应该|要)${INSIDE}{2,14}(?<!非${INSIDE}{0,14})(?<mark>不行)(?=[。！])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经用了一种说法，“${mark}”就多出来了。`,
      isInnocent: ({ groups, 0: whole }) =>
        groups?.['mark'] === '不行' && !whole.startsWith('才行'),
    },
  ]),
}
