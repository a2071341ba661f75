/** 一颗大树, 一头小鸟, 一辆会跳的玩具青蛙, 一滴桌子: a measure that the noun is never counted by. */
import { COUNTED_BY, COUNTED_NEVER } from '../../lexicon/companions/countedNever.ts'
import { MEASURES } from '../../lexicon/companions/measures.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { MARKS, PEOPLE, tagAt, textAt } from './clauseWords.ts'
import { isAlive, kindsOf, QUALITIES } from './companionship.ts'

const ALL = new Set(wordList(MEASURES.all))
const COUNTED = new Map(
  MEASURES.rows.flatMap(([nouns, taken, said]) =>
    wordList(nouns).map(
      (noun) => [noun, { taken: new Set([...wordList(taken), said]), said }] as const,
    ),
  ),
)
const NEVER = new Map(
  COUNTED_NEVER.flatMap(([measures, kinds]) =>
    wordList(measures).map((measure) => [measure, new Set(wordList(kinds))] as const),
  ),
)
/** Endings that tell alone how a thing is counted. */
const TELLING = new Set('船桥鸟鹅鸭鸡猫兔羊')
/** 新书 is a book, 大鼓 a drum; but 小心, 老手, 黑马 are no hearts, hands or horses. */
const LOOKS = /^[新旧大小老红白黑黄绿蓝花好破][^心手马头人星]$/
const COUNTS = /^[一两三四五六七八九十几这那每]+$/
const FARTHEST = 6
/** How long what is said of a thing may be before it is named: 一件绣着小花的帽子. */
const LONGEST = 8
/** They also count strokes. */
const STROKES = '把口脚眼头手步声拳下气面阵场顿道块句股'
/** 抹了一把脸, 咬一口苹果: what is counted is how often, not the thing. */
const DEED =
  /(?:[抹擦洗捏推拉拽揪摸扶搓掐拧捋抓]了?一把|[咬喝吃舔亲啃尝吸]了?一口|[踢踩踹蹬]了?一脚)$/
/** 一只手拿着毛巾: that is counted, whatever else it holds. */
const LIMB = /^(?:手(?![表机套帕绢链])|脚|眼(?!镜)|耳(?![机环])|腿)/
/** What is said of the thing begins with what it does or has: 会叫的小狗, 有小花的裙子. */
const OPENS = /^(?:v|zg|p|m|a)/
const OPENING = new Set(
  wordList('会 能 带 带有 有 没有 用 装 画 写 戴 穿 系 长 开 爱 不 很 最 在 正 正在 刚 刚刚'),
)

/** 一头会唱歌的鸟: no way of doing something. */
const HAS_OR_CAN = /^(?:会|能|有|带|正在|刚|没有)$/

type Counted = { taken: ReadonlySet<string>; said: string }
type Measure = { text: string; start: number }

export function findWrongMeasures({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const noun = textAt(words, at)
        if (!/^[nvz]/.test(tagAt(words, at)) && countedAs(noun) === undefined) return []
        if (!isEndOfThing(words, at + 1)) return []
        const measure = measureBefore(words, at) ?? measureFarBefore(words, at)
        if (
          measure === undefined ||
          countedAs(textAt(words, at - 1))?.taken.has(measure.text) === true ||
          isQuoted(paragraph, measure.start)
        )
          return []
        const said = wrongly(measure.text, noun, isEndOfPart(words, at + 1))
        if (said === undefined) return []
        return [
          {
            paragraph: paragraph.index,
            start: measure.start,
            end: measure.start + 1,
            ...(said === '' ? {} : { suggestion: said }),
            explanation:
              said === ''
                ? `“${noun}”不能一“${measure.text}”一“${measure.text}”地数，换一个量词。`
                : `“${noun}”的量词是“${said}”：一${said}${noun}。`,
          },
        ]
      }),
    ),
  )
}

/** 位 counts no thing of the tables, 条 a 鱼. */
export const mayCount = (measure: string, noun: string): boolean =>
  countedAs(noun)?.taken.has(measure) === true

export const isCounted = (noun: string): boolean => countedAs(noun) !== undefined

/** How it is counted instead, '' where that is not known; undefined where the measure may stand. */
function wrongly(measure: string, noun: string, isEnd: boolean): string | undefined {
  const thing = countedAs(noun)
  if (ALL.has(measure) && thing !== undefined)
    return thing.taken.has(measure) ? undefined : thing.said
  // 一阵雨水打湿了…: outside the closed class a measure may count the deed.
  if (!isEnd || thing?.taken.has(measure) === true) return undefined
  const kinds = [...(kindsOf(noun) ?? [])]
  const never = NEVER.get(measure)
  if (never === undefined || kinds.length === 0 || !kinds.every((kind) => never.has(kind)))
    return undefined
  return thing?.said ?? COUNTED_BY[kinds[0] ?? ''] ?? ''
}

/** 老黄牛 is counted as a 黄牛, a 纸船 as a 船, 新书 as a 书, a 蜗牛 not as a 牛. */
function countedAs(noun: string): Counted | undefined {
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

/** The measure that counts this noun, with nothing but its looks between them. */
function measureBefore(words: readonly Word[], noun: number): Measure | undefined {
  for (let at = noun - 1; at >= Math.max(0, noun - FARTHEST); at -= 1) {
    const word = words[at]
    if (word === undefined || MARKS.test(word.text)) return undefined
    const measure = measureAt(words, at)
    if (measure !== undefined) return measure
    if (word.text !== '的' && !isLook(word) && !isMaterial(words, at, noun)) return undefined
  }
  return undefined
}

/** The measure before what the thing does or has: 一辆会跳的玩具青蛙, 一件绣着小花的帽子. */
function measureFarBefore(words: readonly Word[], noun: number): Measure | undefined {
  let of = noun - 1
  while (of > noun - 4 && (isLook(words[of]) || isMaterial(words, of, noun))) of -= 1
  if (textAt(words, of) !== '的') return undefined
  for (let at = of - 1; at >= Math.max(0, of - LONGEST); at -= 1) {
    if (MARKS.test(textAt(words, at)) || textAt(words, at) === '的') return undefined
    if (!isMeasure(words, at)) continue
    const measure = measureAt(words, at)
    const opens = OPENS.test(tagAt(words, at + 1)) || OPENING.has(textAt(words, at + 1))
    const isHow =
      STROKES.includes(measure?.text ?? '') &&
      !HAS_OR_CAN.test(textAt(words, at + 1)) &&
      tagAt(words, at + 1) !== 'm'
    if (measure === undefined || !opens || isHow) return undefined
    // 一只猴子摘下的桃子, 一双布满老茧的手: what stands between may be what is counted.
    const between = words.slice(at + 1, of)
    return between.some(
      ({ text }) => text.endsWith('是') || countedAs(text)?.taken.has(measure.text) === true,
    )
      ? undefined
      : measure
  }
  return undefined
}

/** A numeral and a measure, also 一个. */
function isMeasure(words: readonly Word[], at: number): boolean {
  const { text, tag } = words[at] ?? { text: '', tag: '' }
  if (/[零一二三四五六七八九十百千万亿两]$/.test(text)) return false
  return (
    (tag === 'm' && COUNTS.test(text.slice(0, -1)) && text.length > 1) ||
    (COUNTS.test(textAt(words, at - 1)) && text.length === 1)
  )
}

function measureAt(words: readonly Word[], at: number): Measure | undefined {
  const word = words[at]
  // 孤灯一盏: it counts what stands before it.
  if (word === undefined || tagAt(words, word.text.length > 1 ? at - 1 : at - 2).startsWith('n'))
    return undefined
  const measure = word.text.slice(-1)
  const count = word.text.length > 1 ? word.text.slice(0, -1) : textAt(words, at - 1)
  if (!(ALL.has(measure) || NEVER.has(measure)) || !COUNTS.test(count)) return undefined
  const before = textUpTo(words, at)
  // 一辆接着一辆往山里开: it counts the ones before.
  return before.slice(-6, -1).includes(measure) ||
    DEED.test(before) ||
    isManner(measure, words, at + 1) ||
    // 一头的白发, 一脸的汗: all over it.
    (STROKES.includes(measure) && textAt(words, at + 1) === '的') ||
    LIMB.test(textAt(words, at + 1))
    ? undefined
    : { text: measure, start: word.end - 1 }
}

/** 一把推开门, 一头扎进水里: how it is done. */
function isManner(measure: string, words: readonly Word[], next: number): boolean {
  return (
    STROKES.includes(measure) &&
    !HAS_OR_CAN.test(textAt(words, next)) &&
    tagAt(words, next).startsWith('v') &&
    textAt(words, next + 1) !== '的'
  )
}

function textUpTo(words: readonly Word[], at: number): string {
  return words
    .slice(Math.max(0, at - 3), at + 1)
    .map(({ text }) => text)
    .join('')
}

/** 可爱, 飞驰: no thing that the measure could count instead. */
const isLook = (word: Word | undefined): boolean =>
  word !== undefined &&
  (QUALITIES.words.has(word.text) ||
    /色$|^[大小新旧热冷凉红白黑黄绿蓝高长短圆方厚薄老好美鲜]$|^(?:感人|乌黑|雪白|火红)$/.test(
      word.text,
    ) ||
    (/^[azbdvil]/.test(word.tag) && !/^[像如似是在不]|^有(?![趣名])|[上下里中旁]$/.test(word.text)))

/** 玩具小狗, 生日贺卡: what it is made as or of, or what it is for, right before it. */
function isMaterial(words: readonly Word[], at: number, noun: number): boolean {
  const text = textAt(words, at)
  return (
    at === noun - 1 &&
    /^(?:n|nz|b|t|vn)$/.test(tagAt(words, at)) &&
    text.length === 2 &&
    !isAlive(text) &&
    !PEOPLE.test(text)
  )
}

/** 大树底下 and 大树上 are of the tree; 树苗, 树的种子 and 白云缭绕的青山 are other things. */
function isEndOfThing(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  if (/^(?:的|之|似的|般|般的|这样|那样|一样)$/.test(text)) return false
  // 一颗大枣树上掉下的果子: a 果子 is counted.
  if (/^[上下里]$/.test(text) && words.slice(at, at + 4).some((word) => word.text === '的'))
    return false
  if (tagAt(words, at) === 'v' && textAt(words, at + 1) === '的') return false
  return !/^(?:n|a|z|b|k|g|eng|vn|q|i|l|s)/.test(tagAt(words, at))
}

/** The clause, or the member of a list, ends with the thing. */
const isEndOfPart = (words: readonly Word[], at: number): boolean =>
  at >= words.length || /^[，。；！？、和就都也才便给送]$/.test(textAt(words, at))
