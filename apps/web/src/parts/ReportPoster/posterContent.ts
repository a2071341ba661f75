/** What a poster says: taken from the shared report alone, whose names are masked already. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getSharedReport } from '@zhupi/contract/calls/share.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { sentenceRanges } from '@zhupi/contract/rules/sentences.ts'

export type SharedReport = EntityOf<typeof getSharedReport>

export type PosterContent = {
  title: string
  /** Nickname and genre. */
  byline: string
  /** None where the homework shows no scores before handing in. */
  score: { figure: string; caption: string; by: '机评' | '老师评分' } | undefined
  traits: readonly { name: string; score: number }[]
  /** A sentence that the report praises, with what it praises; none if it praises none. */
  praised: { sentence: string; tips: string } | undefined
  remark: string | undefined
}

/** Shorter it says little, longer it does not fit. */
const SENTENCE_MIN = 8
const SENTENCE_MAX = 68
const MASK = '×'
const QUOTED = /“([^“”]{2,})”/gu

export function posterContent(report: SharedReport): PosterContent {
  const { rmap, teacherScore, scoreKind, teacherRemark } = report
  const shown = teacherScore ?? rmap?.score ?? null
  return {
    title: report.articleTitle.trim() === '' ? '无题' : report.articleTitle.trim(),
    byline: [report.nickname, report.atText].filter((part) => part !== '').join(' · '),
    score:
      shown === null
        ? undefined
        : {
            figure: formatScore(shown, scoreKind),
            caption: `满分 ${scoreKind}`,
            by: teacherScore === null ? '机评' : '老师评分',
          },
    traits:
      rmap === null
        ? []
        : [...rmap.category1ItemList, ...rmap.category2ItemList, ...rmap.category3ItemList],
    praised: findPraised(report),
    remark:
      teacherRemark === null || teacherRemark.trim() === '' ? undefined : teacherRemark.trim(),
  }
}

/**
 * The sentence with the most praise, the first of several. Never one that another mark touches or
 * a goal quotes; one with a hidden name only where there is no other.
 */
export function findPraised({
  paragraphList,
  tmap,
  rmap,
}: Pick<SharedReport, 'paragraphList' | 'tmap' | 'rmap'>): PosterContent['praised'] {
  const criticised = (rmap?.goals ?? []).flatMap(({ goal }) =>
    [...goal.matchAll(QUOTED)].map(([, quote = '']) => quote),
  )
  const found = paragraphList.flatMap(({ pNo, markContent }) => {
    const marks = tmap.filter((mark) => mark.pNo === pNo && !mark.isDisputed && !mark.isRemoved)
    return sentenceRanges(markContent).flatMap(({ start, end }) => {
      const within = marks.filter((mark) => mark.start < end && mark.end > start)
      const [praise, ...more] = within.filter(({ kind }) => kind === 'strength')
      const sentence = markContent.slice(start, end).trim()
      const length = [...sentence].length
      if (
        praise === undefined ||
        within.some(({ kind }) => kind !== 'strength') ||
        criticised.some((quote) => sentence.includes(quote)) ||
        length < SENTENCE_MIN ||
        length > SENTENCE_MAX
      )
        return []
      return [{ sentence, tips: praise.tips, count: more.length + 1 }]
    })
  })
  const best = found.toSorted(
    (a, b) =>
      Number(a.sentence.includes(MASK)) - Number(b.sentence.includes(MASK)) || b.count - a.count,
  )[0]
  return best === undefined ? undefined : { sentence: best.sentence, tips: best.tips }
}
