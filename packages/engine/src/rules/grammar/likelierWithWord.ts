/** 挂树梢上, 一只会捣药兔子, 念大家听: all models would rather read one small word between the two. */
import { charactersGain, gainOfInserting } from '../../text/gainOfInserting.ts'
import { regex } from '../../text/multiline.ts'
import type { Sentence } from '../../text/document.ts'
import type { Tables } from '../../tables.ts'
import { pairShare } from '../../tables/language.ts'
import { tagAt, textAt } from './clauseWords.ts'

type Gap = {
  word: string
  /** Tags of the words on both sides. */
  left: RegExp
  right: RegExp
  ofCharacters: number
  ofWords: number
}

const GAPS: readonly Gap[] = [
  { word: '在', left: /^(?:v|zg|vn)$/, right: /^(?:n|s|f|ns)$/, ofCharacters: 1, ofWords: 0.5 },
  { word: '的', left: /^(?:v|z|l|s|vn)$/, right: /^(?:n|vn)$/, ofCharacters: 3, ofWords: 3.5 },
  { word: '给', left: /^(?:v|d)$/, right: /^(?:r|n)$/, ofCharacters: 1, ofWords: 1 },
  { word: '跟', left: /^(?:d|v|uv|r)$/, right: /^(?:r|n)$/, ofCharacters: 0.5, ofWords: 0.5 },
  { word: '进', left: /^v$/, right: /^(?:n|s)$/, ofCharacters: 1, ofWords: 2 },
  { word: '对', left: /^(?:uv|d|z)$/, right: /^r$/, ofCharacters: 0.5, ofWords: 0.5 },
  { word: '把', left: /^(?:d|uv|z|r)$/, right: /^(?:n|r)$/, ofCharacters: 1, ofWords: 1 },
]
/** Poems and old sayings leave out what everyday sentences do not. */
const EVERYDAY = regex()`
  我|你|他|她|它|妈妈|爸爸|爷爷|奶奶|外婆|外公|姥姥|老师|同学|弟弟|妹妹|哥哥|姐姐|同桌|叔叔|阿姨
`
/** 熟悉身影, 弯弯月亮, 送妈妈: they need nothing between. */
const STANDS_BESIDE =
  /^(?:[的地得在给把送借还教问]|(?<a>.)\k<a>|熟悉|身边|最?喜欢|.色|.{0,3}远|诚实|彩色|诚实|善良|老实|和谐社会|居住|来|坐|完|萦绕|环绕|遍布|回荡|坚强|新来|走)$/
const LONGEST = 70

/** The two often stand so: most pairs are done with here. */
const isUsual = (before: string, after: string, { language }: Tables): boolean =>
  pairShare(language, before.charCodeAt(before.length - 1), after.charCodeAt(0)) > USUAL
const USUAL = -5.5

type Likelier = { at: number; word: string }

/** Before which words of the sentence something is missing, and what. */
export function likelierWithWord({ words, text }: Sentence, tables: Tables): Likelier[] {
  if (text.length > LONGEST || !EVERYDAY.test(text) || /[?!]/.test(text)) return []
  return words.flatMap((word, at): Likelier[] => {
    const before = words[at - 1]
    if (before === undefined || before.end !== word.start) return []
    if (isUsual(before.text, word.text, tables)) return []
    const gap = GAPS.find(
      ({ word: small, left, right, ofCharacters, ofWords }) =>
        left.test(tagAt(words, at - 1)) &&
        right.test(tagAt(words, at)) &&
        !STANDS_BESIDE.test(textAt(words, at - 1)) &&
        !/^[左右]边$/.test(textAt(words, at)) &&
        charactersGain(words, at, small, tables) >= ofCharacters &&
        gainOfInserting(words, at, small, tables).ofWords >= ofWords,
    )
    return gap === undefined ? [] : [{ at, word: gap.word }]
  })
}
