/** Every good plain sentence of an essay, the most telling kinds first. */
import { regex } from '../../text/multiline.ts'
import { SLOGAN_WORDS } from '../../lexicon/slogans.ts'
import { isDateLine } from '../../text/dateLine.ts'
import { spanOf, type Document } from '../../text/document.ts'
import { isFormulaic } from '../highlightReasons.ts'
import { mayRunOn } from '../punctuation.ts'
import type { TextType } from '../textType.ts'
import type { Mark } from '../../types.ts'
import { ARGUED } from './argued.ts'
import { EXPLAINED } from './explained.ts'
import { FRAMED } from './framed.ts'
import type { GoodWriting } from './goodWriting.ts'
import { TOLD } from './told.ts'
import { FOR_THE_YOUNG } from './young.ts'

export const GOOD_WRITING: readonly GoodWriting[] = [
  ...FRAMED,
  ...TOLD,
  ...ARGUED,
  ...EXPLAINED,
  ...FOR_THE_YOUNG,
]

/** A feeling or a virtue by its name, and what is laid on with a degree word. */
const NAMED = regex()`
  后悔|高兴|难过|伤心|开心|激动|感动|害怕|紧张|生气|幸福|快乐|兴奋|委屈|惭愧|吓了一跳|伟大|无私|
  善良|
  勤劳|光荣|美丽|漂亮|可爱|好看|非常|十分|特别|极了|真是|无比|[很太](?=[\u3400-\u9fff])(?<!不[很太])
`
const isSlogan = (text: string) => text.search(SLOGAN_WORDS) >= 0

export function findGoodWriting(
  document: Document,
  textType: TextType,
  gradeLevel: number,
): Mark[] {
  const told = document.sentences.filter(
    ({ paragraph }) => !isDateLine(document.paragraphs[paragraph]?.text ?? ''),
  )
  const kinds = GOOD_WRITING.filter(
    ({ texts, grades = [1, 13] }) =>
      texts.includes(textType) && gradeLevel >= grades[0] && gradeLevel <= grades[1],
  )
  return kinds.flatMap(({ label, find }) =>
    told.flatMap((sentence): Mark[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      if (paragraph === undefined || mayRunOn(sentence)) return []
      const good = find({
        document,
        paragraph,
        sentence,
        isFirst: sentence === told[0],
        isLast: sentence === told.at(-1),
      })
      if (good === undefined) return []
      const { explanation, ...range } = good
      const span = spanOf(paragraph, range)
      return NAMED.test(span.quote) || isFormulaic(span.quote) || isSlogan(span.quote)
        ? []
        : [{ ...span, kind: 'strength', ruleId: 'good-sentence', label, explanation }]
    }),
  )
}
