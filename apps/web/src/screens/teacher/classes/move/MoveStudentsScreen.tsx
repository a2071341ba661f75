/** Several pupils of a class go to another one of the same teacher. */
import { getClassStudents, getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { moveStudents, setStudentNumber } from '@zhupi/contract/calls/enrollment.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { FoundClass, type TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import {
  describePupils,
  TickScreen,
  useTicked,
  type Student,
} from '#parts/TickPupils/TickPupils.tsx'
import { Button } from '#ui/Button.tsx'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { alertText, confirmText } from '#ui/notices.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { offerUndo } from '#ui/undo.ts'
import { useBack } from '#ui/useBack.ts'

export function MoveStudentsScreen() {
  const { id = '' } = useParams()
  return (
    <FoundClass title="转班" named={id}>
      {(classroom) => <MoveStudents key={classroom.id} classroom={classroom} />}
    </FoundClass>
  )
}

function MoveStudents({ classroom }: { classroom: TaughtClass }) {
  const goBack = useBack(paths.classMembers(classroom.code))
  const classes = useCall(getTeacherClasses, {})
  const move = useMove(classroom)
  const ticked = useTicked(classroom, 'move')
  const { chosen } = ticked
  const [isPicking, setPicking] = useState(false)
  const targets = (classes.data ?? []).filter(({ id }) => id !== classroom.id)

  const moveTo = async (targetId: number) => {
    const target = targets.find(({ id }) => id === targetId)
    setPicking(false)
    if (target === undefined) return
    await allOverlaysClosed()
    if (!(await move(target, chosen))) return
    await ticked.forget()
    goBack()
  }
  const missing =
    chosen.length === 0
      ? '请先选择学生'
      : targets.length === 0
        ? '没有别的班级可转，请先新建一个'
        : undefined

  return (
    <TickScreen
      title="转班"
      classroom={classroom}
      ticked={ticked}
      onBack={goBack}
      note={({ studentNumber }) => studentNumber}
      foot={
        <Button grow disabledReason={missing} onPress={() => setPicking(true)}>
          {chosen.length === 0 ? '转到另一个班级' : `转走 ${chosen.length} 人`}
        </Button>
      }
    >
      <ChoiceSheet
        isOpen={isPicking}
        title="转到哪个班级"
        choices={targets.map(({ id, name, gradeText, count }) => ({
          key: id,
          name,
          note: `${gradeText} · ${count} 名学生`,
        }))}
        chosen={undefined}
        onChoose={(key) => void moveTo(key)}
        onClose={() => setPicking(false)}
      />
    </TickScreen>
  )
}

/** @returns whether they were moved */
function useMove(from: TaughtClass) {
  const action = useAction(moveStudents, {
    invalidates: [getClassStudents, getTeacherClasses],
    invalidatesOnFailure: true,
  })
  const number = useAction(setStudentNumber, { invalidates: [getClassStudents] })
  return async (to: TaughtClass, students: readonly Student[]): Promise<boolean> => {
    const isSure = await confirmText(`把 ${students.length} 人转到${to.name}吗？`, {
      note:
        `${describePupils(students)}会离开${from.name}，并收到消息。交过的作文都留着；` +
        `用学号登录的学生以后要用新的班级码 ${to.code}，学号和那边重复的会先空着。`,
      confirmText: '转班',
    })
    if (!isSure) return false
    const studentIds = students.map(({ id }) => String(id))
    const done = await action.run({ id: from.id, toId: to.id, studentIds })
    if (!done.isDone) return false
    const { withoutNumber } = done.entity
    if (withoutNumber.length > 0)
      await alertText(
        `${describePupils(withoutNumber)}的学号在${to.name}已经有人用，先空着。请在${to.name}的名单里填新的学号。`,
        { title: `已转到${to.name}` },
      )
    const numberless = students.filter(({ id }) => withoutNumber.some((each) => each.id === id))
    offerUndo({
      text: `${students.length} 人已转到${to.name}`,
      run: async () => {
        const back = await action.run({ id: to.id, toId: from.id, studentIds })
        if (!back.isDone) return
        for (const { id, studentNumber } of numberless)
          await number.run({ id, virtualClassEntityId: from.id, sn: studentNumber })
      },
    })
    return true
  }
}
