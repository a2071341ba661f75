/** 大约三十人左右: two words for the same estimate, or a bound and its contrary in one number. */
import { isQuoted } from '../../text/document.ts'
import { inEachParagraph, type Rule } from '../rule.ts'

const NUMBER = '[0-9０-９一二两三四五六七八九十百千万亿半几数点.]+'
const ESTIMATE = new RegExp(`((?:大约|大概|约)(?:有|过了|走了|花了|用了|要|是)?|将近|接近|近)(${NUMBER})([^，。！？；：、\\s]{0,4}?)(左右|上下)`, 'g')
const OVER = new RegExp(`(超过了|超过|多达|高达)(${NUMBER})([^，。！？；：、\\s]{0,4}?)(以上)`, 'g')
const BOUND = new RegExp(`(不到|不足|至少|最少|起码|最多|至多)(${NUMBER})([^，。！？；：、\\s]{0,4}?)(左右)`, 'g')
/** 左右 and 上下 as places (左右两边, 上下铺), 以上 opening a list. */
const PLACE_AFTER = /^(?:两|各|摇|都|为|铺|楼|学|班|半身|起伏|翻|打量|内容|所述)/
/** 近 and 约 inside other words. */
const WORD_BEFORE = /[最附远接邻相靠临亲贴新制简节条签预条公契]$/

export const doubledEstimate: Rule = {
  id: 'doubled-estimate',
  kind: 'fault',
  area: 'grammar',
  label: '语病：重复、矛盾的约数',
  teaches: '说大概的数，一个词就够了：“大约三十人”或“三十人左右”。',
  marks: [
    { text: '操场上大约有三十人左右在跑步。', quote: '左右', suggestion: '' },
    { text: '这棵树超过了一百年以上。', quote: '以上', suggestion: '' },
    { text: '将近五十米左右的路，我走了很久。', quote: '左右', suggestion: '' },
    { text: '大约过了半个小时左右，雨停了。', quote: '左右', suggestion: '' },
    { text: '我家离学校至少两公里左右。', quote: '左右', suggestion: '' },
  ],
  leaves: [
    '操场上大约有三十人在跑步。',
    '操场上有三十人左右。',
    '他最近两天左右为难。',
    '车上大约二十人，左右两边都坐满了。',
    '分数超过九十，以上几位同学都有奖。',
    '大约三十人左右两边站开。',
    '他最近三十岁左右的人见得多。',
  ],
  find: inEachParagraph((paragraph, text) => [ESTIMATE, OVER, BOUND].flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, opener = '', , , closer = ''] = match
    const end = match.index + whole.length
    const start = end - closer.length
    if (isQuoted(paragraph, start) || PLACE_AFTER.test(text.slice(end))) return []
    if (/^[近约]/.test(opener) && WORD_BEFORE.test(text.slice(0, match.index))) return []
    return [{
      paragraph: paragraph.index,
      start,
      end,
      suggestion: '',
      explanation: reasonFor(pattern, opener.replace(/(?:有|过了|走了|花了|用了|要|是)$/, ''), closer),
    }]
  }))),
}

function reasonFor(pattern: RegExp, opener: string, closer: string): string {
  if (pattern === OVER) return `“${opener}”已经说明比这个数多，后面再说“${closer}”就重复了，留一个就清楚。`
  if (pattern === BOUND) return `“${opener}”说的是一条界线，“${closer}”说的是大概，两个意思打架，只能留一个。`
  return `“${opener}”和“${closer}”都在说这个数是大概的，意思重复了，留一个就清楚。`
}
