/** 无微不至的关怀, 不断的追求与放弃: after 的 a deed is spoken of as a thing. */
import type { Word } from '../../text/words.ts'

const ENDS = /^(?:[，。！？；…]|$)/

/** `after`: what stands behind the deed; 没有响声 and 会说话的 are no deeds that are done so. */
export const isNamedDeed = (left: string, before: Word, next: Word, after: string): boolean =>
  isNamed(left, before, next, after) ||
  isAmidst(left, next, after) ||
  next.text.startsWith('没') ||
  (next.text === '会' && /^[^，。！？]{1,4}的/.test(after))

/** 不断的追求与放弃, 恰如其分的表达，…, 一个惊人的决定：, 哇哇的哭声: the deed is named. */
const isNamed = (left: string, before: Word, next: Word, after: string): boolean =>
  (next.text.length === 2 &&
    ((/^[与和及]/.test(after) && !/(.)\1$/.test(left)) ||
      (after.startsWith('：') && /一[个种次][^，。！？；]*$/.test(left)))) ||
  (before.text.length === 4 &&
    left === before.text &&
    next.text.length === 2 &&
    ENDS.test(after)) ||
  after.startsWith('声') ||
  next.text.endsWith('声')

const TAKES_A_NAME =
  /(?:经过|通过|进行|得到|受到|给予|加以|[做作]出)[了过]?(?:[^，。！？的]{1,4}的)?[^，。！？的]{2,4}$/

/** 在父母无微不至的关怀下: under 在 … 下 a deed is a thing. */
function isAmidst(left: string, next: Word, after: string): boolean {
  return (
    next.text.length === 2 &&
    ((/^(?:下(?![来去])|中)/.test(after) && /在[^，。！？；]*$/.test(left)) ||
      // 经过一次次的失败
      (ENDS.test(after) && /(?:经过|经历|经受|面对|通过|忍受)了?[^，。！？；]*$/.test(left)) ||
      // 经过认真的考虑之后, 得到热情的帮助
      (/^(?:[，。！？；…]|$|[之以]?后)/.test(after) && TAKES_A_NAME.test(left)))
  )
}

/** 经过认真的考虑; 一支敲锣打鼓的迎亲队伍: what stands behind is a thing. */
export const isThingBehind = (left: string, before: Word, next: Word, after: string): boolean =>
  isAmidst(left, next, after) ||
  (next.text.length === 2 &&
    ONE_SO.test(left.slice(0, -before.text.length)) &&
    /^[\u4e00-\u9fff]{1,2}[，。！？；]/.test(after) &&
    !/^[了着过起来去上下出进回]/.test(after))

const ONE_SO = /[一这那两几][个位只支队群辆双座种张对家场些]$/
