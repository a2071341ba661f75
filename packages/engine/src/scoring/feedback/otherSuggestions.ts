/** What may be suggested by genre, and at an ending that does not look back. */
import { countHan, hanGrams } from '../../text/characters.ts'
import { isDateLine } from '../../text/dateLine.ts'
import { isStoryOrScene } from '../textType.ts'
import { isCentreShown, isInMiddle, type Candidate, type ParagraphView } from './paragraphView.ts'

/** A number with its unit, a comparison or an instance. */
const FACT =
  /[0-9一二三四五六七八九十百千]+(?:多|余)?(?:米|厘米|克|度|年|个|倍|次|种|天|斤|吨|升)|比|像|例如|相当于/
/** 在过去, 等我们到长城脚下的时候: nothing there could be measured. */
const SAYS_HOW_MUCH =
  /(?:很|非常|十分|较|最|更)[大小高矮长短重轻多少快慢厚薄远近]|许多|很多|不少|几[十百千种样次天年]|组成|分为/
/** 我要告诉你一个好消息, 还有一件事没敢跟你说: what the reader waits for stands behind it. */
const ANNOUNCED = /一件事|消息|告诉你|[跟和对]你说/
const OWN_LIFE = /我(?:也|曾|们|有|想|自己|的)|有一次|去年/

export function otherSuggestions(view: ParagraphView): Candidate[] {
  const { context, text, textType, lead, isFirst } = view
  const { features, document } = context
  const found: Candidate[] = []
  if (
    features.family === 'expository' &&
    isInMiddle(view) &&
    countHan(text) > 50 &&
    !FACT.test(text) &&
    lead !== undefined &&
    SAYS_HOW_MUCH.test(lead.quote)
  )
    found.push({ name: 'needsFacts', span: lead })
  if (
    features.family === 'practical' &&
    features.fullness < 0.9 &&
    isInMiddle(view) &&
    countHan(text) > 50 &&
    (lead === undefined ||
      (view.paragraph.text.charAt(lead.end) !== '：' && !ANNOUNCED.test(lead.quote)))
  )
    found.push({ name: 'needsReader', span: lead })
  if (
    textType === 'response' &&
    features.stage === 'elementary' &&
    !isFirst &&
    countHan(text) > 60 &&
    !document.paragraphs.some((other) => OWN_LIFE.test(other.text))
  )
    found.push({ name: 'needsOwnLife', span: lead })
  if (lacksEcho(view)) found.push({ name: 'needsEcho', span: lead })
  return found
}

/** The last paragraph of a story takes up nothing of the first, nor of the title. */
function lacksEcho({ context, text, textType, isLast }: ParagraphView): boolean {
  const { document, features, essay } = context
  const first = document.paragraphs[0]?.text ?? ''
  return (
    isLast &&
    isStoryOrScene(textType) &&
    features.structure.echoes.length === 0 &&
    !isCentreShown(context) &&
    !isDateLine(first) &&
    !sharesWords(first, text) &&
    !namesAny(essay.title, text) &&
    document.paragraphs.length >= 3 &&
    countHan(text) >= 20
  )
}

/** Any two characters in a row: the end looks back at the beginning. */
function sharesWords(first: string, last: string): boolean {
  const grams = new Set(hanGrams(first, 2))
  return hanGrams(last, 2).some((gram) => grams.has(gram))
}

/** 那把没有关上的伞, and the umbrella stands in the last paragraph again. */
function namesAny(title: string, last: string): boolean {
  return [...title].some(
    (character) =>
      /[\u3400-\u9fff]/.test(character) &&
      !'的了是在一我有没不这那个和上下里'.includes(character) &&
      last.includes(character),
  )
}
