/** Text that should hold no faults: marks per 1000 Chinese characters, by kind of rule. */
import { areaOf } from '@zhupi/engine/rules/findMarks.ts'
import { countHan } from '@zhupi/engine/text/characters.ts'
import type { Correction, Mark } from '@zhupi/engine/types.ts'
import { correctAll, proseOf, type Reports } from './essays.ts'
import { marksOf } from './engineUnderTest.ts'
import { round, type Figures } from './figures.ts'
import type { Row } from './rows.ts'

/** The pieces are read as a fifth-grader's; the marks alone also as theirs. */
const OLDER_GRADES = [8, 11]
const AROUND = 12 // characters on each side of an alarm when it is listed

export function measureClean(rows: readonly Row[]): {
  figures: Figures
  reports: Reports
  alarms: string[]
} {
  const { corrections, reports } = correctAll(rows.map(proseOf))
  const thousands =
    corrections.reduce((sum, correction) => sum + countHan(correction.paragraphs.join('')), 0) /
    1000
  const faults = corrections.flatMap((correction) =>
    correction.marks.filter(({ kind }) => kind === 'fault').map((mark) => ({ correction, mark })),
  )
  const queries = corrections.flatMap((correction) =>
    correction.marks.filter(({ kind }) => kind === 'query').map((mark) => ({ correction, mark })),
  )
  const rate = (count: number) => (thousands === 0 ? 0 : round(count / thousands, 3))
  return {
    figures: {
      alarmsPer1000: rate(faults.length),
      withQueriesPer1000: rate(faults.length + queries.length),
      ...Object.fromEntries(
        OLDER_GRADES.map((grade) => {
          const marks = rows.flatMap((row) => marksOf(row.text('text'), grade))
          const count = (wanted: string) => marks.filter(({ kind }) => kind === wanted).length
          return [
            `grade${grade}`,
            {
              alarmsPer1000: rate(count('fault')),
              withQueriesPer1000: rate(count('fault') + count('query')),
            },
          ]
        }),
      ),
      byKind: Object.fromEntries(
        (['spelling', 'grammar', 'punctuation'] as const).map((area) => [
          area,
          rate(faults.filter(({ mark }) => areaOf(mark) === area).length),
        ]),
      ),
      byRule: Object.fromEntries(
        [...new Set(faults.map(({ mark }) => mark.ruleId))]
          .toSorted()
          .map((rule) => [rule, rate(faults.filter(({ mark }) => mark.ruleId === rule).length)]),
      ),
    },
    reports,
    alarms: [...faults, ...queries].map(({ correction, mark }) => shown(correction, mark)),
  }
}

function shown(
  { paragraphs }: Correction,
  { kind, ruleId, paragraph, start, end, quote, suggestion }: Mark,
): string {
  const text = paragraphs[paragraph] ?? ''
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  const wanted = suggestion === undefined ? '' : `→${suggestion}`
  return `${kind} ${ruleId}: ${before}【${quote}${wanted}】${after}`
}
