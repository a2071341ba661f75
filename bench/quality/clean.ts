/** Text that should hold no faults: marks per 1000 Chinese characters, by kind of rule. */
import { areaOf } from '@zhupi/engine/rules/findMarks.ts'
import { countHan } from '@zhupi/engine/text/characters.ts'
import type { Correction, Mark } from '@zhupi/engine/types.ts'
import { correctAll, proseOf, type Reports } from './essays.ts'
import { round, type Figures } from './figures.ts'
import type { Row } from './rows.ts'

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
  const rate = (count: number) => (thousands === 0 ? 0 : round(count / thousands, 3))
  return {
    figures: {
      alarmsPer1000: rate(faults.length),
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
    alarms: faults.map(({ correction, mark }) => shown(correction, mark)),
  }
}

function shown(
  { paragraphs }: Correction,
  { ruleId, paragraph, start, end, quote, suggestion }: Mark,
): string {
  const text = paragraphs[paragraph] ?? ''
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  const wanted = suggestion === undefined ? '' : `→${suggestion}`
  return `${ruleId}: ${before}【${quote}${wanted}】${after}`
}
