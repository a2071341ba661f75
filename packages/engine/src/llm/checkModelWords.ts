/**
 * What a model says of an essay reaches nobody unless each sentence of it can be checked: it quotes
 * what stands there, names nobody and nothing that the essay lacks, gives no verdict, praises no
 * faulty sentence and speaks of the essay alone. See docs/decisions/language-model.md.
 */
import { HARMFUL } from '../lexicon/harmful.ts'
import { isOrder } from '../scoring/promptInjection.ts'
import { spanOf, type Document } from '../text/document.ts'
import { cutWords, findNames } from '../text/words.ts'
import type { Comment, Essay, Mark, Span } from '../types.ts'
import { MASKED } from './masked.ts'
import type { AddedWords, ModelFault, ModelWords, Refused } from './modelAnswer.ts'

type Given = {
  essay: Essay
  document: Document
  /** The paragraphs as the model read them (checkModelMarks). */
  asked: readonly string[]
  /** The engine's marks and what the model's own were found to be. */
  marks: readonly Mark[]
}

const LEAST = 6
const MOST = { comment: 260, paragraph: 120, extension: 120, question: 60 } as const
const CHINESE_MIN = 0.8
/** A quotation of one character is a way of speaking, not a place. */
const QUOTE_MIN = 2

const JUDGES =
  /\d+\s*分|[零一二三四五六七八九十百两]+分(?![钟之享别外明清成])|满分|高分|得分|打分|评分|扣分|[一二三四五]等文|[一二三]类文|优秀作文|范文|(?:最|第)[一二三]名|百分之|录取|获奖/u
const ABOUT_ITSELF =
  /提示词|系统指令|指令|模型|人工智能|作为(?:一[个名位])?(?:AI|助手|老师)|JSON|prompt|system|assistant|<\/?\w+>|https?:|\{|\}|老师认为|我是/iu
/** It is asked for hints: who writes the sentence for the pupil takes the essay away. */
const REWRITES = /(?:可以|应该|不妨|建议)?(?:改为|改成|改写[为成]|写成|替换[为成])[：:“]?/u
const COUNTS = /[\d０-９]/u
const NAMES = /^n[rst]$/
const QUOTED = /“([^“”]*)”/gu
const OTHER_QUOTES = /[「」『』"]/u

export function checkModelWords(
  given: Given,
  said: ModelWords,
): { words: AddedWords | null; refused: Refused } {
  const refused: Refused = {}
  const heard = new Set<string>()
  const pass = <T>(
    text: string,
    most: number,
    praises: boolean,
    make: (said: Comment) => T,
  ): T[] => {
    // Nothing said is no fault.
    if (text.trim() === '') return []
    const checked = heard.has(text) ? 'form' : checkText(given, text.trim(), most, praises)
    heard.add(text)
    if (typeof checked !== 'string') return [make(checked)]
    refused[checked] = (refused[checked] ?? 0) + 1
    return []
  }
  const atParagraph = (each: { paragraph: number; text: string }, praises: boolean) => {
    const paragraph = each.paragraph - 1
    if (given.document.paragraphs[paragraph] === undefined) {
      refused.place = (refused.place ?? 0) + 1
      return []
    }
    return pass(each.text, MOST.paragraph, praises, (comment) => ({
      ...comment,
      paragraph,
    })).filter(({ quotes }) => quotes.every((quote) => quote.paragraph === paragraph))
  }
  const [comment] = pass(said.comment, MOST.comment, true, (each) => each)
  const words: AddedWords = {
    comment: comment ?? { text: '', quotes: [] },
    paragraphComments: onePerParagraph(
      said.paragraphComments.flatMap((each) => atParagraph(each, true)),
    ),
    paragraphSuggestions: onePerParagraph(
      said.suggestions.flatMap((each) => atParagraph(each, false)),
    ),
    extensions: said.extensions.flatMap(({ tips, detail }) =>
      pass(tips, MOST.question, false, (each) => each.text).flatMap((kept) =>
        pass(detail, MOST.extension, false, (each) => ({ tips: kept, detail: each.text })),
      ),
    ),
    microSuggestions: said.microSuggestions.flatMap(({ question, answer }) =>
      pass(question, MOST.question, false, (each) => each.text).flatMap((kept) =>
        pass(answer, MOST.extension, false, (each) => ({ question: kept, answer: each.text })),
      ),
    ),
  }
  const isEmpty =
    words.comment.text === '' &&
    Object.values(words).every((each) => !Array.isArray(each) || each.length === 0)
  return { words: isEmpty ? null : words, refused }
}

/** Its sentences one after the other, without those that do not pass; null where none does. */
export function checkModelRemark(
  given: Given,
  said: readonly string[],
): { remark: string | null; refused: Refused } {
  const refused: Refused = {}
  const kept = [...new Set(said.map((each) => each.trim()))].flatMap((sentence) => {
    const checked = checkText(given, sentence, MOST.paragraph, true)
    if (typeof checked !== 'string') return checked.text
    refused[checked] = (refused[checked] ?? 0) + 1
    return []
  })
  return { remark: kept.length === 0 ? null : kept.join(''), refused }
}

function checkText(
  given: Given,
  text: string,
  most: number,
  praises: boolean,
): Comment | ModelFault {
  if (text.length < LEAST || text.length > most || text.includes('\n')) return 'form'
  if (ABOUT_ITSELF.test(text) || isOrder(text) || !isChinese(text)) return 'outOfPlace'
  if (HARMFUL.test(text)) return 'unkind'
  if (JUDGES.test(text)) return 'judges'
  if (OTHER_QUOTES.test(text) || [...text.matchAll(/[“”]/gu)].length % 2 === 1) return 'misquotes'
  const own = text.replaceAll(QUOTED, '')
  if (REWRITES.test(own)) return 'rewrites'
  const quotes: Span[] = []
  for (const [, quote = ''] of text.matchAll(QUOTED)) {
    const span = findQuote(given, quote)
    if (span === undefined) return 'misquotes'
    if (praises && isFaulty(given, span)) return 'praisesFault'
    quotes.push(span)
  }
  if (own.includes(MASKED) || isInvented(given, own)) return 'invented'
  let at = 0
  // With the names that the model did not read.
  return { text: text.replaceAll(QUOTED, () => `“${quotes[at++]?.quote ?? ''}”`), quotes }
}

function isChinese(text: string): boolean {
  const written = [...text.replaceAll(MASKED, '').replaceAll(/[\s\p{P}]/gu, '')]
  const chinese = written.filter((character) => /\p{Script=Han}/u.test(character))
  return chinese.length >= written.length * CHINESE_MIN
}

function findQuote({ document, asked }: Given, quote: string): Span | undefined {
  if (quote.length < QUOTE_MIN) return undefined
  for (const paragraph of document.paragraphs) {
    const start = asked[paragraph.index]?.indexOf(quote) ?? -1
    if (start >= 0) return spanOf(paragraph, { start, end: start + quote.length })
  }
  return undefined
}

/** Its sentence holds a fault or a doubt. */
function isFaulty({ document, marks }: Given, { paragraph, start, end }: Span): boolean {
  const sentences = (document.paragraphs[paragraph]?.sentences ?? []).filter(
    (each) => each.start < end && each.end > start,
  )
  return marks.some(
    (mark) =>
      (mark.kind === 'fault' || mark.kind === 'query') &&
      mark.paragraph === paragraph &&
      sentences.some((each) => mark.start < each.end && mark.end > each.start),
  )
}

/** Whom it names, and what it counts, stands in the essay or its task. */
function isInvented({ essay, document }: Given, own: string): boolean {
  const { tables } = document
  const known = [
    ...document.paragraphs.map(({ text }) => text),
    ...[essay.title, essay.task.title, essay.task.requirement],
  ].join('\n')
  if (COUNTS.test(own)) return true
  const names = findNames(own, tables)
  if ([...names].some((name) => !known.includes(name))) return true
  return cutWords(own, tables, names).some(
    ({ tag, text }) => NAMES.test(tag) && text.length > 1 && !known.includes(text),
  )
}

function onePerParagraph<T extends { paragraph: number }>(all: readonly T[]): T[] {
  const seen = new Set<number>()
  return all
    .filter(({ paragraph }) => !seen.has(paragraph) && seen.add(paragraph))
    .toSorted((a, b) => a.paragraph - b.paragraph)
}
