/**
 * A shared report without names: every text in it goes through the mask, whatever its field, and
 * nothing that the contract does not name goes out.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getSharedReport } from '@zhupi/contract/calls/share.ts'
import type { Mask } from '../../domain/maskNames.ts'

type Shared = EntityOf<typeof getSharedReport>

/** Fields of fixed values, which are no texts. */
const FIXED: ReadonlySet<string> = new Set([
  'code',
  'kind',
  'placement',
  'aiUse',
  'endTime',
  'nickname',
])
const QUOTED = /“[^“”]+”/g

export function presentMasked(report: Shared, mask: Mask): Shared {
  const paragraphs = report.paragraphList.map(({ markContent }) => ({
    text: markContent,
    masked: mask(markContent),
  }))
  // A quote that begins inside a name is no name by itself: the place it comes from says what is.
  const maskQuotes = (text: string) =>
    text.replaceAll(QUOTED, (whole) => {
      const quote = whole.slice(1, -1)
      const place = paragraphs.find((each) => each.text.includes(quote))
      if (place === undefined) return whole
      const at = place.text.indexOf(quote)
      return `“${place.masked.slice(at, at + quote.length)}”`
    })
  const isAboutName = ({ pNo, start, end }: Shared['tmap'][number]) => {
    const place = paragraphs[report.paragraphList.findIndex((each) => each.pNo === pNo)]
    return place?.text.slice(start, end) !== place?.masked.slice(start, end)
  }
  // What is said of a name would tell it.
  const marks = report.tmap.filter((mark) => !isAboutName(mark))
  const kept = new Set(marks.map(({ markNo }) => markNo))
  const shown = {
    ...report,
    tmap: marks,
    paragraphList: report.paragraphList.map((paragraph) => ({
      ...paragraph,
      suggestionIdList: paragraph.suggestionIdList.filter((markNo) => kept.has(markNo)),
    })),
  }
  const masked: unknown = JSON.parse(JSON.stringify(shown), (field, value: unknown) =>
    typeof value === 'string' && !FIXED.has(field) ? mask(maskQuotes(value)) : value,
  )
  return getSharedReport.entity.parse(masked)
}
