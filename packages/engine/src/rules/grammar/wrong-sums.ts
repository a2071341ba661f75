/** 三斤水果，两斤苹果和两斤香蕉; 他大三岁，却小三岁: what is counted does not come to what is said. */
import { regex } from '../../text/multiline.ts'
import { inPatterns, type Groups } from './findPatterns.ts'
import { numberOf } from './numberOf.ts'
import type { Rule } from '../rule.ts'

const NUMBER = '[0-9]{1,5}|[一二两三四五六七八九十百]{1,7}'
const MEASURE = '[个名位只条匹头棵朵本支枝块斤张件把辆间座粒颗口盆碗杯瓶盒包幅首道艘架枚台人]'
const KIN =
  '爸爸|妈妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|弟弟|妹妹|表哥|表姐|表弟|表妹|叔叔|阿姨|同桌|小[\\u4e00-\\u9fff]|[我他她你]'
const PART = '早上|早晨|上午|中午|下午|傍晚|晚上|夜里'
const CLOCK = `(?:${NUMBER})点(?:半|一刻|三刻|整|(?:${NUMBER})分?)?`

const MORE = /大|多|高|早|快|长|重|增|进|升/

const valuesOf = (groups: Groups | undefined, names: readonly string[]) =>
  names.map((name) => numberOf(groups?.[name] ?? ''))

/** 八点半: in minutes. */
function minutesOf(written: string): number | undefined {
  const [hours = '', rest = ''] = written.split('点')
  const hour = numberOf(hours)
  if (hour === undefined) return undefined
  if (rest.startsWith('半')) return hour * 60 + 30
  if (rest.startsWith('一刻')) return hour * 60 + 15
  if (rest.startsWith('三刻')) return hour * 60 + 45
  return hour * 60 + (numberOf(rest.replace(/[分整]/, '')) ?? 0)
}

/** 他, 我: who is meant where a word for a relative has led up to it. */
const isSame = (who: string, other: string): boolean =>
  who === other || (/[他她]/.test(other) && who !== '我') || (/[他她]/.test(who) && other !== '我')

export const wrongSums: Rule = {
  id: 'wrong-sums',
  kind: 'fault',
  area: 'grammar',
  label: '语病：不合逻辑（数量不对）',
  teaches: '写到数目，自己加一加、比一比：几样合起来是多少，谁大谁小，几点到几点。',
  marks: [
    { text: '妈妈买了四斤菜，两斤豆角和三斤土豆。', quote: '四' },
    { text: '河边有两头牛和三头羊，四头牲口都在喝水。', quote: '四' },
    { text: '哥哥比我大两岁，他今年八岁，我今年十岁。', quote: '大两岁，他今年八岁，我今年十' },
    { text: '奶奶今年六十岁，爷爷比奶奶大三岁，今年五十七岁。', quote: '五十七' },
    { text: '弟弟今年五岁，再过三年就九岁了。', quote: '五岁，再过三年就九' },
    { text: '我们班以二比三赢了二班。', quote: '二比三' },
    { text: '他跳了九十下，我跳了八十下，我比他多十下。', quote: '多十下' },
    { text: '她从第二名进步到第六名。', quote: '进步' },
    { text: '从下午两点到下午四点，我练了三个小时的琴。', quote: '三个小时' },
    { text: '我们约好八点见面，他八点半就早早到了。', quote: '八点半' },
    { text: '大部分同学住校，走读的占了百分之七十。', quote: '百分之七十' },
    { text: '屋里只有一张床，两张床上都铺着花被子。', quote: '两' },
  ],
  leaves: [
    '妈妈买了五斤菜，两斤豆角和三斤土豆。',
    '河边有两头牛和三头羊，五头牲口都在喝水。',
    '哥哥比我大两岁，他今年十岁，我今年八岁。',
    '奶奶今年六十岁，爷爷比奶奶大三岁，今年六十三岁。',
    '弟弟今年五岁，再过三年就八岁了。',
    '我们班以三比二赢了二班。',
    '他跳了九十下，我跳了八十下，我比他少十下。',
    '她从第六名进步到第二名。',
    '从下午两点到下午四点，我练了两个小时的琴。',
    '我们约好八点见面，他七点半就早早到了。',
    '大部分同学住校，走读的占了百分之三十。',
    '屋里有两张床，两张床上都铺着花被子。',
  ],
  find: inPatterns([
    {
      pattern: regex('dg')`
        (?<!第|[0-9一二三四五六七八九十百多几])(?<mark>${NUMBER})(?<m>${MEASURE})[^，。；！？：、和]{0,8}(?:，|：)(?:其中|分别是)?
        (?<list>(?:(?:${NUMBER})\k<m>是?[^，。；！？：、和\d]{1,6}(?:，还有|、|，|和|与|还有)){1,5}(?:${NUMBER})\k<m>[^，。；！？：、和]{1,6})(?=[。！])
      `,
      explanation: ({ mark = '', m = '' }) => `前面说“${mark}${m}”，把后面的加起来，数目对不上。`,
      isInnocent: ({ groups, 0: whole, index }, text) => {
        const before = text.slice(Math.max(0, index - 30), index)
        const measure = groups?.['m'] ?? ''
        const parts = [
          ...(groups?.['list'] ?? '').matchAll(new RegExp(`(${NUMBER})${measure}`, 'g')),
        ]
        const all = numberOf(groups?.['mark'] ?? '')
        const numbers = parts.map(([, number = '']) => numberOf(number))
        return (
          all === undefined ||
          all < 2 ||
          numbers.includes(undefined) ||
          new RegExp(`(?:${NUMBER})${measure}[^。]*$`).test(before) ||
          /在/.test(whole) ||
          /每|各|等|第|又|再|比|比如|像|先|后|接|其中一|送|给|吃|剩|多|少/.test(whole) ||
          numbers.reduce((sum: number, number) => sum + (number ?? 0), 0) === all
        )
      },
    },
    {
      words: ['男生', '女生'],
      pattern: regex('dg')`
        (?<mark>${NUMBER})(?:个|名|位)?(?:人|同学|学生)，(?:其中)?[男女](?:生|同学)(?:有)?(?<one>${NUMBER})(?:个|名|位)?人?，[男女](?:生|同学)(?:有)?(?<other>${NUMBER})(?:个|名|位)?人?(?=[，。！])
      `,
      explanation: ({ mark = '' }) => `男生和女生加起来，不是“${mark}”。数目对不上。`,
      isInnocent: ({ groups }) => {
        const [all, one, other] = valuesOf(groups, ['mark', 'one', 'other'])
        return all === undefined || one === undefined || other === undefined || one + other === all
      },
    },
    {
      pattern: regex('dg')`
        (?<!第|每)(?<one>${NUMBER})(?<m>${MEASURE})[^，。；！？、和与]{1,5}(?:和|与|、)(?<other>${NUMBER})\k<m>[^，。；！？、和与]{1,10}，
        (?:[^，。；！？]{0,8}，)?(?:我|妈妈|老师)?(?:他们|她们|它们|这|那)?(?<mark>${NUMBER})(?:\k<m>|个|只)(?![月星小])[^，。；！？]{0,4}(?:都|一起|全)
      `,
      explanation: ({ mark = '' }) => `前面加起来不是“${mark}”，数一数，数目对不上。`,
      isInnocent: ({ groups }) => {
        const [one, other, all] = valuesOf(groups, ['one', 'other', 'mark'])
        return (
          one === undefined ||
          other === undefined ||
          all === undefined ||
          one + other === all ||
          all < 2
        )
      },
    },
    {
      words: ['比'],
      pattern: regex('dg')`
        (?<x>${KIN}|男生|女生)比(?<y>${KIN}|男生|女生)(?<mark>(?<r>[大小多少高矮])(?:了|整整)?(?<n>${NUMBER})(?<u>岁|个|名|人|分))，
        (?:[^，。；！？]{0,4}，)?(?<a>${KIN}|男生|女生)(?:今年|现在|今年才|有|是|考了)?(?<av>${NUMBER})\k<u>人?，(?:那?么?)?(?<b>${KIN}|男生|女生)(?:今年|现在|今年才|有|是|就|考了)?(?<also>(?<bv>${NUMBER}))\k<u>
      `,
      explanation: ({ mark = '' }) => `算一算后面的数目，和前面说的“${mark}”对不上。`,
      isInnocent: ({ groups }) => {
        const [n, av, bv] = valuesOf(groups, ['n', 'av', 'bv'])
        const [x, a, b] = ['x', 'a', 'b'].map((name) => groups?.[name] ?? '')
        if (n === undefined || av === undefined || bv === undefined) return true
        if (x === undefined || a === undefined || b === undefined) return true
        const isFirst = x === a || (x !== b && isSame(x, a))
        const [mine, yours] = isFirst ? [av, bv] : [bv, av]
        return mine - yours === (MORE.test(groups?.['r'] ?? '') ? n : -n)
      },
    },
    {
      words: ['岁'],
      pattern: regex('dg')`
        (?<a>${KIN})(?:今年|现在)(?<av>${NUMBER})岁，(?<x>${KIN})比(?<y>${KIN})(?<r>[大小])(?<n>${NUMBER})岁，(?:[^，。]{0,2})(?:今年|现在)?(?<mark>${NUMBER})岁
      `,
      explanation: ({ mark = '' }) => `按前面说的算一算，不是“${mark}”岁。`,
      isInnocent: ({ groups }) => {
        const [av, n, bv] = valuesOf(groups, ['av', 'n', 'mark'])
        if (av === undefined || n === undefined || bv === undefined) return true
        return (
          av + (groups?.['r'] === '大' ? n : -n) === bv ||
          !isSame(groups?.['a'] ?? '', groups?.['y'] ?? '')
        )
      },
    },
    {
      words: ['再过'],
      pattern: regex('dg')`
        (?<also>(?<a>${NUMBER}))(?<u>岁|年级)[^，。；！？]{0,3}，再过(?<n>${NUMBER})年[^，。；！？]{0,6}?(?<mark>${NUMBER})\k<u>
      `,
      explanation: ({ mark = '', n = '' }) => `再过“${n}”年，不是“${mark}”。加一加，数目对不上。`,
      isInnocent: ({ groups }) => {
        const [a, n, then] = valuesOf(groups, ['a', 'n', 'mark'])
        return a === undefined || n === undefined || then === undefined || a + n === then
      },
    },
    {
      words: ['比'],
      pattern: regex('dg')`
        (?<=以|是|打了个|[得局])(?<mark>(?<a>[0-9]{1,3}|[零一二两三四五六七八九十]{1,3})比(?<b>[0-9]{1,3}|[零一二两三四五六七八九十]{1,3}))(?:的(?:比分|成绩))?[^，。；！？]{0,4}?(?<r>赢|胜|打败|击败|输|败给|负|落后|领先)
      `,
      explanation: ({ mark = '', r = '' }) => `“${mark}”，谁的分多？和“${r}”对不上。`,
      isInnocent: ({ groups }) => {
        const [a, b] = ['a', 'b'].map((name) =>
          groups?.[name] === '零' ? 0 : numberOf(groups?.[name] ?? ''),
        )
        if (a === undefined || b === undefined || a === b) return true
        return /赢|胜|打败|击败|领先/.test(groups?.['r'] ?? '') === a > b
      },
    },
    {
      words: ['比'],
      pattern: regex('dg')`
        (?<a>${KIN})[^，。；！？]{1,5}?(?<av>${NUMBER})(?<u>[下个分页本米圈次票朵字秒])，(?<b>${KIN})[^，。；！？]{0,5}?(?<bv>${NUMBER})\k<u>，[^，。；！？]{0,2}?(?<c>${KIN})比(?<d>${KIN})(?<mark>(?<r>[多少高低快慢])(?:了|考了)?(?<n>${NUMBER})\k<u>)
      `,
      explanation: ({ mark = '' }) => `减一减前面的两个数，和“${mark}”对不上。`,
      isInnocent: ({ groups }) => {
        const [av, bv, n] = valuesOf(groups, ['av', 'bv', 'n'])
        if (av === undefined || bv === undefined || n === undefined) return true
        const isFirst =
          isSame(groups?.['a'] ?? '', groups?.['c'] ?? '') && groups?.['b'] !== groups?.['c']
        const gain = isFirst ? av - bv : bv - av
        return gain === (/多|高|慢/.test(groups?.['r'] ?? '') ? n : -n) || groups?.['u'] === '秒'
      },
    },
    {
      words: ['比'],
      pattern: regex('dg')`
        (?<a>${NUMBER})分，[^，。；！？]{0,3}比[^，。；！？]{1,4}的?(?<b>${NUMBER})分[^，。；！？]{0,3}?(?<mark>进步|提高|退步|下降|高|低|多|少)
      `,
      explanation: ({ mark = '', a = '', b = '' }) =>
        `“${a}”比“${b}”是多了还是少了？和“${mark}”对不上。`,
      isInnocent: ({ groups }) => {
        const [a, b] = valuesOf(groups, ['a', 'b'])
        if (a === undefined || b === undefined || a === b) return true
        return /进步|提高|高|多/.test(groups?.['mark'] ?? '') === a > b
      },
    },
    {
      words: ['第'],
      pattern: regex('dg')`
        从[^，。；！？]{0,6}第(?<a>${NUMBER})名?[^，。；！？]{0,3}?(?<mark>退步|进步|下降|上升|提高|前进|后退|跌|落|升|掉)到?了?第(?<b>${NUMBER})名?
      `,
      explanation: ({ mark = '', a = '', b = '' }) => `从第“${a}”到第“${b}”，和“${mark}”对不上。`,
      isInnocent: ({ groups }) => {
        const [a, b] = valuesOf(groups, ['a', 'b'])
        if (a === undefined || b === undefined || a === b) return true
        return /进步|上升|提高|前进|升/.test(groups?.['mark'] ?? '') === b < a
      },
    },
    {
      words: ['点'],
      pattern: regex('dg')`
        从(?:${PART})?(?<a>${CLOCK})[^，。；！？]{0,3}?[到至](?:${PART})?(?<b>${CLOCK})，?[^，。；！？]{0,12}?(?<mark>(?<n>${NUMBER})个?(?:小时|钟头))
      `,
      explanation: ({ mark = '', a = '', b = '' }) => `从“${a}”到“${b}”，不是“${mark}”。算一算。`,
      isInnocent: ({ groups, 0: whole }) => {
        const [a, b] = [minutesOf(groups?.['a'] ?? ''), minutesOf(groups?.['b'] ?? '')]
        const n = numberOf(groups?.['n'] ?? '')
        if (a === undefined || b === undefined || n === undefined) return true
        const lasts = (b - a + 720) % 720
        return (
          Math.abs(lasts - n * 60) < 45 ||
          /多|近|半|每|又|余/.test(whole.slice(whole.indexOf('，')))
        )
      },
    },
    {
      words: ['点'],
      pattern: regex('dg')`
        从(?<part>${PART})(?<a>${CLOCK})[^，。；！？]{0,4}?[到至]\k<part>(?<mark>${CLOCK})
      `,
      explanation: ({ mark = '', a = '' }) => `“${mark}”在“${a}”前面，时间倒过来了。`,
      isInnocent: ({ groups }) => {
        const [a, b] = [minutesOf(groups?.['a'] ?? ''), minutesOf(groups?.['mark'] ?? '')]
        return a === undefined || b === undefined || b > a || a >= 720
      },
    },
    {
      words: ['点'],
      pattern: regex('dg')`
        (?:约好|说好|定在|规定|约定)?[^，。；！？]{0,4}?(?<a>${CLOCK})(?:钟)?(?:见面|集合|开始|出发|上课|开会|开演|到校|开门|比赛|集中)，[^，。；！？]{0,6}?(?<mark>${CLOCK})(?:钟)?就(?<r>早早|提前|迟到|晚到|已经到|到|来)
      `,
      explanation: ({ mark = '', a = '', r = '' }) =>
        `和“${a}”比一比，“${mark}”是早还是晚？说“${r}”对不上。`,
      isInnocent: ({ groups }) => {
        const [a, b] = [minutesOf(groups?.['a'] ?? ''), minutesOf(groups?.['mark'] ?? '')]
        if (a === undefined || b === undefined || a === b) return true
        return /迟|晚/.test(groups?.['r'] ?? '') ? b > a : b < a
      },
    },
    {
      words: ['点'],
      pattern: regex('dg')`
        [写做读看练忙画]到(?:了)?(?:${PART})?(?<a>${CLOCK})，(?:不到|才|还没到)?(?:${PART})?(?<mark>${CLOCK})(?:钟)?(?:就|早早)[^，。；！？]{0,4}(?:睡|上床|休息|躺下)
      `,
      explanation: ({ mark = '', a = '' }) =>
        `前面说到“${a}”，后面又说“${mark}”就睡了，时间对不上。`,
      isInnocent: ({ groups }) => {
        const [a, b] = [minutesOf(groups?.['a'] ?? ''), minutesOf(groups?.['mark'] ?? '')]
        return a === undefined || b === undefined || b >= a
      },
    },
    {
      words: ['年级'],
      pattern: regex('dg')`
        从(?<a>[一二三四五六])年级[^，。；！？]{0,3}到(?<b>[一二三四五六])年级，?[^，。；！？]{0,3}(?<mark>(?<n>[一二两三四五六七八九])年)(?:里|来|中|时间|间|的时间)
      `,
      explanation: ({ mark = '', a = '', b = '' }) =>
        `从“${a}年级”到“${b}年级”，数一数，不是“${mark}”。`,
      isInnocent: ({ groups }) => {
        const [a, b, n] = valuesOf(groups, ['a', 'b', 'n'])
        return (
          a === undefined ||
          b === undefined ||
          n === undefined ||
          n === b - a + 1 ||
          (n === b - a && n < 5)
        )
      },
    },
    {
      words: ['占', '大多数', '大部分', '一半'],
      pattern: regex('dg')`
        (?:大部分|大多数|绝大多数|多数|一半以上|百分之[六七八九]十[一二三四五六七八九]?)[^，。；！？]{2,12}，[^，。；！？]{2,10}(?:占|是|也占|却占)了?(?:全班的?|总数的?)?(?<mark>大多数|大部分|多数|一半以上|百分之[六七八九]十[一二三四五六七八九]?)
      `,
      explanation: ({ mark = '' }) => `前面的已经过了一半，剩下的不会有“${mark}”，数目对不上。`,
    },
    {
      words: ['只有一', '只剩', '只养', '只买', '最后一'],
      pattern: regex('dg')`
        (?:只有|只剩下?|只养了?|只买了?|只种了?|只带了?)(?:最后)?一(?<m>${MEASURE})(?<n>[\u4e00-\u9fff]{1,3})，(?:[^，。；！？]{0,8}，)?[^，。；！？]{0,4}?(?<mark>[两三四五六七八九十几]|这些|那些)\k<m>?\k<n>
      `,
      explanation: ({ mark = '', m = '' }) => `前面说只有一${m}，后面又说“${mark}”，数目对不上。`,
    },
  ]),
}
