/** 达成 or 未达成 of each goal, by the teacher of a handed-in essay; a second tap takes it back. */
import { getUnitGoals, saveGoalVerdict } from '@zhupi/contract/calls/goal.ts'
import { getStatistics } from '@zhupi/contract/calls/homework.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import './UnitGoals.css'

const ANSWERS = [
  { name: '达成', isMet: true, verdict: 1 },
  { name: '未达成', isMet: false, verdict: 0 },
] as const
const NOTHING = -1

export function GoalTicks({ submissionId }: { submissionId: number }) {
  const { data } = useCall(getUnitGoals, { id: submissionId })
  const save = useAction(saveGoalVerdict, { invalidates: [getUnitGoals, getStatistics] })
  if (data === undefined || data.goals.length === 0) return null
  return (
    <section className="unit-goals-ticks" aria-label="这次练什么">
      <h3>这次练什么</h3>
      <ol>
        {data.goals.map(({ goalNo, text, isMet }) => (
          <li key={goalNo}>
            <span>{text}</span>
            <span role="group" aria-label={text}>
              {ANSWERS.map((answer) => (
                <button
                  key={answer.name}
                  type="button"
                  className="chip"
                  aria-pressed={isMet === answer.isMet}
                  onClick={() =>
                    void save.run({
                      studentHomeworkId: submissionId,
                      goalNo,
                      verdict: isMet === answer.isMet ? NOTHING : answer.verdict,
                    })
                  }
                >
                  {answer.name}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
