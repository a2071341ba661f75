/** Faults that pupils have in common, each with sentences of theirs and without names. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getCommonFaults } from '@zhupi/contract/calls/statistics.ts'
import './FaultList.css'

type Fault = EntityOf<typeof getCommonFaults>['items'][number]

export function FaultList({ faults }: { faults: readonly Fault[] }) {
  return (
    <ol className="common-faults">
      {faults.map(({ label, students, examples }) => (
        <li key={label}>
          <b>{label}</b> <span className="quiet">{students} 人</span>
          {examples.map(({ before, quote, after, suggestion }) => (
            <blockquote key={`${before}${quote}${after}`}>
              {before}
              <mark>{quote}</mark>
              {after}
              {suggestion !== null && suggestion !== '' && (
                <span className="quiet">（可以写成“{suggestion}”）</span>
              )}
            </blockquote>
          ))}
        </li>
      ))}
    </ol>
  )
}
