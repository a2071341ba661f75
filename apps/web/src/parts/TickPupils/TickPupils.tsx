/** Pupils of a class's list to be ticked: sought, one by one, or all that are shown. */
import { getClassStudents } from '@zhupi/contract/calls/classroom.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { findPupils } from '@zhupi/contract/rules/findPupils.ts'
import { useState, type ReactNode } from 'react'
import { useCall } from '#client/useCall.ts'
import { useSheetDraft } from '#drafts/useSheetDraft.ts'
import { FindPupil, NobodyFound } from '#parts/FindPupil/FindPupil.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import type { TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
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

/**
 * The class's list, what is sought in it, and those of it that are ticked, in its order. Who is
 * ticked stays so on this device, for what is done with them, until that is done.
 */
export function useTicked({ id, code }: TaughtClass, deed: 'move' | 'slips') {
  const members = useCall(getClassStudents, { code })
  const ticks = useSheetDraft(`${deed}/${id}`, { ids: '' })
  const chosenIds: ReadonlySet<number> = new Set(ticks.typed.ids.split(',').map(Number))
  const [sought, setSought] = useState('')
  const students = members.data?.students ?? []
  const found = findPupils(students, sought)
  return {
    members,
    sought,
    setSought,
    students,
    found,
    chosen: students.filter((student) => chosenIds.has(student.id)),
    /** What was ticked before is ticked. */
    isReady: ticks.isReady,
    choose: (which: readonly Student[]) =>
      ticks.change({ ids: which.map((student) => student.id).join(',') }),
    forget: ticks.forget,
  }
}

type ScreenProps = {
  title: string
  classroom: TaughtClass
  ticked: ReturnType<typeof useTicked>
  onBack: () => void
  /** Beside the name. */
  note: (student: Student) => string
  foot: ReactNode
  /** Above the list. */
  above?: ReactNode
  children?: ReactNode
}

/** A class whose pupils are ticked, and what is done with them at the foot. */
export function TickScreen({
  title,
  classroom,
  ticked: { members, sought, setSought, students, found, chosen, isReady, choose },
  onBack,
  note,
  foot,
  above,
  children,
}: ScreenProps) {
  return (
    <Screen
      title={title}
      onBack={onBack}
      below={
        students.length > 0 && (
          <TickHead
            students={students}
            found={found}
            chosen={chosen}
            isDisabled={!isReady}
            onChoose={choose}
          >
            <FindPupil sought={sought} onSeek={setSought} />
          </TickHead>
        )
      }
      foot={foot}
    >
      {members.isPending && <CardSkeletons />}
      {members.isError && members.data === undefined && (
        <QueryFailure error={members.error} onRetry={() => void members.refetch()} />
      )}
      {members.data && students.length === 0 && (
        <Empty sign="候">{classroom.name}还没有学生。</Empty>
      )}
      {above}
      {students.length > 0 && found.length === 0 && <NobodyFound sought={sought} />}
      {found.length > 0 && (
        <TickList
          found={found}
          chosen={chosen}
          isDisabled={!isReady}
          onChoose={choose}
          note={note}
        />
      )}
      {children}
    </Screen>
  )
}

type HeadProps = {
  students: readonly Student[]
  found: readonly Student[]
  chosen: readonly Student[]
  isDisabled: boolean
  onChoose: (which: readonly Student[]) => void
  children: ReactNode
}

/** All are those that are shown: whoever was ticked before the search stays ticked. */
function TickHead({ students, found, chosen, isDisabled, onChoose, children }: HeadProps) {
  const isAll = found.length > 0 && found.every((student) => chosen.includes(student))
  const others = chosen.filter((student) => !found.includes(student))
  return (
    <div className="tick-head">
      {children}
      <label>
        <input
          type="checkbox"
          checked={isAll}
          disabled={isDisabled}
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
  isDisabled: boolean
  onChoose: (which: readonly Student[]) => void
  note: (student: Student) => string
}

function TickList({ found, chosen, isDisabled, onChoose, note }: ListProps) {
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
