/** Goals to choose from, unit by unit. */
import { GOALS_PER_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { listSuggestions } from './suggestions.ts'

type Props = {
  isOpen: boolean
  chosen: readonly string[]
  gradeLevels: readonly number[]
  /** Takes it, or takes it away again. */
  onPick: (goal: string) => void
  onClose: () => void
}

export function GoalSheet({ isOpen, chosen, gradeLevels, onPick, onClose }: Props) {
  const written = chosen.filter((goal) => goal.trim() !== '')
  const pick = (goal: string) => {
    if (!chosen.includes(goal) && written.length >= GOALS_PER_HOMEWORK_MAX)
      return void notify(`最多 ${GOALS_PER_HOMEWORK_MAX} 条目标`)
    onPick(goal)
  }
  return (
    <Sheet isOpen={isOpen} title="按单元挑选目标" onClose={onClose}>
      {listSuggestions(gradeLevels).map((group) => (
        <section key={group.name} className="unit-goals-group">
          <h3>{group.name}</h3>
          {group.units.map(({ unit, goals }) => (
            <div key={unit} className="unit-goals-unit" role="group" aria-label={unit}>
              <p className="quiet">{unit}</p>
              {goals.map((goal) => (
                <button
                  key={goal}
                  type="button"
                  className="chip"
                  aria-pressed={chosen.includes(goal)}
                  onClick={() => pick(goal)}
                >
                  {goal}
                </button>
              ))}
            </div>
          ))}
        </section>
      ))}
      <div className="sheet-foot">
        <Button grow onPress={onClose}>
          {written.length === 0 ? '完成' : `完成（已选 ${written.length} 条）`}
        </Button>
      </div>
    </Sheet>
  )
}
