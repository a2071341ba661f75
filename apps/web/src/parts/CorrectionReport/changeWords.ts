/** What a draft changed against the one before it, in the few words that a card has room for. */
import { toScale } from '@zhupi/contract/rules/score.ts'
import type { Report } from './report.ts'

export type Change = NonNullable<Report['change']>
type ChangedParagraph = Change['paragraphs'][number]

/** Less than a point of a hundred, either way, is no difference. */
const ALIKE_BELOW = 1
/** Where less than this share of what came in went out, a paragraph was added to, not rewritten. */
const REWRITTEN_SHARE = 1 / 3

/** 比上一稿 +7.9 · 改好5处 · 第2段补了32字 */
export function changeWords(change: Change, scoreScale: number): string[] {
  const words = [
    riseWords(change, scoreScale),
    change.repaired.length > 0 ? `改好${change.repaired.length}处` : undefined,
    textWords(change.paragraphs),
  ]
  return words.filter((each) => each !== undefined)
}

function riseWords({ rise }: Change, scoreScale: number): string | undefined {
  if (rise === null) return undefined
  if (Math.abs(rise) < ALIKE_BELOW) return '和上一稿差不多'
  return `比上一稿 ${signed(toScale(rise, scoreScale))}`
}

/** With a true minus sign, and one decimal as every score. */
export function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`
}

/** Of all paragraphs the one in which most was written; without one what was cut. */
function textWords(paragraphs: readonly ChangedParagraph[]): string | undefined {
  const [most] = [...paragraphs].sort((a, b) => b.added - a.added)
  if (most !== undefined && most.added > 0) return paragraphWords(most)
  const gone = paragraphs.filter(({ kind }) => kind === 'gone').length
  if (gone > 0) return `删去${gone}段`
  const [cut] = [...paragraphs].sort((a, b) => b.removed - a.removed)
  return cut !== undefined && cut.removed > 0 ? paragraphWords(cut) : '文字和上一稿相同'
}

/** What asks the pupil to look for themselves; nobody can tell from the text that they did not. */
const ASKS = /^查一查|[吗？]|出声读|读三遍|(?:猜|说|看|装|不)[不得][^，。：]{0,4}，?就/

/** A count finds that a goal is met; that one which only asks is not, it cannot find. */
export function goalVerdict({ goal, isMet }: Change['goals'][number]): string {
  if (isMet) return '✓ 做到了'
  return ASKS.test(goal) ? '○ 可以再查一查' : '○ 还没做到'
}

/** What became of one paragraph: 第2段补了32字. */
export function paragraphWords(paragraph: ChangedParagraph): string {
  const { kind, pNo, earlierPNo, added, removed } = paragraph
  if (kind === 'gone') return `上一稿的第${earlierPNo ?? 0}段删去了`
  if (kind === 'new') return `新写了第${pNo ?? 0}段`
  if (added === 0 && removed === 0) return `第${pNo ?? 0}段没有改`
  if (added === 0) return `第${pNo ?? 0}段删了${removed}字`
  return removed <= added * REWRITTEN_SHARE
    ? `第${pNo ?? 0}段补了${added}字`
    : `第${pNo ?? 0}段添${added}字、删${removed}字`
}
