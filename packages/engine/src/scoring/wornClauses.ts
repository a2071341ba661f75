/** The clauses of an essay that could be expected most. */
import { countHan } from '../text/characters.ts'
import { isDateLine } from '../text/dateLine.ts'
import { isQuoted, spanOf, type Document, type Range } from '../text/document.ts'
import { likeliestWords } from '../text/likeliestWords.ts'
import { overlaps } from '../text/overlaps.ts'
import { dependsOnContext } from '../text/quotableRanges.ts'
import type { Word } from '../text/words.ts'
import type { Mark, Span } from '../types.ts'
import { HALF, OPENS } from './paragraphEdges.ts'
import { isOrder } from './promptInjection.ts'
import type { TextType } from './textType.ts'

/** What the places are looked for in: a letter begins and ends by its form, a poem has lines. */
export type Writing = {
  textType: TextType
  isArgued: boolean
  /** Words of the title and of the task. */
  named: readonly string[]
}

const LEAST_CLAUSE = 7
export const LONGEST_CLAUSE = 22
const READ_CLAUSES = 160
/** What stands right behind one goes on from it: “啪”的一声. */
const CLOSES = /[”’」』》]/
/** Nothing can be added to a question that somebody asks. */
const ASKS = /[？?]$|是不是|怎么|什么|[吗呢]|吧$/
/** A comparison is the pupil's own. */
const LIKENS = /[像象]|仿佛|如同|犹如|好似/
/** 我的外公是一个木匠: who somebody is has no colour and no sound. */
const CALLED = /是(?:一?[个名位种]|我)|[0-9一二三四五六七八九十]岁/
export const PLAIN_CLAUSE = /^[\u3400-\u9fff]+$/

/** The clauses of ordinary length, the cheapest first. */
export function wornClauses(
  document: Document,
  faults: readonly Mark[],
  { textType, isArgued }: Writing,
): { span: Span; cost: number }[] {
  // A line of verse is no sentence that could be said otherwise.
  if (textType === 'poem') return []
  const isFramed = textType === 'letter'
  const read = document.paragraphs
    .filter(({ text }) => !isFramed || !isFrame(text))
    .flatMap((paragraph) =>
      paragraph.sentences
        .filter(({ text }) => !isOrder(text))
        .filter(({ text }) => !isArgued || !(TELLS_A_CASE.test(text) || OTHERS_SAY.test(text)))
        .flatMap(({ clauses, words }) => clauses.filter((clause) => isSaid(clause, words)))
        .filter(({ text }) => !isFramed || !/[你您]/.test(text))
        .map((clause) => {
          const lead = clause.text.length - clause.text.trimStart().length
          const plain = clause.text.trim().replace(/[，。！？；：、…]+$/, '')
          const start = clause.start + lead
          return spanOf(paragraph, { start, end: start + plain.length })
        })
        .filter(
          ({ quote, start, end }) =>
            quote.length >= LEAST_CLAUSE &&
            quote.length <= LONGEST_CLAUSE &&
            PLAIN_CLAUSE.test(quote) &&
            !OPENS.test(paragraph.text.charAt(end)) &&
            !ASKS.test(quote + paragraph.text.charAt(end)) &&
            !isQuoted(paragraph, start) &&
            !CLOSES.test(paragraph.text.charAt(start - 1)) &&
            !LIKENS.test(quote) &&
            !HALF.test(quote) &&
            !ONLY_WHERE.test(quote) &&
            paragraph.text.charAt(end) !== '：' &&
            !CALLED.test(quote) &&
            !dependsOnContext(quote),
        ),
    )
    .filter((span) => !faults.some((mark) => overlaps(mark, span)))
    .slice(0, READ_CLAUSES)
  return read
    .map((span) => ({
      span,
      cost:
        likeliestWords(span.quote, document.tables).reduce((sum, { cost }) => sum + cost, 0) /
        span.quote.length,
    }))
    .toSorted((a, b) => a.cost - b.cost)
}

/** 在这个到处都是声音的时代: when or where, and nothing of what. */
const ONLY_WHERE =
  /^(?:在|从|当|每当|到了?).*(?:时代|世界|社会|年代|之间|面前|今天|[里中上下时后前间内外])$|(?:可能|[才会能要])在[^，]*[里中上下]$/

/** What happened to somebody once: neither a commonplace nor something that could be turned round. */
const TELLS_A_CASE =
  /[他她了着过]|[那去今][年天次]|[一两三四五六七八九十]个(?:星期|月|人)|同学|老师|我[的家]/

/** What the writer answers, and does not say. */
const OTHERS_SAY = /(?:有的?人|有些人|人们)[^，。]{0,4}(?:说|认为|觉得|以为|主张|担心)/

/** 去年十一月的一个傍晚, 那么大的雨: a time or a thing alone says nothing yet. */
function isSaid({ start, end }: Range, words: readonly Word[]): boolean {
  const own = words.filter((word) => word.start >= start && word.end <= end)
  return own.some(({ tag }) => /^(?:v|u[glz])/.test(tag)) || /^[az]/.test(own.at(-1)?.tag ?? '')
}

/** The salutation, the wish, the name and the date of a letter are its form. */
export function isFrame(text: string): boolean {
  return (
    countHan(text) < SHORTEST_OF_A_LETTER || isDateLine(text) || /^(?:此致|祝|愿|敬礼)/.test(text)
  )
}

const SHORTEST_OF_A_LETTER = 12
