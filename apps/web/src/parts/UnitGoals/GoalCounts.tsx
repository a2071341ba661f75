/** How many essays met each goal of the homework. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getStatistics } from '@zhupi/contract/calls/homework.ts'
import { Meter } from '#ui/Meter.tsx'
import './UnitGoals.css'

export function GoalCounts({ goals }: { goals: EntityOf<typeof getStatistics>['goals'] }) {
  if (goals.length === 0) return null
  return (
    <section className="card unit-goals-counts" aria-label="这次练什么">
      <h2>这次练什么</h2>
      <ol>
        {goals.map(({ text, metCount, unmetCount }, index) => {
          const judged = metCount + unmetCount
          return (
            <li key={index}>
              <span>{text}</span>
              <span className="quiet">
                {judged === 0 ? '还没有勾' : `${judged} 篇里 ${metCount} 篇达成`}
              </span>
              <Meter value={judged === 0 ? 0 : (metCount / judged) * 100} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
