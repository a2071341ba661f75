/** Which claim can be asked for a case, a reason or a second half, and which could stand anywhere. */
import { SLOGAN_WORDS } from '../lexicon/slogans.ts'
import { countWords } from '../text/characters.ts'
import { regex } from '../text/multiline.ts'
import { isTold } from './clauseKinds.ts'
import { canBeShown, type Asked } from './clauseQuestions.ts'
import type { Setting } from './clauseSetting.ts'

/** A fact, a deed, a question, an announcement, what others say: nothing to be borne out. */
const NO_CLAIM = regex()`
  [了过着](?:$|[一二三四五六七八九十两几半这那他她它我])|[他她它]|[那去今昨]年|那[天次时]|古人|曾经?|同学|老师|爸|妈|
  ^(?:从|当|在|通过|正因为|正是因为|因为|由于|回头|再看|首先|其次|最后|总之|这就是|这样|这件|这个故事|这句话|似乎|好像|据说)|
  [？?吗呢]|一样$|如此$|所说|告诉我们|明白|可以看出|说明了|我(?!们)
`
const CLAIM = regex()`
  应该?|必须|需要|值得|不必|不妨|往往|总是|就是|离不开|[只才][有能会]|[才就]会|不[会能是]|可以|都要|要(?=[^求点])|
  [能使让][^，]{2,}|是[^，]{2,}|就没有|比[^，]+更?
`

/** Somebody could deny it. */
export const isClaim: Asked = ({ span: { quote }, kind }) =>
  kind !== 'frame' &&
  kind !== 'retold' &&
  kind !== 'objection' &&
  CLAIM.test(quote) &&
  !NO_CLAIM.test(quote)

/** No case stands beside it, and none was told just before. */
export const lacksCase: Asked = (setting) =>
  isClaim(setting) &&
  setting.edge === null &&
  setting.kind === 'said' &&
  setting.kindBefore !== 'case' &&
  setting.kindAfter !== 'case' &&
  !/[例比]如|譬如|“|《/.test(besides(setting))

/** Neither its sentence nor its neighbours say why. */
export const lacksReason: Asked = (setting) =>
  isClaim(setting) &&
  setting.edge === null &&
  setting.kind === 'said' &&
  !setting.isLast &&
  setting.behind.length < SHORT_REST &&
  !REASON.test(setting.before + besides(setting)) &&
  !/^(?:[^，。]{0,8}(?:不仅|首先|一方面)|没有|只有|只要)/.test(setting.after)

const REASON = /因为|由于|所以|原来|为什么|为了|如果|假如|倘若|要不|否则|不然|就没有|可见|正是|毕竟/
const SHORT_REST = 4

/** A saying of general sense that ends its sentence and has no partner beside it. */
export const canBePaired: Asked = (setting) => {
  const { quote } = setting.span
  return (
    isClaim(setting) &&
    /^[。！]/.test(setting.behind) &&
    !/[我你他她它这那]|也|都|一样|时候|并|该/.test(quote) &&
    quote.length <= LONGEST_SAYING &&
    !isLikeOne(quote, [...setting.ahead.split(/[，；：]/), ...clausesOf(setting.after)])
  )
}

const LONGEST_SAYING = 14

function clausesOf(text: string): string[] {
  return text.split(/[，。！？；：]/).slice(0, 2)
}

/** Of the same length, or with two characters in common: a pair already. */
function isLikeOne(quote: string, others: readonly string[]): boolean {
  return others.some(
    (other) =>
      other.length > 3 &&
      (Math.abs(other.length - quote.length) <= 1 ||
        [...quote].filter((character) => other.includes(character)).length >= ALIKE),
  )
}

const ALIKE = 3

/** It would fit any essay, as nothing of what this one is about stands in it. */
export const canStandAnywhere =
  (named: readonly string[], isArgued: boolean): Asked =>
  (setting) => {
    const { quote } = setting.span
    return (
      setting.kind !== 'frame' &&
      setting.kind !== 'retold' &&
      !sharesPair(quote, named) &&
      (OF_ALL.test(quote) ||
        (isArgued
          ? countWords(quote, SLOGAN_WORDS) > 0 && isClaim(setting)
          : isTold(quote) && canBeShown(setting)))
    )
  }

const OF_ALL = regex()`
  我们(?:生活|处)在[^，]*时代|祖国的(?:未来|花朵)|(?:在)?今后的(?:学习|生活)|我们(?:要|应该|一定)[^，]*努力|
  (?:许多|很多)(?:困难|挫折)|一个道理|在生活中|人生的道路|每个人的心
`

function sharesPair(quote: string, named: readonly string[]): boolean {
  return named.some((name) =>
    [...name].some((_, at) => {
      const pair = name.slice(at, at + 2)
      return /^[\u3400-\u9fff]{2}$/.test(pair) && quote.includes(pair)
    }),
  )
}

function besides({ ahead, behind, after }: Setting): string {
  return ahead + behind + after
}
