/** What each paragraph of an essay does. */
import { countHan } from './characters.ts'
import type { Paragraph } from './document.ts'
import { leadOf } from './leads.ts'
import { regex } from './multiline.ts'

export type ParagraphRole =
  | 'frame'
  | 'heading'
  | 'opening'
  | 'point'
  | 'evidence'
  | 'turn'
  | 'body'
  | 'ending'

/** Chinese characters. */
export const SHORT_LEAD = 30
const HEADING = 15

const TURN = regex()`
  ^(?:然而|但是?|可是|不过|当然|诚然|固然|反之|相反|也许有人|或许有人|有人(?:会|可能会)?说|反观|
  试想)
`
const CASE = /例如|比如|譬如|正如|曾(?:说|经)|《|“|[0-9]|那年|那天|有一次/

export function roleOf(
  paragraph: Paragraph,
  at: number,
  count: number,
  length: number,
  touches: (text: string) => boolean,
): ParagraphRole {
  const { text } = paragraph
  if (/^[—-]+|题记|后记$/.test(text) && length < 30) return 'frame'
  if (at === 0 && count > 1) return 'opening'
  if (at === count - 1 && count > 1) return 'ending'
  if (length <= HEADING && !/[，；]/.test(text)) return 'heading'
  if (TURN.test(text)) return 'turn'
  const lead = leadOf(paragraph)
  if (countHan(lead) <= SHORT_LEAD && touches(lead)) return 'point'
  return CASE.test(text) ? 'evidence' : 'body'
}
