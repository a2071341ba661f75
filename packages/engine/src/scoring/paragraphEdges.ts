/** How the beginning and the end of a paragraph are quoted. */
import { spanOf, type Paragraph, type Sentence } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import type { Span } from '../types.ts'

const HEAD = 16
/** A clause is rather quoted whole. */
const LONGEST_HEAD = 24
/** Begins or ends in the middle of something. */
export const HALF = regex()`
  ^(?:[的了着们是把被给]|别人|有人|有的|人家|不是|而|但|可是|所以|因为|由于|就|却|也|才|又|都|还|
  并|使|让|如果|只要|只有|
  虽然|即使|不仅|不但|所谓|于是|然后|那么|等|首先|其次|再次|甚至|从而|尤其|没有人|作为|
  [说问喊叫道])|(?:时|时候|因为|所以|但是|如果|就|的|的话|的地方|的人)$
`
/** Begins a quotation or a title, without which a clause says half of what it says. */
export const OPENS = /[“‘「『《]/

/**
 * Up to the first comma, the second where a time alone stands before the first. Where no comma comes
 * soon, between two words: nobody quotes half of one.
 */
export function cutAt({ text, start, words }: Pick<Sentence, 'text' | 'start' | 'words'>): number {
  const least = (TIME_ALONE.exec(text) ?? SAID_ALONE.exec(text))?.[0].length ?? SHORTEST_HEAD
  for (let end = least; end <= LONGEST_HEAD; end += 1)
    if (BREAKS.test(text.charAt(end)) && !MARKS_OF_SPEECH.test(text.slice(0, end)))
      return start + text.slice(0, end).replace(NAMES_NEXT, '').length
  const whole = start + text.replace(/[。！？”]+$/, '').length
  const between = words.map(({ end }) => end).findLast((end) => end <= start + HEAD)
  return Math.min(between ?? start + HEAD, whole)
}

/** 电铃响起来是“叮铃铃”: what it is stands in the quotation marks. */
const NAMES_NEXT = /(?<=.{4})[是叫像]$/
const BREAKS = /[，。！？；：“]/
const MARKS_OF_SPEECH = /[“”「」『』]/
const SHORTEST_HEAD = 4
/** 上个星期，… */
const TIME_ALONE =
  /^(?:[上下这那]?一?个?|今|昨|前|去|每|有一|第[一二三]|一)?(?:星期[一二三四五六日天]?|周[一二三四五六日末]?|[天年月晚次日]|早上|早晨|中午|下午|晚上|傍晚|清晨)的?(?:早上|早晨|中午|下午|晚上|傍晚)?，/
/** 常有人说，… */
const SAID_ALONE = /^.{0,5}(?:说|认为|以为|看来|觉得)，/

export function headOf(paragraph: Paragraph | undefined): Span | null {
  const [sentence] = paragraph?.sentences ?? []
  if (paragraph === undefined || sentence === undefined) return null
  const end = cutAt(sentence)
  const head = paragraph.text.slice(sentence.start, end)
  // 我们班有一个“百事通”: what is cut at a quotation mark says half.
  return OPENS.test(paragraph.text.charAt(end)) || MARKS_OF_SPEECH.test(head) || HALF.test(head)
    ? null
    : spanOf(paragraph, { start: sentence.start, end })
}

export function tailOf(
  paragraph: Paragraph,
  { text, start }: { text: string; start: number },
): Span | null {
  const plain = text.replace(/[。！？!?…”’\s]+$/, '')
  let from = plain.lastIndexOf('，') + 1
  // 两个人打，正好: the last word alone is no ending.
  while (from > 0 && (plain.length - from < SHORTEST_TAIL || GOES_ON.test(plain.slice(from))))
    from = plain.lastIndexOf('，', from - 2) + 1
  const quote = plain.slice(from)
  return /[“”「」]/.test(quote) || quote.length < 3
    ? null
    : spanOf(paragraph, { start: start + from, end: start + plain.length })
}

const SHORTEST_TAIL = 4
const GOES_ON = /^(?:可是|但|而|所以|因此|就|也|才|又|却|还|都)/
