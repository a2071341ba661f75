/** A class's list from a sheet: looked through, made into accounts, printed as slips once. */
import { useState } from 'react'
import { useParams } from 'react-router'
import { getClassStudents, getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { importStudents } from '@zhupi/contract/calls/enrollment.ts'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { useLeaveGuard } from '#parts/HomeworkForm/useLeaveGuard.ts'
import { drawOneTimePassword } from '#parts/TaughtClass/oneTimePassword.ts'
import { FoundClass, type TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { Button } from '#ui/Button.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { ChooseRoster } from './ChooseRoster.tsx'
import { RosterPreview, type PreviewedRow } from './RosterPreview.tsx'
import { Slips, type Slip } from './Slips.tsx'
import { readRoster } from './roster.ts'
import './importStudents.css'

export function ImportStudentsScreen() {
  const { id = '' } = useParams()
  return (
    <FoundClass title="导入名单" named={id}>
      {(classroom) => <ImportStudents key={classroom.id} classroom={classroom} />}
    </FoundClass>
  )
}

type Made = { slips: Slip[]; endsTime: string }

function ImportStudents({ classroom }: { classroom: TaughtClass }) {
  const goBack = useBack(paths.classMembers(classroom.code))
  const [rows, setRows] = useState<PreviewedRow[]>()
  const [made, setMade] = useState<Made>()
  const members = useCall(getClassStudents, { code: classroom.code })
  const look = useAction(importStudents)
  const make = useAction(importStudents, {
    invalidates: [getClassStudents, getTeacherClasses],
    timeoutMs: 120_000,
  })
  useLeaveGuard(() => made !== undefined)

  const preview = async (cells: readonly (readonly string[])[]) => {
    const students = readRoster(cells).map((row) => ({ ...row, password: drawOneTimePassword() }))
    if (students.length === 0) return notify('名单里没有学生')
    if (students.length > CLASS_SIZE_MAX)
      return notify(`一个班最多 ${CLASS_SIZE_MAX} 人，名单里有 ${students.length} 人`)
    const done = await look.run({ id: classroom.id, students, isPreview: true })
    if (!done.isDone) return
    const { faults } = done.entity
    setRows(students.map((row, at) => ({ ...row, fault: faults[at] ?? '' })))
  }
  const importAll = async () => {
    if (rows === undefined) return
    const isSure = await confirmText(`给 ${rows.length} 名学生开账号吗？`, {
      note: '接着会显示每个人的首次密码，只显示这一次，请准备好打印或保存。',
      confirmText: '开账号',
    })
    if (!isSure) return
    const students = rows.map(({ fault: _, ...row }) => row)
    const done = await make.run({ id: classroom.id, students, isPreview: false })
    if (!done.isDone) return
    const { faults, made: pupils, endsTime } = done.entity
    if (pupils.length === 0)
      return setRows(rows.map((row, at) => ({ ...row, fault: faults[at] ?? '' })))
    const slips = pupils.map((pupil, at) => ({ ...pupil, password: rows[at]?.password ?? '' }))
    setMade({ slips, endsTime })
  }

  if (made !== undefined)
    return (
      <Screen
        title="密码条"
        onBack={goBack}
        foot={
          <Button grow onPress={() => window.print()}>
            打印
          </Button>
        }
      >
        <Slips classroom={classroom} slips={made.slips} endsTime={made.endsTime} />
      </Screen>
    )
  const isWrong = rows?.some(({ fault }) => fault !== '') ?? false
  return (
    <Screen
      title="导入名单"
      onBack={goBack}
      foot={
        rows && (
          <>
            <Button kind="soft" onPress={() => setRows(undefined)}>
              重新选择
            </Button>
            <Button
              grow
              disabledReason={isWrong ? '先改好标红的几行，再重新选择名单' : undefined}
              onPress={importAll}
            >
              给 {rows.length} 人开账号
            </Button>
          </>
        )
      }
    >
      {rows === undefined ? (
        <ChooseRoster onChoose={preview} />
      ) : (
        <RosterPreview rows={rows} members={members.data?.students ?? []} />
      )}
    </Screen>
  )
}
