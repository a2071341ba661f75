/** The class filter in the list's head; 全部班级 by default (spec 1 §2.9). */
import { useState } from 'react'
import { Sheet } from '../../../ui/Sheet.tsx'

type Props = { classes: readonly { id: number; name: string; teacherName: string }[]; value: number | undefined; onPick: (classId: number | undefined) => void }

const ALL = '全部班级'

export function ClassPicker({ classes, value, onPick }: Props) {
  const [isOpen, setOpen] = useState(false)
  const picked = classes.find(({ id }) => id === value)
  const pick = (classId: number | undefined) => {
    onPick(classId)
    setOpen(false)
  }
  return (
    <>
      <button type="button" className="chip tasks-class" aria-haspopup="dialog" onClick={() => setOpen(true)}><span>{picked?.name ?? ALL}</span><i aria-hidden="true">▾</i></button>
      <Sheet title="选择班级" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="tasks-classes">
          <button type="button" aria-pressed={value === undefined} onClick={() => pick(undefined)}>{ALL}</button>
          {classes.map(({ id, name, teacherName }) => <button key={id} type="button" aria-pressed={id === value} onClick={() => pick(id)}>{name}<span className="quiet">{teacherName}老师</span></button>)}
        </div>
      </Sheet>
    </>
  )
}
