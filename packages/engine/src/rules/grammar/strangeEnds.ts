/** 今天主动跟我打, 皮鞋擦得锃, and 春雨沙沙，春风轻轻: words that hardly ever end a clause, and when they may. */
import { BOUND_ENDS } from '../../lexicon/neverLast.ts'
import { regex } from '../../text/multiline.ts'
import type { Clause } from './clauseEnd.ts'
import { tagAt, textAt } from './clauseWords.ts'

const STANDS_ALONE = /[粽毽嗓昨朋灿妩简自优瀑冬礼鸭故担燕学提弧迈雷舞停透摆晃]/

/** 春雨沙沙，春风轻轻: in four characters, what a thing of nature is like. */
const NATURE = /[风雨雪云水波浪声光色夜月雾烟露草叶枝柳花香](.)\1$/
export function isPaired({ words, first, at, text }: Clause): boolean {
  if (text.length !== 4 || !/(.)\1$/.test(text)) return false
  const before = textAt(words, first - 2)
  const next = words.slice(at + 2).findIndex((word) => /^[，。！？；]/.test(word.text))
  const after = next > 0 ? textAt(words, at + 1 + next) : ''
  return NATURE.test(text) || /(.)\1$/.test(before) || /(.)\1$/.test(after)
}

/** Short forms, lists, figures, old sayings and what stands open on purpose end strangely, too. */
const OPEN_ON_PURPOSE =
  /给.{1,3}打$|[往不没谁也都别能可会要想肯敢又左右就被有是像多什怎哪这那两三几第数再先最更比太挺好还吗虽顿连而之其于于以所矣乎焉]|[上下]$|自己|天天|必须|一[^，]*一/
const EVERYDAY = regex()`
  我|你|他|她|它|妈妈|爸爸|爷爷|奶奶|外婆|外公|姥姥|老师|同学|弟弟|妹妹|哥哥|姐姐|同桌|叔叔|阿姨
`
const LONGEST_SENTENCE = 60

/** 今天主动跟我打: whatever the word is, all are surprised that the clause ends in it. */
export function isStrangeEnd({ words, at, text: all, surprise }: Clause): boolean {
  const tag = tagAt(words, at)
  if (
    !/^(?:v|n|vn|r)$/.test(tag) ||
    textAt(words, at).length > 1 ||
    all.length < 5 ||
    OPEN_ON_PURPOSE.test(all)
  )
    return false
  const sentence = words.map(({ text }) => text).join('')
  if (sentence.length > LONGEST_SENTENCE || !EVERYDAY.test(sentence)) return false
  if (
    STANDS_ALONE.test(textAt(words, at)) ||
    /^[时我他她它你买住戴相喜挽提开雪工优中操摆晃走跑飞游爬哭笑]$/.test(textAt(words, at))
  )
    return false
  const { ofAll, ofCharacters } = surprise()
  return (ofAll > 30 && ofCharacters > 4.8) || (ofAll > 27.5 && ofCharacters > 5.4)
}

/** 皮鞋擦得锃: a character that stands alone nowhere else. */
export function isHalfWord({ words, at, surprise }: Clause): boolean {
  if (
    textAt(words, at).length === 1 &&
    !STANDS_ALONE.test(textAt(words, at)) &&
    BOUND_ENDS.includes(textAt(words, at)) &&
    !/^(?:了|一)$/.test(textAt(words, at - 1)) &&
    surprise().ofAll > 24
  )
    return true
  return (
    textAt(words, at).length === 1 &&
    !STANDS_ALONE.test(textAt(words, at)) &&
    surprise().ofCharacters > 6 &&
    surprise().ofWord > 4.3 &&
    surprise().ofAll > 28
  )
}
