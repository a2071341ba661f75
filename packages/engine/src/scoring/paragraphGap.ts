/** Where one paragraph begins anew behind another. */
import type { Paragraph } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import { isContentWord } from '../text/structure.ts'
import type { Word } from '../text/words.ts'
import type { Span } from '../types.ts'
import { headOf, tailOf } from './paragraphEdges.ts'

/** How the paragraph before ended, how this one begins. */
export type Gap = { before: Span; after: Span }

/** The paragraphs next to each other of which the second begins anew, with no word of the first. */
export function gapIn(paragraphs: readonly Paragraph[], named: readonly string[]): Gap | null {
  for (const [at, paragraph] of paragraphs.slice(1).entries()) {
    const before = paragraphs[at]
    const [lead] = paragraph.sentences
    const end = before?.sentences.at(-1)
    if (before?.index !== paragraph.index - 1 || lead === undefined || end === undefined) continue
    if (LEADS_ON.test(lead.text)) continue
    const said = new Set(before.sentences.flatMap(({ words }) => words.map(({ text }) => text)))
    if (lead.words.some((word) => speaks(word, named) && said.has(word.text))) continue
    const [tail, head] = [tailOf(before, end), headOf(paragraph)]
    if (tail !== null && head !== null) return { before: tail, after: head }
  }
  return null
}

/** A single character may name something too: 伞, or be what the title speaks of: 慢. */
function speaks(word: Word, named: readonly string[]): boolean {
  return (
    isContentWord(word) ||
    word.tag.startsWith('n') ||
    (/^[va]/.test(word.tag) && named.some((name) => name.includes(word.text)))
  )
}

/** A time, a turn or a pointer carries the reader over. */
const LEADS_ON = regex()`
  ^.{0,6}(?:[年月日天晚晨午时候次后前]|星期|周[一二三四五六日末]|春|夏|秋|冬|傍晚|首先|其次|再次|
  最后|第[一二三四五]|
  然而|但|可|不过|当然|因此|由此|可见|正因|所以|总之|于是|接着|终于|忽然|突然|也许|或许|这|那|其|
  它|他|她|同样|相反|另外|还|又|也|除了|不仅|反观|放眼|回望|回头|回过头|回到|回想|说到|说起|谈到|至于|想到|想起|读到|读完|我不禁|我(?:忽然|突然|又)?想[到起]|我自己|
  试想|再)
`
