/** Up to three goals of the teacher's own for a homework, typed or taken from suggestions. */
import { GOALS_PER_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { GoalSheet } from './GoalSheet.tsx'
import './UnitGoals.css'

type Props = {
  goals: readonly string[]
  gradeLevels: readonly number[]
  /** Given: they stay as they are, and why. */
  lockedReason: string | undefined
  faultText: string | undefined
  onChange: (goals: readonly string[]) => void
}

export function GoalFields({ goals, gradeLevels, lockedReason, faultText, onChange }: Props) {
  const [isPicking, setPicking] = useState(false)
  const isFull = goals.length >= GOALS_PER_HOMEWORK_MAX
  const noMore = lockedReason ?? (isFull ? `最多 ${GOALS_PER_HOMEWORK_MAX} 条目标` : undefined)
  return (
    <section className="card homework-form-card" id="homework-goals" aria-label="这次练什么">
      <h2 className="unit-goals-title">这次练什么（选填）</h2>
      <p className="quiet">学生写的时候看得到；批阅时您逐条勾达成没有。</p>
      {goals.map((goal, index) => (
        <div key={index} className="unit-goals-field">
          <Field label={`目标 ${index + 1}`} error={undefined}>
            <input
              value={goal}
              placeholder="如：用上两处比喻"
              autoComplete="off"
              readOnly={lockedReason !== undefined}
              onChange={(event) =>
                onChange(goals.map((each, at) => (at === index ? event.target.value : each)))
              }
            />
          </Field>
          {lockedReason === undefined && (
            <button
              type="button"
              aria-label={`删除目标 ${index + 1}`}
              onClick={() => onChange(goals.filter((_, at) => at !== index))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {faultText !== undefined && (
        <p className="homework-form-fault" role="alert">
          {faultText}
        </p>
      )}
      {lockedReason !== undefined && goals.length > 0 && <p className="quiet">{lockedReason}</p>}
      <div className="unit-goals-acts">
        <Button kind="soft" small disabledReason={noMore} onPress={() => setPicking(true)}>
          按单元挑选
        </Button>
        <Button kind="soft" small disabledReason={noMore} onPress={() => onChange([...goals, ''])}>
          ＋ 自己写
        </Button>
      </div>
      <GoalSheet
        isOpen={isPicking}
        chosen={goals}
        gradeLevels={gradeLevels}
        onPick={(goal) =>
          onChange(
            goals.includes(goal) ? goals.filter((each) => each !== goal) : addGoal(goals, goal),
          )
        }
        onClose={() => setPicking(false)}
      />
    </section>
  )
}

/** Into an empty field first. */
function addGoal(goals: readonly string[], goal: string): readonly string[] {
  const empty = goals.findIndex((each) => each.trim() === '')
  if (empty !== -1) return goals.map((each, index) => (index === empty ? goal : each))
  return goals.length < GOALS_PER_HOMEWORK_MAX ? [...goals, goal] : goals
}
