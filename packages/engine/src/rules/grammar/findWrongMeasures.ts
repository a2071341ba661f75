/** 一颗大树, 一头小鸟: a measure that the noun is never counted by. */
import { MEASURES } from '../../lexicon/companions/measures.ts'
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { MARKS, tagAt, textAt } from './clauseWords.ts'
import { QUALITIES } from './companionship.ts'

const ALL = new Set(wordList(MEASURES.all))
const COUNTED = new Map(
  MEASURES.rows.flatMap(([nouns, taken, said]) =>
    wordList(nouns).map(
      (noun) => [noun, { taken: new Set([...wordList(taken), said]), said }] as const,
    ),
  ),
)
/** Endings that tell alone how a thing is counted. */
const TELLING = new Set('船桥鸟鹅鸭鸡猫兔羊')
const COUNTS = /^[一两三四五六七八九十几这那每]+$/
const FARTHEST = 6
/** They also count strokes. */
const STROKES = '把口脚眼头手步声拳下气'
/** 抹了一把脸, 咬一口苹果: what is counted is how often, not the thing. */
const DEED =
  /(?:[抹擦洗捏推拉拽揪摸扶搓掐拧捋]了?一把|[咬喝吃舔亲啃尝吸]了?一口|[踢踩踹蹬]了?一脚)$/
/** 一只手拿着毛巾: that is counted, whatever else it holds. */
const LIMB = /^[手脚眼耳腿]/

export function findWrongMeasures({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const thing = countedAs(textAt(words, at))
        if (thing === undefined || !isEndOfThing(words, at + 1)) return []
        const measure = measureBefore(words, at)
        if (measure === undefined || thing.taken.has(measure.text)) return []
        if (isQuoted(paragraph, measure.start)) return []
        const noun = textAt(words, at)
        return [
          {
            paragraph: paragraph.index,
            start: measure.start,
            end: measure.start + 1,
            suggestion: thing.said,
            explanation: `“${noun}”的量词是“${thing.said}”：一${thing.said}${noun}。`,
          },
        ]
      }),
    ),
  )
}

/** 老黄牛 is counted as a 黄牛, a 纸船 as a 船, a 蜗牛 not as a 牛. */
function countedAs(noun: string): ReturnType<typeof COUNTED.get> {
  for (let from = 0; from < noun.length; from += 1) {
    const ending = noun.slice(from)
    const thing = COUNTED.get(ending)
    if (thing !== undefined && (from === 0 || ending.length > 1 || TELLING.has(ending)))
      return thing
  }
  return undefined
}

/** The measure that counts this noun, with nothing but its looks between them. */
function measureBefore(
  words: readonly Word[],
  noun: number,
): { text: string; start: number } | undefined {
  for (let at = noun - 1; at >= Math.max(0, noun - FARTHEST); at -= 1) {
    const word = words[at]
    if (word === undefined || MARKS.test(word.text)) return undefined
    const measure = word.text.slice(-1)
    const count = word.text.length > 1 ? word.text.slice(0, -1) : textAt(words, at - 1)
    if (ALL.has(measure) && COUNTS.test(count))
      return DEED.test(textUpTo(words, at)) ||
        isManner(measure, words, at + 1) ||
        LIMB.test(textAt(words, at + 1))
        ? undefined
        : { text: measure, start: word.end - 1 }
    if (word.text !== '的' && !isLook(word)) return undefined
  }
  return undefined
}

/** 一把推开门, 一头扎进水里: how it is done. */
function isManner(measure: string, words: readonly Word[], next: number): boolean {
  return (
    STROKES.includes(measure) &&
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
const isLook = ({ text, tag }: Word): boolean =>
  QUALITIES.words.has(text) ||
  (/^[azbdvil]/.test(tag) && !/^[像如似是有在不]|[上下里中旁]$/.test(text))

/** 大树底下 and 大树上 are of the tree; 树苗, 树的种子 and 白云缭绕的青山 are other things. */
function isEndOfThing(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  if (/^(?:的|似的|般|般的)$/.test(text)) return false
  // 一颗大枣树上掉下的果子: a 果子 is counted.
  if (/^[上下里]$/.test(text) && words.slice(at, at + 4).some((word) => word.text === '的'))
    return false
  if (tagAt(words, at) === 'v' && textAt(words, at + 1) === '的') return false
  return !/^(?:n|a|z|b|k|g|eng|vn|q|i|l)/.test(tagAt(words, at))
}
