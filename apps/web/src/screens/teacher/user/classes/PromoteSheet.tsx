/** A class goes up a grade: its name is offered with the new one, and what happens is said first. */
import {
  getClassStudents,
  getTeacherClasses,
  renameClass,
} from '@zhupi/contract/calls/classroom.ts'
import { classVersion } from '@zhupi/contract/rules/classVersion.ts'
import { CLASS_NAME_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import type { TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { offerUndo } from '#ui/undo.ts'
import { nextGrade, promotedName } from './promotedName.ts'

type Props = {
  /** Undefined: the sheet is closed. */
  classroom: TaughtClass | undefined
  onClose: () => void
}

export function PromoteSheet({ classroom, onClose }: Props) {
  return (
    <Sheet isOpen={classroom !== undefined} title="升年级" onClose={onClose}>
      {/* Changed in another window, it is another promotion. */}
      {classroom && (
        <Promotion key={classVersion(classroom)} classroom={classroom} onClose={onClose} />
      )}
    </Sheet>
  )
}

function Promotion({ classroom, onClose }: { classroom: TaughtClass; onClose: () => void }) {
  const { id, name, gradeId, gradeText, memo } = classroom
  const next = nextGrade(gradeId)
  const [newName, setNewName] = useState(() => promotedName(name, gradeId))
  const [fault, setFault] = useState<string>()
  const rename = useAction(renameClass, {
    invalidates: [getTeacherClasses, getClassStudents],
    invalidatesOnFailure: true,
  })
  if (next === undefined)
    return <p className="quiet">{gradeText}没有下一个年级。学生毕业以后，可以把班级归档。</p>

  const promote = async () => {
    const plain = newName.trim()
    if (plain === '') return setFault(MESSAGES.classNameMissing)
    if (plain.length > CLASS_NAME_MAX_LENGTH)
      return setFault(`班级名最多 ${CLASS_NAME_MAX_LENGTH} 个字`)
    const done = await rename.run({
      id,
      name: plain,
      grade: next,
      memo,
      seen: classVersion(classroom),
    })
    if (!done.isDone) return
    onClose()
    const promoted = classVersion({ name: plain, gradeId: next, memo })
    offerUndo({
      text: `${plain}已升到${gradeName(next)}`,
      run: async () => void (await rename.run({ id, name, grade: gradeId, memo, seen: promoted })),
    })
  }

  return (
    <div className="promotion">
      <p className="promotion-step">
        {gradeText} → <b>{gradeName(next)}</b>
      </p>
      <Field label="新的班级名" error={fault}>
        <input
          value={newName}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => {
            setNewName(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <p className="quiet">
        学生、班级码和作业都不变；已经布置的作业还按{gradeText}批改，以后布置的按
        {gradeName(next)}。毕业或重新分班的，不用升年级，可以归档或转班。
      </p>
      <Button grow onPress={promote}>
        升到{gradeName(next)}
      </Button>
    </div>
  )
}
