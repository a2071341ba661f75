/** The class filter in a list's head; 全部班级 by default (spec 1 §2.9, spec 3 §2). */
import { useState } from 'react'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import './ClassFilter.css'

type Props = {
  classes: readonly { id: number; name: string; note: string }[]
  value: number | undefined
  onPick: (classId: number | undefined) => void
}

const ALL = '全部班级'
/** No class has this id. */
const ALL_KEY = 0

export function ClassFilter({ classes, value, onPick }: Props) {
  const [isOpen, setOpen] = useState(false)
  const picked = classes.find(({ id }) => id === value)
  return (
    <>
      <button
        type="button"
        className="chip class-filter"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{picked?.name ?? ALL}</span>
        <i aria-hidden="true">▾</i>
      </button>
      <ChoiceSheet
        isOpen={isOpen}
        title="选择班级"
        choices={[
          { key: ALL_KEY, name: ALL },
          ...classes.map(({ id, name, note }) => ({ key: id, name, note })),
        ]}
        chosen={value ?? ALL_KEY}
        onChoose={(key) => onPick(key === ALL_KEY ? undefined : key)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
