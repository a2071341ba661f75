/** Paragraphs of the essay that a next step can point at, each from 0. */
import { SENSES } from '../lexicon/senses.ts'
import { countHan, countWords, shareOf } from '../text/characters.ts'
import type { Document, Paragraph } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import { isContentWord } from '../text/structure.ts'
import { spanOf } from '../text/document.ts'
import type { Span } from '../types.ts'
import { cutAt } from './paragraphEdges.ts'
import { kindOf } from './paragraphKinds.ts'
import { NAMES_FORM } from './namesForm.ts'
import { gapIn, type Gap } from './paragraphGap.ts'
import { isStoryOrScene } from './textType.ts'
import { tellsSomething } from './toldCases.ts'
import type { Writing } from './wornClauses.ts'

export type ParagraphPlaces = {
  /** Of the paragraphs: the longest and the shortest that carry anything. */
  longestParagraph: number
  /** Of the whole text. */
  longestShare: number
  shortestParagraph: number
  /** The shortest that carries anything and does not end the essay: where it can grow. */
  thinnestParagraph: number
  /** It tells of somebody, or names an example. */
  isThinnestTold: boolean
  /** One that carries something and says least of what is seen, heard or touched. */
  barestParagraph: number
  /** The shortest that carries anything and has no character of the title or the task in it. */
  farFromTitle: number | null
  /** The longest of the middle that reasons, and tells no case and no book. */
  reasonedParagraph: number | null
  /** Of several that tell a case: the shortest; one that stops where the case does. */
  shortestCase: number | null
  endsInCase: number | null
  /** One of the middle that explains, and has neither number nor comparison. */
  unmeasured: number | null
  /** Somebody objects, and is answered. */
  hasObjection: boolean
  /** The longest that does not retell a book. */
  ownParagraph: number
  /** Within the longest: where time or place changes. */
  turn: Span | null
  /** A paragraph that takes up nothing of the one before: how that ended, how this begins. */
  gap: Gap | null
  /** The last paragraph speaks of what the title or the beginning speaks of, in whatever words. */
  endsOnSubject: boolean
  /** It says how far its claim goes: 这才是分寸. */
  drawsLine: boolean
  /** What is seen leads on to somebody or something remembered. */
  remembers: boolean
  /** It is written to somebody whom its writer has never met. */
  isToStranger: boolean
}

/** Chinese characters of a paragraph that carries something. */
const CARRIES = 30

const STRANGER =
  /[没未](?:有|曾)?见过(?:面|你)|[没未]曾?谋面|素不相识|(?:还|并|也)不认识(?:你|我)|从来?没有?见过/

export function findParagraphs(document: Document, writing: Writing): ParagraphPlaces {
  const { paragraphs } = document
  const says = (words: RegExp) => paragraphs.some(({ text }) => words.test(text))
  const isOfABook = isAboutABook(writing)
  const named = writing.named.filter((name) => name !== '' && !NAMES_FORM.test(name))
  const kinds = paragraphs.map((paragraph) => kindOf(paragraph, isOfABook))
  const lengths = paragraphs.map(({ text }) => countHan(text))
  const byLength = (ones: readonly number[]) =>
    ones.toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))
  const longest = lengths.indexOf(Math.max(0, ...lengths))
  const all = lengths.flatMap((length, at) => (length >= CARRIES ? [at] : []))
  const unframed = all.filter((at) => kinds[at] !== 'frame')
  const carrying = unframed.length > 0 ? unframed : all
  const own = carrying.filter((at) => kinds[at] !== 'retold')
  const isInMiddle = (at: number) => at > 0 && at < lengths.length - 1
  const reasoned =
    byLength(carrying.filter((at) => isInMiddle(at) && kinds[at] === 'said')).at(-1) ?? null
  // Of the middle, where there is one; an opening and an ending are short for good reasons.
  const thinnest =
    byLength(own.filter(isInMiddle))[0] ??
    byLength(own.filter((at) => at < lengths.length - 1))[0] ??
    longest
  const cases = carrying.filter((at) => isInMiddle(at) && kinds[at] === 'case')
  return {
    longestParagraph: longest,
    longestShare: shareOf(
      lengths[longest] ?? 0,
      lengths.reduce((sum, length) => sum + length, 0),
    ),
    shortestParagraph: byLength(own)[0] ?? 0,
    thinnestParagraph: thinnest,
    isThinnestTold: paragraphs.slice(thinnest, thinnest + 1).some(tellsSomething),
    barestParagraph:
      own.toSorted(
        (a, b) =>
          sensedIn(paragraphs[a]) - sensedIn(paragraphs[b]) ||
          (lengths[b] ?? 0) - (lengths[a] ?? 0),
      )[0] ?? longest,
    farFromTitle:
      named.length === 0
        ? null
        : (byLength(
            carrying.filter((at) => at > 0 && isFarFrom(named, paragraphs[at]?.text ?? '')),
          )[0] ?? null),
    reasonedParagraph: reasoned,
    shortestCase: cases.length > 1 ? (byLength(cases)[0] ?? null) : null,
    endsInCase:
      cases.find((at) => stopsInCase(paragraphs[at], paragraphs[at + 1], writing.named)) ?? null,
    unmeasured:
      byLength(own.filter((at) => isInMiddle(at) && !MEASURED.test(paragraphs[at]?.text ?? ''))).at(
        -1,
      ) ?? null,
    // 有人说 in an opening only leads to the subject.
    hasObjection: kinds.slice(1).includes('objection'),
    ownParagraph: byLength(own).at(-1) ?? longest,
    turn: turnIn(paragraphs[longest]),
    gap:
      isStoryOrScene(writing.textType) || writing.textType === 'letter'
        ? null
        : gapIn(
            carrying.flatMap((at) => paragraphs[at] ?? []),
            writing.named,
          ),
    drawsLine: says(/分寸|界线|界限|过犹不及|也要看|不等于|不是说/),
    remembers: says(/想起|想到|记起|回忆|不禁想/),
    isToStranger: says(STRANGER),
    endsOnSubject: endsOnSubject(
      paragraphs.filter((_, at) => kinds[at] !== 'frame'),
      writing.named,
    ),
  }
}

export function isAboutABook({ textType }: Writing): boolean {
  return textType === 'response' || textType === 'review'
}

/** Its last sentence tells what was done, the next paragraph does not say what that shows. */
function stopsInCase(
  paragraph: Paragraph | undefined,
  next: Paragraph | undefined,
  named: readonly string[],
): boolean {
  const last = paragraph?.sentences.at(-1)?.text ?? ''
  return (
    /[了着过]/.test(last) &&
    !SAYS_WHAT_IT_SHOWS.test(last) &&
    !named.some((word) => sharesPair(word, last)) &&
    !/^(?:可见|由此|从|这|他|她|它|正是|如果|试想|那[天次年]|后来|第二天|有一)/.test(
      next?.text ?? '',
    )
  )
}

const SAYS_WHAT_IT_SHOWS =
  /一件事|直到|因为|所以|可见|原来|这[就正才]?[是说让告]|不是|而是|如果|假如|倘若|正是|难道|[？?]|我们|才[能会是]|就[能会是]|明白|懂得|其实|不过|由|却/
const MEASURED =
  /[0-9零一二三四五六七八九十百千万]+(?:多|余)?(?:个|米|厘米|毫米|天|年|斤|克|度|倍|次|种|岁|元|块|步|根|层|道)|[像象]|相当于|比|例如|比如/

function sensedIn(paragraph: Paragraph | undefined): number {
  return countWords(paragraph?.text ?? '', SENSES) + countWords(paragraph?.text ?? '', SENSED_TOO)
}

/** What a reader hears, smells and touches without a word of the list for it. */
const SENSED_TOO =
  /[声响听闻摸烫凉冷热香]|([\u3400-\u9fff])，\1|([吱啦咔哗叮咚呼沙滴嗒轰砰噼啪嘎叽喳嗡])[^，。]?\2/g

/** Any character that means something: 伞 stands for 那把不合身的伞. */
function isFarFrom(named: readonly string[], text: string): boolean {
  return !named.some((word) =>
    [...word].some(
      (character) =>
        /[\u3400-\u9fff]/.test(character) && !EMPTY.has(character) && text.includes(character),
    ),
  )
}

const EMPTY = new Set('的了是在一我你他她它有没不这那个和与上下里之篇人')

/** A word that means something comes back from the first third of the essay, or from its title. */
function endsOnSubject(paragraphs: readonly Paragraph[], named: readonly string[]): boolean {
  const last = paragraphs.at(-1)
  if (last === undefined || paragraphs.length < 2) return true
  const begun = paragraphs
    .slice(0, Math.ceil((paragraphs.length - 1) / BEGINNING))
    .map(({ text }) => text)
    .join('')
  return (
    named.some(
      (word) => [...word].length > 1 && (last.text.includes(word) || sharesPair(word, last.text)),
    ) ||
    last.sentences.some(({ words }) =>
      words.some(
        (word) =>
          /^[nvo]/.test(word.tag) &&
          isContentWord(word) &&
          !COMMON.has(word.text) &&
          begun.includes(word.text),
      ),
    )
  )
}

const BEGINNING = 3

function sharesPair(word: string, text: string): boolean {
  return [...word].some((_, at) => {
    const pair = word.slice(at, at + 2)
    return (
      /^[\u3400-\u9fff]{2}$/.test(pair) &&
      ![...pair].some((character) => EMPTY.has(character)) &&
      text.includes(pair)
    )
  })
}

/** What comes back in any essay. */
const COMMON = new Set(
  '时候 事情 东西 生活 大家 知道 觉得 看见 看到 听见 明白 自己 今天 现在 心里 回家 没有 开始'.split(
    ' ',
  ),
)

/** A sentence in the middle with which time or place changes; how it begins. */
function turnIn(paragraph: Paragraph | undefined): Span | null {
  if (paragraph === undefined) return null
  const { sentences, text } = paragraph
  const sentence = sentences.find(
    (each, at) =>
      at >= SENTENCES_BEFORE &&
      CHANGES.test(each.text) &&
      countHan(text.slice(0, each.start)) >= HALF_OF_TWO &&
      countHan(text.slice(each.start)) >= HALF_OF_TWO,
  )
  if (sentence === undefined) return null
  const span = spanOf(paragraph, { start: sentence.start, end: cutAt(sentence) })
  return /[“”「」《]/.test(span.quote) ? null : span
}

const SENTENCES_BEFORE = 2
/** Chinese characters that each half of a paragraph cut in two should have. */
const HALF_OF_TWO = 45
const CHANGES = regex()`
  ^(?:(?:到了?)?(?:第二天|第[二三四]次|傍晚|中午|晚上|下午|放学|吃(?:完|过)[早午晚中]?饭|回到|来到|到了|过了[^，。]{1,6}[天年月久]|
  (?:后来|不久|有一[天次])(?=，)|从那以后|再往[前里上]|另一次|还有一次|又有一次|与此同时))
`
