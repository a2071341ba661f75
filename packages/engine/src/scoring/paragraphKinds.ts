/**
 * What a paragraph does, so that nobody is asked for a belief in a plot summary, for an example
 * where one is told, or for what is seen in a greeting.
 */
import { HISTORICAL_FIGURES } from '../lexicon/historicalFigures.ts'
import { countHan, countWords, wordPattern } from '../text/characters.ts'
import { isDateLine } from '../text/dateLine.ts'
import type { Paragraph } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import { tellsSomething } from './toldCases.ts'

export type ParagraphKind =
  /** The salutation, the greeting, thanks and date of a letter or a speech. */
  | 'frame'
  /** What happens in a book that was read. */
  | 'retold'
  /** What somebody else says against it, and the answer. */
  | 'objection'
  /** It tells of somebody, or calls somebody of history to witness. */
  | 'case'
  /** Anything else. */
  | 'said'

const GREETS = regex()`
  ^(?:尊敬的|亲爱的|敬爱的)|^(?:大家|老师|同学|各位|你|您|上午|下午|早上|晚上)[^。]{0,12}(?:好|早)[！!。]|
  (?:演讲|发言|汇报)(?:到此|到这里|完了|结束|完毕)|谢谢(?:大家|各位|聆听)|^(?:此致|敬礼|祝你|祝您|祝)
`
const LONGEST_FRAME = 60 // Chinese characters

/** 这本书主要讲了; 书里写他; nobody of the writer's own life. */
const OF_A_BOOK = /主要(?:讲|写|介绍)了|讲述了|讲的是|书[里中]|小说|故事(?:讲|写|发生)|主人公|作者/
const OWN = /我(?!们(?:的|国|生活))/g
const WITHIN_QUOTES = /[“「][^”」]*[”」]?/g
/** The writer comes in once at most: 我一开始想不通 is a thought of his own. */
const MOST_OWN = 0

const OBJECTS = regex()`
  (?:^|[。！？])(?:当然，?|诚然，?|固然，?|也许|或许|可能)?(?:会?有|还有|有的|有些|总有)(?:些|的)?
  (?:人|同学|朋友|家长|老师)[^，。：]{0,6}[说问认觉担反质]|(?:^|[。！？])(?:诚然|固然|不可否认)
`
const KIN = /我的?(?:姑|婶|伯|舅|姨|叔|表)/
const FIGURES = wordPattern([...HISTORICAL_FIGURES])

export function kindOf({ text, ...paragraph }: Paragraph, isOfABook: boolean): ParagraphKind {
  if (isDateLine(text) || (GREETS.test(text) && countHan(text) < LONGEST_FRAME)) return 'frame'
  if (isOfABook && isRetold(text)) return 'retold'
  if (OBJECTS.test(text)) return 'objection'
  return tellsACase({ text, ...paragraph }) ? 'case' : 'said'
}

function isRetold(text: string): boolean {
  const told = text.replace(WITHIN_QUOTES, '')
  return (
    countWords(told, OWN) <= MOST_OWN &&
    (OF_A_BOOK.test(text) || countWords(told, /[他她它]/g) >= SEVERAL)
  )
}

const SEVERAL = 3

function tellsACase(paragraph: Paragraph): boolean {
  return (
    tellsSomething(paragraph) ||
    paragraph.sentences.some(({ text }) => KIN.test(text) && /[了着过]/.test(text)) ||
    countWords(paragraph.text, FIGURES) > 0 ||
    paragraph.sentences.some((sentence) =>
      sentence.words.some(({ tag, text }) => tag === 'nr' && text.length > 1),
    )
  )
}
