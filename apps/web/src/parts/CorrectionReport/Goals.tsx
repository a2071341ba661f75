/** What the next draft is for: where, what to do, and how one sees that it is done. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { Chip } from '#ui/Chip.tsx'
import { goalPlace, type EssayReport } from './report.ts'
import './Goals.css'

const NUMERALS = ['', '一', '两', '三']

export function Goals({ report }: { report: Pick<EssayReport, 'rmap'> }) {
  const goals = report.rmap?.goals ?? []
  if (goals.length === 0) return null
  return (
    <section className="card report-goals">
      <div className="row">
        <h2>下一稿的{NUMERALS[goals.length]}个目标</h2>
        <span className="grow" />
        <Chip tone="indigo">{MESSAGES.aiMade}</Chip>
      </div>
      <ol>
        {goals.map((goal, index) => (
          <li key={index}>
            <i aria-hidden="true">{index + 1}</i>
            <div className="grow">
              <p className="quiet">
                {goalPlace(goal.pNo)} · {goal.name}
              </p>
              <p>{goal.goal}</p>
              <p className="report-goals-done">
                <b>怎样算做到</b>
                {goal.done}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
