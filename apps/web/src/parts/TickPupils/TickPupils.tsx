/** Pupils of a class's list to be ticked: sought, one by one, or all that are shown. */
import type { getClassStudents } from '@zhupi/contract/calls/classroom.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { ReactNode } from 'react'
import './tickPupils.css'

export type Student = EntityOf<typeof getClassStudents>['students'][number]

/** Enough to recognise the choice; the count stands beside it. */
const NAMES_SHOWN = 3

export function describePupils(students: readonly { name: string }[]): string {
  const names = students
    .slice(0, NAMES_SHOWN)
    .map(({ name }) => name)
    .join('、')
  return students.length > NAMES_SHOWN ? `${names}等 ${students.length} 人` : names
}

type HeadProps = {
  students: readonly Student[]
  found: readonly Student[]
  chosen: readonly Student[]
  onChoose: (which: readonly Student[]) => void
  children: ReactNode
}

/** All are those that are shown: whoever was ticked before the search stays ticked. */
export function TickHead({ students, found, chosen, onChoose, children }: HeadProps) {
  const isAll = found.length > 0 && found.every((student) => chosen.includes(student))
  const others = chosen.filter((student) => !found.includes(student))
  return (
    <div className="tick-head">
      {children}
      <label>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => onChoose(isAll ? others : [...others, ...found])}
        />
        全选
      </label>
      <span className="quiet" role="status">
        已选 {chosen.length} / {students.length} 人
      </span>
    </div>
  )
}

type ListProps = {
  found: readonly Student[]
  chosen: readonly Student[]
  /** What was ticked before has not come back yet. */
  isDisabled?: boolean
  onChoose: (which: readonly Student[]) => void
  note: (student: Student) => string
}

export function TickList({ found, chosen, isDisabled = false, onChoose, note }: ListProps) {
  const toggle = (student: Student) =>
    onChoose(
      chosen.includes(student) ? chosen.filter((each) => each !== student) : [...chosen, student],
    )
  return (
    <ul className="card tick-list" aria-label="学生">
      {found.map((student) => (
        <li key={student.id}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(student)}
              disabled={isDisabled}
              onChange={() => toggle(student)}
            />
            <span className="grow">{student.name}</span>
            <span className="quiet">{note(student)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
