/** The homework's goals, above the paper and beside the requirement. */
import './UnitGoals.css'

export function GoalNote({ goals, className }: { goals: readonly string[]; className: string }) {
  if (goals.length === 0) return null
  return (
    <section className={`unit-goals-note ${className}`} aria-label="这次练什么">
      <b>这次练什么</b>
      <ol>
        {goals.map((goal, index) => (
          <li key={index}>{goal}</li>
        ))}
      </ol>
    </section>
  )
}
