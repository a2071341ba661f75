/** 一颗大树, 一头小鸟, 一辆会跳的玩具青蛙, 一滴桌子: a measure that the noun is never counted by. */
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { MARKS, PEOPLE, tagAt, textAt } from './clauseWords.ts'
import { isAlive, kindsOf, QUALITIES } from './companionship.ts'
import {
  countedAs,
  countedInstead,
  isCounted,
  isMeasureWord,
  isOfClass,
  isPlantOf,
  mayCount,
} from './howCounted.ts'
import { isEndOfThing, isOwned } from './measuredThing.ts'

/** Behind a noun: what it does with the thing that is counted. */
const SOLD_OUT = /^(?:已经|早就|还没|没有|正在|刚刚)[^，。！？的]{1,5}的[\u4e00-\u9fff]{2}/
const COUNT = /[一两三四五六七八九十百千几多这那每][大小]?((.)(?:\2|又一\2)?)$/
/** 洗了一棵西红柿: no plant any more. */
const EATEN = /[吃切洗炒煮啃咬剥削买摘][^，。！？]{0,4}$/
const PIECES = /^([片块])(?:一?\1)$/
const BROKEN = /[摔打敲砸]碎|[撕掰剪切剥揉]/
const FARTHEST = 6
/** How long what is said of a thing may be before it is named: 一件绣着小花的帽子. */
const LONGEST = 8
/** They also count strokes. */
const STROKES = '把口脚眼头手步声拳下气面阵场顿道块句股'
/** 抹了一把脸, 咬一口苹果: what is counted is how often, not the thing. */
const DEED =
  /(?:[抹擦洗捏推拉拽揪摸扶搓掐拧捋抓]了?一把|[咬喝吃舔亲啃尝吸]了?一口|[踢踩踹蹬]了?一脚)$/
/** 一只手拿着毛巾: that is counted, whatever else it holds. */
/** 用剪刀一张张剪开: something else is counted. */
const MEANS = new Set(wordList('用 拿 拿着 顺着 沿着 向 从 在 给 照着 按 替 为 对'))
const ONE_BY_ONE = /^一((.)(?:\2|一\2|挨着一\2|接一\2|接着一\2|又一\2))/
const LIMB = /^(?:手(?![表机套帕绢链])|脚|眼(?!镜)|耳(?![机环])|腿)/
/** What is said of the thing begins with what it does or has: 会叫的小狗, 有小花的裙子. */
const OPENS = /^(?:v|zg|p|m|a)/
const OPENING = new Set(
  wordList('会 能 带 带有 有 没有 用 装 画 写 戴 穿 系 长 开 爱 不 很 最 在 正 正在 刚 刚刚'),
)

/** 一头会唱歌的鸟: no way of doing something. */
const HAS_OR_CAN = /^(?:会|能|有|带|正在|刚|没有)$/

/** `written`: 条, 条条, 条又一条. */
type Measure = { text: string; start: number; written: string }

export function findWrongMeasures({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const noun = textAt(words, at)
        if (!/^[nvz]/.test(tagAt(words, at)) && countedAs(noun) === undefined) return []
        const measure =
          measureBehind(words, at) ??
          (isEndOfThing(words, at + 1)
            ? (measureBefore(words, at) ?? measureFarBefore(words, at))
            : undefined)
        if (
          measure === undefined ||
          mayCountLater(measure.text, words, at + 1) ||
          (isPlantOf(measure.text, noun) && !EATEN.test(paragraph.text.slice(0, measure.start))) ||
          // 一封观众来信
          mayCount(measure.text, textAt(words, at + 1)) ||
          (isLikened(words, at) && countedAs(noun)?.isExact !== true) ||
          countedAs(textAt(words, at - 1))?.taken.has(measure.text) === true ||
          // 小狗生了四只小宝宝; 一本书店卖光的漫画: a sentence stands before what is counted.
          (noun.endsWith('宝宝') && /[狗猫兔鸟鸡鸭猪猴鼠熊]/.test(paragraph.text)) ||
          SOLD_OUT.test(paragraph.text.slice(words[at]?.end ?? 0, (words[at]?.end ?? 0) + 8)) ||
          isOfPerson(measure.text, words, at) ||
          isPicture(measure.text, paragraph.text) ||
          // 摔碎的花瓶一片一片捡起来: its pieces are counted.
          (PIECES.test(measure.written) && BROKEN.test(paragraph.text)) ||
          // 一丝欢乐的线索: the joy is counted.
          (measure.text === '丝' && textAt(words, at - 1) === '的') ||
          isQuoted(paragraph, measure.start)
        )
          return []
        const said = countedInstead(
          measure.text,
          noun,
          isEndOfPart(words, at + 1),
          isWhole(words, at),
          isOwned(words, at + 1),
        )
        if (said === undefined) return []
        return [
          {
            paragraph: paragraph.index,
            start: measure.start,
            end: measure.start + measure.written.length,
            ...(said === '' ? {} : { suggestion: measure.written.replaceAll(measure.text, said) }),
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

/** 那幅荷花是小雅画的: what is counted is its picture. */
const isPicture = (measure: string, text: string): boolean =>
  measure === '幅' && /[画绣剪拍]|摄影|照片/.test(text)

/** 一位老航海家的报告, 两名队员的伤: people are counted, though the dictionary may not know what they are. */
const isOfPerson = (measure: string, words: readonly Word[], noun: number): boolean =>
  /^[位名]$/.test(measure) &&
  textAt(words, noun - 1) === '的' &&
  /[家员师长者手生人士工匠迷友星]$/.test(textAt(words, noun - 2))

/** The measure that counts this noun, with nothing but its looks between them. */
function measureBefore(words: readonly Word[], noun: number): Measure | undefined {
  for (let at = noun - 1; at >= Math.max(0, noun - FARTHEST); at -= 1) {
    const word = words[at]
    if (word === undefined || MARKS.test(word.text)) return undefined
    const measure = measureAt(words, at)
    // 黄的那支, 另一只: it stands for what was named before.
    if (measure !== undefined)
      return isForOne(words, at, measure) && !isOne(words, at, noun) ? undefined : measure
    // 一个小时钢琴: how long.
    if (/^[往向从在朝把给就都也]$|小时$|钟头$|星期$|^月|^多/.test(word.text)) return undefined
    if (
      word.tag === 'v' &&
      /^[^的]*$/.test(textAt(words, at + 1)) &&
      word.text !== '花' &&
      !QUALITIES.words.has(word.text)
    )
      return undefined
    const isPlain = word.text === '的' || isLook(word) || isMaterial(words, at, noun)
    if (!isPlain && !isMadeOf(words, at)) return undefined
  }
  return undefined
}

/** 庙前的一名古井: nothing stands between. */
const isOne = (words: readonly Word[], at: number, noun: number): boolean =>
  noun === at + 1 && /^[一那这]/.test(textAt(words, at)) && textAt(words, at - 1) === '的'

/** 黑框的眼镜, 三百字的读后感 */
const isMadeOf = (words: readonly Word[], at: number): boolean =>
  textAt(words, at + 1) === '的' &&
  /^(?:n|i|l|q)/.test(tagAt(words, at)) &&
  (/[边框色形状式型字层米斤吨级]$/.test(textAt(words, at)) || textAt(words, at).length === 4)

function isForOne(words: readonly Word[], at: number, { written }: Measure): boolean {
  const before = textUpTo(words, at).slice(0, -written.length)
  return /[的另][一二两三四五六七八九十几这那]?$/.test(before)
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
    // 最大的一条留给了…的妹妹: it stands for what was named before.
    const isOneOfThem = words.slice(at - 2, at).some(({ text }) => text === '的')
    if (measure === undefined || !opens || isHow || isOneOfThem) return undefined
    // 一只猴子摘下的桃子, 一双布满老茧的手: what stands between may be what is counted.
    const between = words.slice(at + 1, of)
    return between.some(
      ({ text }) =>
        /是$|^[像似如]/.test(text) || mayCount(measure.text, text.replace(/[上里]$/, '')),
    )
      ? undefined
      : measure
  }
  return undefined
}

/** A numeral and a measure, also 一个 and 一条条. */
const isMeasure = (words: readonly Word[], at: number): boolean => countAt(words, at) !== undefined

function countAt(words: readonly Word[], at: number): Measure | undefined {
  const word = words[at]
  if (word === undefined || word.text.length > 4) return undefined
  const match = COUNT.exec(textUpTo(words, at))
  // 差不多把 is no measure.
  if (/[不很更]多.$/.test(textUpTo(words, at))) return undefined
  const [, whole = '', text = ''] = match ?? []
  // 一大把青草, 一把一把地提: a handful holds anything.
  const isHandful = text === '把' && match?.[0].length !== 2
  const isKnown = isMeasureWord(text)
  return !isKnown || isHandful
    ? undefined
    : { text, start: word.end - whole.length, written: whole }
}

function measureAt(words: readonly Word[], at: number): Measure | undefined {
  const word = words[at]
  const measure = countAt(words, at)
  // 孤灯一盏: it counts what stands before it.
  if (
    word === undefined ||
    measure === undefined ||
    tagAt(words, word.text.length > 1 ? at - 1 : at - 2).startsWith('n')
  )
    return undefined
  const before = textUpTo(words, at)
  // 一辆接着一辆往山里开: it counts the ones before.
  return (measure.written.length < 3 &&
    before.slice(-6, -1 - measure.written.length).includes(measure.text)) ||
    DEED.test(before) ||
    isManner(measure.text, words, at + 1) ||
    // 一头的白发, 一脸的汗: all over it.
    textAt(words, at + 1) === '的' ||
    LIMB.test(textAt(words, at + 1))
    ? undefined
    : measure
}

/** 一把推开门, 一头扎进水里: how it is done. */
function isManner(measure: string, words: readonly Word[], next: number): boolean {
  return (
    STROKES.includes(measure) &&
    !HAS_OR_CAN.test(textAt(words, next)) &&
    tagAt(words, next).startsWith('v') &&
    !isCounted(textAt(words, next)) &&
    textAt(words, next + 1) !== '的'
  )
}

/** 把棋子一块块捡起来, 荷叶一朵挨着一朵. */
function measureBehind(words: readonly Word[], noun: number): Measure | undefined {
  const next = words[noun + 1]
  // 老师一张一张地翻着试卷
  if (!textAt(words, noun + 1).startsWith('一') || isAlive(textAt(words, noun))) return undefined
  for (let at = noun - 1; at >= 0 && !MARKS.test(textAt(words, at)); at -= 1)
    if (MEANS.has(textAt(words, at))) return undefined
  const behind = words
    .slice(noun + 1, noun + 6)
    .map(({ text }) => text)
    .join('')
  const match = ONE_BY_ONE.exec(behind)
  const [, written = '', text = ''] = match ?? []
  // 戴着手套一条条地捉: something else is counted.
  const isHeld = /^[着了上]$/.test(textAt(words, noun - 1)) || tagAt(words, noun - 1) === 'v'
  return next === undefined || !isOfClass(text) || isHeld || text === '扇'
    ? undefined
    : { text, start: next.start + 1, written }
}

/** 像骑着一匹会动的小山: it is counted as what it is like; 像一棵棵珍珠 counts the pearls. */
function isLikened(words: readonly Word[], noun: number): boolean {
  for (let at = noun - 1; at >= 0 && !MARKS.test(textAt(words, at)); at -= 1)
    if (/像$|^(?:仿佛|如同|犹如|宛如|好似)$/.test(textAt(words, at)))
      return !/^一(.)\1/.test(textAt(words, at + 1) + textAt(words, at + 2) + textAt(words, at + 3))
  return false
}

/** 蚂蚁观察报告: the thing that is counted may come behind a verb. */
function mayCountLater(measure: string, words: readonly Word[], at: number): boolean {
  if (!/^(?:v|vn)$/.test(tagAt(words, at)) || !/^(?:n|vn)/.test(tagAt(words, at + 1))) return false
  // 流星划过夜空: such a verb has its own object.
  if (/.[过着了到来去出上下满进在给]$/.test(textAt(words, at))) return false
  const later = textAt(words, at + 1)
  return (countedAs(later) ?? kindsOf(later)) === undefined || mayCount(measure, later)
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
    /色$|^[大小新旧热冷凉红白黑黄绿蓝花高长短圆方厚薄老好美鲜]$|^(.)\1的$|^(?:感人|乌黑|雪白|火红)$/.test(
      word.text,
    ) ||
    (/^[azbdvil]/.test(word.tag) &&
      !/^[像如似是在不]|^有(?![趣名])|是$|[上下里中旁]$/.test(word.text)))

/** 玩具小狗, 生日贺卡: what it is made as or of, or what it is for, right before it. */
function isMaterial(words: readonly Word[], at: number, noun: number): boolean {
  const text = textAt(words, at)
  return (
    at === noun - 1 &&
    /^(?:n|nz|ns|b|t|vn)$/.test(tagAt(words, at)) &&
    text.length === 2 &&
    !text.endsWith('是') &&
    !isAlive(text) &&
    !PEOPLE.test(text)
  )
}

/** No 的 behind the thing makes it part of another: 一句祖国人民传唱的歌. */
function isWhole(words: readonly Word[], noun: number): boolean {
  if (isAlive(textAt(words, noun)) || tagAt(words, noun).startsWith('v')) return false
  return !isOwned(words, noun + 1)
}

/** The clause, or the member of a list, ends with the thing. */
const isEndOfPart = (words: readonly Word[], at: number): boolean =>
  at >= words.length || /^[，。；！？、和就都也才便给送让叫请]$/.test(textAt(words, at))
