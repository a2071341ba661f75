/** 上午昨天, 下午两点星期五, 九月1998年, 六楼春晖小区: a smaller time or place before the larger one it lies in. */
import { compact, regex } from '../../text/multiline.ts'
import type { FaultPattern, Groups } from './findPatterns.ts'

const DIGITS = '[0-9一二三四五六七八九十零〇两]'
const CLOCK = `${DIGITS}{1,3}点(?:钟|半|整|多)?`
const PART = `(?:清晨|早晨|早上|上午|中午|下午|傍晚|晚上|夜里|半夜|凌晨)(?:${CLOCK})?|${CLOCK}`
const WEEKDAY = '(?:[上下这本]个?)?(?:星期|周)[一二三四五六日天]'
const DATE = `${DIGITS}{1,2}月${DIGITS}{1,3}[日号]`
const DAY = compact`今天|昨天|明天|前天|后天|大前天|${WEEKDAY}|${DATE}|除夕|国庆节|儿童节|教师节|中秋节|元旦`
const SEASON = compact`
  ${DIGITS}{1,2}月份?(?:${DIGITS}{1,3}[日号])?|春天|夏天|秋天|冬天|暑假|寒假|上半年|下半年
`
const YEAR = `(?:19|20)[0-9]{2}年|[一二][九〇零][一二三四五六七八九〇零]{2}年|去年|前年`
const ROOM = `${DIGITS}{1,3}(?:楼|层|单元|号楼|栋|室|号)`

const largeFirst = ({ small = '', large = '' }: Groups) =>
  `先说大的，再说小的：“${large}”在前，“${small}”在后。`
const turned = ({ small = '', large = '' }: Groups) => large + small

const before = (small: string, large: string, ahead = '[天午到从至第每]'): RegExp => regex('dg')`
  (?<!${ahead})(?<mark>(?<small>${small})(?<large>${large}))(?=[\u4e00-\u9fff，。])(?![的和到至才])
`

export const TIMES_TURNED: readonly FaultPattern[] = [
  {
    pattern: before(PART, DAY),
    isInnocent: (match, text) =>
      // 到了晚上，…; 每天早上明天…
      /[天日号]$/.test(text.slice(0, match.index)) ||
      /说好|约好|改[到在]$/.test(text.slice(0, match.index)),
    explanation: largeFirst,
    suggestion: turned,
  },
  {
    pattern: before(SEASON, YEAR, '[每到从至第年]'),
    explanation: largeFirst,
    suggestion: turned,
  },
  {
    pattern: regex('dg')`
      (?<=住在?|在)(?<mark>(?<small>(?:${ROOM})+)(?<large>[\u4e00-\u9fff]{2,4}(?:小区|花园|社区|
      大厦|公寓)))(?=[，。里的])
    `,
    explanation: largeFirst,
    suggestion: turned,
  },
  {
    pattern: regex('dg')`
      (?<=住在?|在|来自|位于)(?<mark>(?<small>[\u4e00-\u9fff]{2,4}(?:街道|小区|镇|村|路))
      (?<large>[\u4e00-\u9fff]{2,3}省(?:[\u4e00-\u9fff]{2,3}市)?))(?=[，。里的])
    `,
    explanation: largeFirst,
    suggestion: turned,
  },
]
