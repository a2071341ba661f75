/** Which classes get the homework: any number, but college and school never together. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { mixesCollege } from '@zhupi/contract/rules/homework.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'

export type Classroom = EntityOf<typeof getTeacherClasses>[number]

type Props = {
  isOpen: boolean
  classes: readonly Classroom[]
  chosen: readonly Classroom[]
  onChange: (chosen: Classroom[]) => void
  onClose: () => void
}

export function ClassSheet({ isOpen, classes, chosen, onChange, onClose }: Props) {
  const toggle = (classroom: Classroom) => {
    const next = chosen.includes(classroom)
      ? chosen.filter((each) => each !== classroom)
      : [...chosen, classroom]
    if (mixesCollege(next.map(({ gradeId }) => gradeId)))
      return void notify(REFUSALS.mixedClasses.text)
    onChange(next)
  }
  return (
    <Sheet isOpen={isOpen} title="布置给哪些班级" onClose={onClose}>
      {classes.map((classroom) => (
        <button
          key={classroom.id}
          type="button"
          role="checkbox"
          aria-checked={chosen.includes(classroom)}
          className="class-choice"
          onClick={() => toggle(classroom)}
        >
          <span className="class-box" aria-hidden="true">
            {chosen.includes(classroom) ? '✓' : ''}
          </span>
          <span className="class-what">
            <span className="class-name">{classroom.name}</span>
            <span className="quiet">
              {classroom.gradeText} · {classroom.count} 人
            </span>
          </span>
        </button>
      ))}
      <div className="class-done">
        <Button grow onPress={onClose}>
          {chosen.length === 0 ? '完成' : `完成（已选 ${chosen.length} 个班）`}
        </Button>
      </div>
    </Sheet>
  )
}
