/** Words that have a character in common with the word beside them, and so say it twice. */
import { regex } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'

type Pair = { one: string; other: string; shared: string }
type Echo = {
  /** Kinds of the first word, what stands between, kinds of the second. */
  kinds: readonly [ones: string, between: string, others: string]
  holds: (pair: Pair) => boolean
}

/** 德国的中国游客: names of people, places and bodies say nothing twice. */
const NAME = /^n[rst]/

const always = () => true
const endsAlike = ({ one, other }: Pair) => one.slice(-1) === other.slice(-1)
const sharesOne = (units: string) => (pair: Pair) =>
  [...pair.shared].some((unit) => units.includes(unit))
const sharesOther = (units: string) => (pair: Pair) =>
  [...pair.shared].some((unit) => !units.includes(unit))
/** They are the sense of every verb that they are in: 恳求 and 哀求, 开设 and 创设. */
const ofStems = sharesOne(
  '求怕修惜适举设捐盼望希期思念忘记爱惧惊责称赞夸劝购选挑寻觅讨议商祝贺庆欺骗躲藏逃防停止助援养饲' +
    '栽种建造筑创研察查验释获得觉感见嘱告说讲述谈诉学习练教救护保卫抢夺偷盗扔丢弃拾捡找换替改变增' +
    '减提升降伤磨破裂烂松宜合珍稀备打算',
)

/** 实验验证: they are things as often as deeds. */
const THINGS_TOO = new Set(['实验', '试验', '经验', '考验'])
/** 停水停电, 防火防盗: one deed, done to two things. */
const doesBoth = ({ one, other }: Pair) =>
  one.charAt(0) === other.charAt(0) && [one, other].every((deed) => THINGS.includes(deed.charAt(1)))
const THINGS =
  '水电气火盗灾病虫风雨雪沙洪旱涝疫毒路桥房屋塔楼树林花草菜瓜鱼虾鸡鸭猪羊牛税费课业产工粮钱米'
/** 今年的今天, 今年的今晚: it tells of which year. */
const isDayOfYear = ({ one, other }: Pair) => /^[今明]年$/.test(one) && /^[今明]/.test(other)
const isPhrase = ({ one, other }: Pair) => one.length > 3 && one.charAt(0) !== other.charAt(0)
/** 语重心长苦口婆心, 家里回家: a phrase or a place, and a word of any kind that takes up a part of it. */
const inPhrases = (firsts: string, betweens: string, seconds: string): Echo[] =>
  [...firsts].flatMap((one) =>
    betweens.split(' ').flatMap((between) =>
      [...seconds].map((other): Echo => ({
        kinds: [one, between === '_' ? '' : between, other],
        holds: (pair) =>
          isPhrase(pair) && sharesOther('现耳难地天好在当')(pair) && pair.other !== '不同',
      })),
    ),
  )

const ECHOES: readonly Echo[] = [
  ...inPhrases('il', '_ 地', 'vnalfdrtsbz'),
  ...inPhrases('il', '的', 'ftsz'),
  { kinds: ['s', '', 'n'], holds: sharesOther('耳') },
  { kinds: ['s', '', 'v'], holds: sharesOther('耳') },
  { kinds: ['s', '', 'd'], holds: sharesOther('耳') },
  { kinds: ['f', '', 's'], holds: always },
  { kinds: ['v', '', 'a'], holds: ofStems },
  {
    kinds: ['a', '的', 'n'],
    holds: (pair) => !/^(?:鲜花|丑小鸭)$/.test(pair.other) && sharesOther('干同亲')(pair),
  },
  { kinds: ['d', '的', 'v'], holds: always },
  { kinds: ['d', '的', 'n'], holds: always },
  { kinds: ['t', '', 'd'], holds: sharesOther('时') },
  { kinds: ['p', '', 'p'], holds: always },
  { kinds: ['m', '', 'r'], holds: sharesOne('种') },
  { kinds: ['r', '', 'c'], holds: sharesOther('此') },
  {
    kinds: ['v', '', 'v'],
    holds: (pair) => !THINGS_TOO.has(pair.one) && !doesBoth(pair) && ofStems(pair),
  },
  { kinds: ['v', '了', 'v'], holds: ofStems },
  { kinds: ['v', '着', 'v'], holds: ofStems },
  { kinds: ['d', '', 'd'], holds: ({ one }) => one !== '届时' },
  { kinds: ['d', '地', 'd'], holds: always },
  { kinds: ['d', '', 'v'], holds: sharesOther('至自时同') },
  { kinds: ['v', '', 'd'], holds: sharesOther('自') },
  { kinds: ['a', '', 'v'], holds: ofStems },
  { kinds: ['a', '', 'd'], holds: sharesOther('常面') },
  { kinds: ['a', '', 'a'], holds: always },
  { kinds: ['a', '的', 'a'], holds: always },
  { kinds: ['i', '', 'v'], holds: ofStems },
  {
    kinds: ['t', '的', 't'],
    holds: (pair) => !isDayOfYear(pair) && sharesOther('天年期')(pair),
  },
  { kinds: ['t', '', 't'], holds: sharesOne('昨明晚夜前刚') },
  { kinds: ['f', '', 'f'], holds: sharesOther('面边头方') },
  { kinds: ['f', '的', 'f'], holds: always },
  { kinds: ['s', '的', 's'], holds: always },
  { kinds: ['r', '', 'r'], holds: sharesOther('每') },
  { kinds: ['c', '', 'c'], holds: sharesOther('是可不') },
  { kinds: ['m', '', 'm'], holds: sharesOne('多次') },
  { kinds: ['m', '', 'd'], holds: always },
  { kinds: ['d', '', 'm'], holds: sharesOther('只') },
  {
    kinds: ['n', '的', 'n'],
    holds: (pair) => endsAlike(pair) && !/^(?:星期|社会)$/.test(pair.one),
  },
]
/** They make words of many senses: to share one is no echo. */
const COMMON = new Set(
  '来去过着了不得出上下进起到有无可一二三四五六七八九十两几半子儿头们的这那么样多大小老什境胎鸡族人物品' +
    '关判握变赛民法绣区庄柔月正学针工顶友和纯严桌门救家',
)

export function isEcho(one: Word, between: string, other: Word): boolean {
  const shared = sharedBy(one.text, other.text)
  return (
    shared !== '' &&
    !NAME.test(other.tag) &&
    ECHOES.some(
      ({ kinds: [ones, link, others], holds }) =>
        link === between &&
        one.tag.startsWith(ones) &&
        other.tag.startsWith(others) &&
        holds({ one: one.text, other: other.text, shared }),
    )
  )
}

const sharedBy = (one: string, other: string): string =>
  one === other || one.length === 1 || other.length === 1
    ? ''
    : [...one].filter((unit) => !COMMON.has(unit) && other.includes(unit)).join('')

/** How a thing is, in one character. */
const PLAIN =
  '新旧老高矮长短圆方好坏真假晴暗厚薄深浅暖凉巧笨陡红黄蓝绿白黑紫灰粉微宽窄胖瘦粗细重香臭甜酸静整干湿'

/** 鲜红的红领巾, 嫩绿的绿豆: names in which the quality is none any more. */
const WHOLE_NAMES = regex()`
  ^(?:红(?:领巾|旗|军|薯|枣|豆|茶|绿灯|包|十字|烧|楼)|绿(?:豆|茶|萝|洲)|黄(?:瓜|河|金|豆|昏|牛|山|
  鹂)|
  白(?:菜|糖|鹭|杨|鸽|桦|天|酒|领)|黑(?:板|豆|猩)|紫(?:菜|藤|荆)|青(?:蛙|岛|年)|
  老(?:鼠|虎|板|家)|高(?:原|速|粱)|长(?:城|江|廊|颈)|圆(?:规|明园|舟笔)|方(?:言|向|法)|假(?:山|期|
  日)|
  薄荷|凉(?:亭|鞋|席)|干粮|湿地|细(?:胞|节|菌)|香(?:蕉|菜|水|肠|菇|樟)|静电|酸(?:奶|菜|梅)|
  甜(?:瓜|筒)|
  重(?:阳|点|庆)|新(?:闻|疆|娘|郎)|微(?:信|波)|真(?:理|相)|暖气|深圳)
`

/** 崭新的新书: how the thing is that begins with its own quality. */
export function qualityInName(one: Word, thing: string): string | undefined {
  const first = thing.charAt(0)
  const is = '大小'.includes(first) && !one.text.includes(first) ? thing.charAt(1) : first
  const isQuality = /^[azb]/.test(one.tag) && is !== '' && PLAIN.includes(is)
  if (!isQuality || !one.text.includes(is) || /^老[年人师]/.test(thing)) return undefined
  if (WHOLE_NAMES.test(thing)) return undefined
  return one.text.length > 1 && /^\p{Script=Han}{2,}$/u.test(thing) ? is : undefined
}

/** 宣纸的纸: the thing is the end of its own name. */
export const isEndOfName = (name: Word, thing: Word, after: Word | undefined): boolean =>
  /^n(?![rst])/.test(name.tag) &&
  name.text.length > 1 &&
  name.text.endsWith(thing.text) &&
  /^[^子头人们事家]$/.test(thing.text) &&
  (after === undefined || /^(?:[，。！；里上中下都也很被]|里面|非常|十分)$/.test(after.text))
