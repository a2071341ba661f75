/** One pupil of a class: the number, a way back in, a message, and leaving the class. */
import { removeStudent, setStudentNumber } from '@zhupi/contract/calls/enrollment.ts'
import {
  getClassStudents,
  getTeacherClasses,
  setStudentPassword,
} from '@zhupi/contract/calls/classroom.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { ONE_TIME_PASSWORD_DAYS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { drawOneTimePassword } from '#parts/TaughtClass/oneTimePassword.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { Field } from '#ui/Field.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { Sheet } from '#ui/Sheet.tsx'

type Student = EntityOf<typeof getClassStudents>['students'][number]
type Props = {
  classId: number
  /** Of the class. */
  code: string
  /** Undefined: the sheet is closed. */
  student: Student | undefined
  onClose: () => void
}

export function StudentSheet({ student, onClose, ...classroom }: Props) {
  return (
    <Sheet isOpen={student !== undefined} title={student?.name ?? '学生'} onClose={onClose}>
      {student && (
        <StudentActs key={student.id} {...classroom} student={student} onClose={onClose} />
      )}
    </Sheet>
  )
}

function StudentActs({
  classId,
  code,
  student,
  onClose,
}: Omit<Props, 'student'> & {
  student: Student
}) {
  const navigate = useNavigate()
  const [password, setPassword] = useState<string>()
  // Whoever has left meanwhile is then out of the list, and the sheet closes.
  const giveIn = useAction(setStudentPassword, {
    invalidates: [getClassStudents],
    invalidatesOnFailure: true,
  })
  const remove = useAction(removeStudent, {
    invalidates: [getClassStudents, getTeacherClasses],
    invalidatesOnFailure: true,
  })

  const givePassword = async () => {
    const isSure = await confirmText(`给${student.name}设一个一次性密码吗？`, {
      note: '原来的密码马上失效，正在用的手机会退出登录；学生下次登录要改成自己的密码。',
    })
    if (!isSure) return
    const pwd = drawOneTimePassword()
    const done = await giveIn.run({ id: student.id, virtualClassEntityId: classId, pwd })
    if (done.isDone) setPassword(pwd)
  }
  const askToRemove = async () => {
    const isSure = await confirmText(`确定把${student.name}移出班级吗？`, {
      note: '没交的作业会从学生的列表里消失，草稿还留着；交过的作文你和学生都还看得到。',
      confirmText: '移出',
    })
    if (!isSure) return
    const done = await remove.run({ id: classId, studentId: student.id })
    if (!done.isDone) return
    onClose()
    void notify(`已把${student.name}移出班级`)
  }
  const open = async (path: string) => {
    onClose()
    await allOverlaysClosed()
    await navigate(path)
  }

  return (
    <div className="student-sheet">
      <StudentNumber classId={classId} student={student} />
      {password !== undefined && (
        <div className="student-sheet-password" role="status">
          <p>
            一次性密码：<b>{password}</b>
          </p>
          <p className="quiet">只显示这一次，{ONE_TIME_PASSWORD_DAYS} 天内有效，请现在抄给学生。</p>
          <Button kind="line" small onPress={() => copyText(password)}>
            复制密码
          </Button>
        </div>
      )}
      <div className="student-sheet-acts">
        <Button kind="soft" onPress={givePassword}>
          一次性密码
        </Button>
        <Button kind="soft" onPress={() => open(paths.pupilProgress(code, student.id))}>
          写作进展
        </Button>
        <Button kind="soft" onPress={() => open(paths.writeToStudent(classId, student.id))}>
          留言
        </Button>
        <Button kind="soft" onPress={askToRemove}>
          移出班级
        </Button>
      </div>
    </div>
  )
}

/** Stays open with the server's words where the number is not to be had. */
function StudentNumber({ classId, student }: { classId: number; student: Student }) {
  const [number, setNumber] = useState(student.studentNumber)
  const [fault, setFault] = useState<string>()
  const change = useAction(setStudentNumber, {
    invalidates: [getClassStudents],
    invalidatesOnFailure: true,
    onFailure: (error) => {
      if (error.code !== REFUSALS.studentNumberTaken.code) return 'unhandled'
      setFault(error.message)
      return 'handled'
    },
  })
  const save = async () => {
    if (number.trim() === '') return setFault(MESSAGES.studentNumberMissing)
    const done = await change.run({
      id: student.id,
      virtualClassEntityId: classId,
      sn: number.trim(),
    })
    if (!done.isDone) return
    setNumber(done.entity.studentNumber)
    void notify(MESSAGES.changed)
  }
  return (
    <div className="student-sheet-number">
      <Field label="学号" error={fault}>
        <input
          value={number}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="字母、数字或 -"
          onChange={(event) => {
            setNumber(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <Button kind="line" onPress={save}>
        保存学号
      </Button>
    </div>
  )
}
