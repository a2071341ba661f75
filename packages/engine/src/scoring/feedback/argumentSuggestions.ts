/** What may be suggested in an argument: a lead, the centre, a case, reasons, an early thesis. */
import { EVIDENCE, REASONING } from '../../lexicon/connectives.ts'
import { countHan, distinctWords } from '../../text/characters.ts'
import { regex } from '../../text/multiline.ts'
import { isInMiddle, type Candidate, type ParagraphView } from './paragraphView.ts'

/** Somebody's case stands there already, even where no word of the evidence list does. */
const HAS_CASE = regex()`
  [《“0-9]|我(?!们|国|认为|觉得|以为|想|看)|有一位|有个|那年|同学|朋友|身边|小区|班里|那天|那次|
  曾经|一次|
  有的?人|有些人|他|她|失败|成功|故事|想起|记得|寓言|传说|历史上|比如|譬如|例如|就像|好比|
  如果.{0,12}[，]|后来|每天|那时|直到|小时候|
  [医学画歌作工木铁园船渔科]?(?:匠|师|生|家|员|农|夫|
  者)(?=[，。、]?[\u4e00-\u9fff]{0,6}[在做要把用拿走看写])|
  父亲|母亲|爸爸|妈妈|爷爷|奶奶|外公|外婆|老人|孩子
`
const THESIS = /认为|看来|以为|应|必须|需要|才能|不是|就是|在于|值得/
/** 读书也是如此; 有的同学会说: what the paragraph has to do with the centre is said. */
const REFERS_BACK = regex()`
  ^.{1,10}(?:也是?(?:如此|这样|一样)|亦然|何尝不是)|^(?:[也或]许|可能)?有[的些]?(?:人|同学|
  家长)[^，：]{0,4}[说问]
`
/** 由此我想: the paragraph behind a case says what it shows. */
const DRAWS_FROM_IT = /^(?:由此|可见|这说明|这件事|这让我|从这|为什么)/
const LONG_LEAD = 48 // Chinese characters

export function argumentSuggestions(view: ParagraphView): Candidate[] {
  const { context, paragraph, text, lead, isFirst } = view
  const { features } = context
  const { centre } = features.structure
  const length = countHan(text)
  const next = context.document.paragraphs[paragraph.index + 1]
  const isReasonedNext = DRAWS_FROM_IT.test(next?.sentences[0]?.text ?? '')
  const found: Candidate[] = []
  if (isInMiddle(view)) {
    const opening = paragraph.sentences[0]
    if (length > 80 && opening !== undefined && countHan(opening.text) > LONG_LEAD)
      found.push({ name: 'longLead', span: lead })
    if (
      length > 100 &&
      !isReasonedNext &&
      centre.length > 0 &&
      !centre.some((word) => text.includes(word)) &&
      !REFERS_BACK.test(opening?.text ?? '')
    )
      found.push({ name: 'offCentre', span: lead })
    if (
      length > 60 &&
      features.evidence < 3 &&
      distinctWords(text, EVIDENCE).length === 0 &&
      !HAS_CASE.test(text)
    )
      found.push({ name: 'needsCase', span: lead })
    if (
      length > 80 &&
      !isReasonedNext &&
      !/[？?]/.test(text) &&
      distinctWords(text, REASONING).length === 0
    )
      found.push({ name: 'needsReasons', span: lead })
  }
  if (isFirst && features.family !== 'response' && length > 90 && !THESIS.test(text))
    found.push({ name: 'lateThesis', span: lead })
  return found
}
