/** What the teacher said of each goal, below the remark. */
import { getUnitGoals } from '@zhupi/contract/calls/goal.ts'
import { useCall } from '#client/useCall.ts'
import { Chip } from '#ui/Chip.tsx'
import './UnitGoals.css'

export function GoalVerdicts({ submissionId }: { submissionId: number }) {
  const { data } = useCall(getUnitGoals, { id: submissionId })
  const judged = data?.goals.filter(({ isMet }) => isMet !== null) ?? []
  if (judged.length === 0) return null
  return (
    <section className="unit-goals-verdicts" aria-label="这次的目标">
      <h3>这次的目标</h3>
      <ul>
        {judged.map(({ goalNo, text, isMet }) => (
          <li key={goalNo}>
            <span>{text}</span>
            <Chip tone={isMet ? 'jade' : 'amber'}>{isMet ? '达成' : '未达成'}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
