/** How things are counted: what the tables of measures say of a noun. */
import { COUNTED_BY, COUNTED_NEVER } from '../../lexicon/companions/countedNever.ts'
import { COUNTED_ONLY, COUNTING } from '../../lexicon/companions/countedOnly.ts'
import type { Companions } from '../../lexicon/companions/companions.ts'
import { MEASURES_EXACTLY } from '../../lexicon/companions/measuresExactly.ts'
import { MEASURES } from '../../lexicon/companions/measures.ts'
import { MEASURES_OF_SCHOOL_AND_STREET } from '../../lexicon/companions/measuresOfSchoolAndStreet.ts'
import { wordList } from '../../text/multiline.ts'
import { isAlive, kindsOf } from './companionship.ts'

const ALL = new Set(wordList(MEASURES.all))
const COUNTED = new Map([
  ...countedIn(MEASURES.rows, false),
  ...countedIn(MEASURES_EXACTLY, true),
  ...countedIn(MEASURES_OF_SCHOOL_AND_STREET, true),
])
const NEVER = new Map(
  COUNTED_NEVER.flatMap(([measures, kinds]) => {
    const never = new Set(wordList(kinds))
    return wordList(measures).map((measure) => [measure, never] as const)
  }),
)
/** A layer or a joint of anything, a rack full of it. */
const ANYTHING = /[层节架]/
const BORNE = /^(?:crop|vegetable)$/
const GROWN = /^(?:tree|grass|crop|vegetable|flower)$/
const CLASS = new Set(wordList(COUNTING))
/** By kind of thing what counts it. */
const ONLY = new Map(
  COUNTED_ONLY.flatMap(([kinds, taken, said]) => {
    const only = { taken: new Set(wordList(taken)), said }
    return wordList(kinds).map((kind) => [kind, only] as const)
  }),
)
/** Endings that tell alone how a thing is counted. */
const TELLING = new Set('船桥鸟鹅鸭鸡猫兔羊')
/** 新书 is a book, 大鼓 a drum; but 小心, 老手, 黑马 are no hearts, hands or horses. */
const LOOKS = /^[新旧大小老红白黑黄绿蓝花好破][^心手马头人星]$/

/** `isExact`: no other measure of the class counts it. */
type Counted = { taken: ReadonlySet<string>; said: string; isExact: boolean }

function countedIn(rows: Companions['rows'], isExact: boolean): [string, Counted][] {
  return rows.flatMap(([nouns, taken, said]) => {
    const counted = { taken: new Set([...wordList(taken), said]), said, isExact }
    return wordList(nouns).map((noun): [string, Counted] => [noun, counted])
  })
}

/** Is it a measure that some things are never counted by? */
export const isMeasureWord = (text: string): boolean =>
  CLASS.has(text) || NEVER.has(text) || text === '个'

export const isOfClass = (text: string): boolean => CLASS.has(text)

/** 位 counts no thing of the tables, 条 a 鱼. */
export const mayCount = (measure: string, noun: string): boolean =>
  countedAs(noun)?.taken.has(measure) === true ||
  [...(kindsOf(noun) ?? [])].some((kind) => ONLY.get(kind)?.taken.has(measure) === true)

const isOfKind = (noun: string, kinds: RegExp): boolean =>
  [...(kindsOf(noun) ?? [])].some((kind) => kinds.test(kind))

/** 几棵西红柿: the plants that bear them. */
export const isPlantOf = (measure: string, noun: string): boolean =>
  /[棵株]/.test(measure) && isOfKind(noun, BORNE)

export const isCounted = (noun: string): boolean => countedAs(noun) !== undefined

/** How it is counted instead, '' where that is not known; undefined where the measure may stand. */
export function countedInstead(
  measure: string,
  noun: string,
  isEnd: boolean,
  isAll: boolean,
  isOfOther: boolean,
): string | undefined {
  const thing = countedAs(noun)
  if (ANYTHING.test(measure) && !(measure === '架' && thing?.isExact === true)) return undefined
  // 一片树苗, 一大片甘蔗: the ground that they cover.
  if (measure === '片' && isOfKind(noun, GROWN)) return undefined
  // 一张老人抱着孩子的照片
  if (isAlive(noun) && isOfOther) return undefined
  if (ALL.has(measure) && thing !== undefined)
    return thing.taken.has(measure) ? undefined : thing.said
  // 一阵雨水打湿了…: outside the closed class a measure may count the deed.
  if (!(isEnd || isAll) || thing?.taken.has(measure) === true) return undefined
  if (thing?.isExact === true && (CLASS.has(measure) || measure === '个')) return thing.said
  const kinds = [...(kindsOf(noun) ?? [])]
  const never = isEnd ? NEVER.get(measure) : undefined
  const isRefused = (kind: string) =>
    never?.has(kind) === true ||
    (CLASS.has(measure) && ONLY.get(kind)?.taken.has(measure) === false)
  if (kinds.length === 0 || !kinds.every(isRefused)) return undefined
  const [kind = ''] = kinds
  return thing?.said ?? COUNTED_BY[kind] ?? (kinds.length > 1 ? '' : (ONLY.get(kind)?.said ?? ''))
}

/** 老黄牛 is counted as a 黄牛, a 纸船 as a 船, 新书 as a 书, a 蜗牛 not as a 牛. */
export function countedAs(noun: string): Counted | undefined {
  for (let from = 0; from < noun.length; from += 1) {
    const ending = noun.slice(from)
    const thing = COUNTED.get(ending)
    if (
      thing !== undefined &&
      (from === 0 || ending.length > 1 || TELLING.has(ending) || LOOKS.test(noun))
    )
      return thing
  }
  return undefined
}
