/** A class's list from a sheet: looked through, made into accounts, printed as slips once. */
import { useState } from 'react'
import { useParams } from 'react-router'
import { getClassStudents, getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { importStudents } from '@zhupi/contract/calls/enrollment.ts'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { useSheetDraft } from '#drafts/useSheetDraft.ts'
import { SlipsScreen } from '#parts/Slips/Slips.tsx'
import type { Slip } from '#parts/Slips/slipSheet.ts'
import { drawOneTimePassword } from '#parts/TaughtClass/oneTimePassword.ts'
import { FoundClass, type TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { Button } from '#ui/Button.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { ChooseRoster } from './ChooseRoster.tsx'
import { RosterPreview, type PreviewedRow } from './RosterPreview.tsx'
import { leaveOutMembers, readRoster } from './roster.ts'
import './importStudents.css'

export function ImportStudentsScreen() {
  const { id = '' } = useParams()
  return (
    <FoundClass title="导入名单" named={id}>
      {(classroom) => <ImportStudents key={classroom.id} classroom={classroom} />}
    </FoundClass>
  )
}

type Preview = { rows: PreviewedRow[]; leftOut: number }

function ImportStudents({ classroom }: { classroom: TaughtClass }) {
  const goBack = useBack(paths.classMembers(classroom.code))
  const [preview, setPreview] = useState<Preview>()
  const [slips, setSlips] = useState<Slip[]>()
  const members = useCall(getClassStudents, { code: classroom.code })
  const pasted = useSheetDraft(`import/${classroom.id}`, { text: '' })
  const look = useAction(importStudents)
  const make = useAction(importStudents, {
    invalidates: [getClassStudents, getTeacherClasses],
    timeoutMs: 120_000,
  })

  const read = async (cells: readonly (readonly string[])[]) => {
    // Who chooses a file before the class has come waits for it.
    const { data } =
      members.data === undefined ? await members.refetch({ cancelRefetch: false }) : members
    const there = data?.students
    if (there === undefined) return notify('班里的名单还没有打开，请稍后再试')
    const taken = there.map(({ studentNumber }) => studentNumber)
    const listed = readRoster(cells, taken)
    if (listed.length === 0) return notify('名单里没有学生')
    const newcomers = leaveOutMembers(listed, there)
    if (newcomers.length === 0) return notify('名单里的学生都已经在班里了')
    if (newcomers.length > CLASS_SIZE_MAX)
      return notify(`一个班最多 ${CLASS_SIZE_MAX} 人，名单里有 ${newcomers.length} 人`)
    const students = newcomers.map((row) => ({ ...row, password: drawOneTimePassword() }))
    const done = await look.run({ id: classroom.id, students, isPreview: true })
    if (!done.isDone) return
    const { faults } = done.entity
    setPreview({
      rows: students.map((row, at) => ({ ...row, fault: faults[at] ?? '' })),
      leftOut: listed.length - newcomers.length,
    })
  }
  const importAll = async () => {
    if (preview === undefined) return
    const { rows, leftOut } = preview
    const isSure = await confirmText(`给 ${rows.length} 名学生开账号吗？`, {
      note: '接着会显示每个人的首次密码，只显示这一次，请准备好打印，或存成表格。',
      confirmText: '开账号',
    })
    if (!isSure) return
    const students = rows.map(({ fault: _, ...row }) => row)
    const done = await make.run({ id: classroom.id, students, isPreview: false })
    if (!done.isDone) return
    const { faults, made: pupils, endsTime } = done.entity
    if (pupils.length === 0)
      return setPreview({
        rows: rows.map((row, at) => ({ ...row, fault: faults[at] ?? '' })),
        leftOut,
      })
    setSlips(
      pupils.map((pupil, at) => ({
        ...pupil,
        phone: '',
        password: rows[at]?.password ?? '',
        endsTime,
      })),
    )
    await pasted.forget()
  }

  if (slips !== undefined)
    return (
      <SlipsScreen
        classroom={classroom}
        slips={slips}
        done={`${slips.length} 个账号开好了。`}
        onBack={goBack}
      />
    )
  const isWrong = preview?.rows.some(({ fault }) => fault !== '') ?? false
  return (
    <Screen
      title="导入名单"
      onBack={goBack}
      foot={
        preview && (
          <>
            <Button kind="soft" onPress={() => setPreview(undefined)}>
              重新选择
            </Button>
            <Button
              grow
              disabledReason={isWrong ? '先改好标红的几行，再重新选择名单' : undefined}
              onPress={importAll}
            >
              给 {preview.rows.length} 人开账号
            </Button>
          </>
        )
      }
    >
      {preview === undefined ? (
        <ChooseRoster
          text={pasted.isReady ? pasted.typed.text : undefined}
          onType={(text) => pasted.change({ text })}
          onChoose={read}
        />
      ) : (
        <RosterPreview {...preview} members={members.data?.students ?? []} />
      )}
    </Screen>
  )
}
