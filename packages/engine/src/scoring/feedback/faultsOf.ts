/** How many faults are marked, which kind comes most often, and how many places are asked about. */
import type { Mark } from '../../types.ts'
import { fillIn } from './commentBuilder.ts'
import { ASKED, FAULTS, MOST_OFTEN, SENTENCE_FAULTS } from './texts/aims.ts'
import type { Tone } from './tone.ts'

export function faultsOf(marks: readonly Mark[], tone: Tone): string {
  const faults = marks.filter(({ kind }) => kind === 'fault')
  const count = marks.filter(({ kind }) => kind === 'query').length
  const asked = (where: 'besides' | 'alone') =>
    count > 0 ? fillIn(ASKED[tone][where], { count }) : ''
  if (faults.length === 0) return asked('alone')
  const most = mostOften(faults, tone)
  return (
    fillIn(FAULTS[tone][faults.length === 1 ? 'one' : 'many'], { count: faults.length, most }) +
    asked('besides')
  )
}

/** Nothing where two kinds come equally often. */
function mostOften(faults: readonly Mark[], tone: Tone): string {
  const kinds = [...Map.groupBy(faults, ({ label }) => nameOf(label, tone))]
    .map(([name, { length }]) => ({ name, times: length }))
    .toSorted((a, b) => b.times - a.times)
  const [first, second] = kinds
  if (first === undefined || first.times === second?.times) return ''
  if (second !== undefined) return fillIn(MOST_OFTEN.most, first)
  return fillIn(first.times === 1 ? MOST_OFTEN.single : MOST_OFTEN.all, first)
}

/** 语病：语序不当（先后颠倒） is 不通顺的句子 to a child and 语序不当 to everybody older. */
function nameOf(label: string, tone: Tone): string {
  const [kind = '', detail = ''] = label.replace(/（.*）/, '').split('：')
  if (kind !== '语病') return kind
  return tone === 'warm' ? SENTENCE_FAULTS : detail
}
