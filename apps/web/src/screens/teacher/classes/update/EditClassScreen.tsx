/** Another name, grade or memo for a class. */
import {
  getClassStudents,
  getTeacherClasses,
  renameClass,
} from '@zhupi/contract/calls/classroom.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { ClassForm } from '#parts/ClassForm/ClassForm.tsx'
import { readClassFields, type ClassFields } from '#parts/ClassForm/classFields.ts'
import { FoundClass, type TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

export function EditClassScreen() {
  const [query] = useSearchParams()
  return (
    <FoundClass title="修改班级" named={query.get('id') ?? ''}>
      {(classroom) => <EditClass key={classroom.id} classroom={classroom} />}
    </FoundClass>
  )
}

function EditClass({ classroom }: { classroom: TaughtClass }) {
  const goBack = useBack(paths.classes())
  const [fields, setFields] = useState<ClassFields>({
    name: classroom.name,
    gradeLevel: classroom.gradeId,
    memo: classroom.memo,
  })
  const rename = useAction(renameClass, { invalidates: [getTeacherClasses, getClassStudents] })

  const save = async () => {
    const read = readClassFields(fields)
    if ('fault' in read) return notify(read.fault)
    const { name, gradeLevel, memo } = read
    const done = await rename.run({ id: classroom.id, name, grade: gradeLevel, memo })
    if (!done.isDone) return
    void notify(MESSAGES.changed)
    goBack()
  }

  return (
    <Screen
      title="修改班级"
      onBack={goBack}
      foot={
        <Button grow onPress={save}>
          保存
        </Button>
      }
    >
      <ClassForm fields={fields} onChange={setFields} />
      <p className="quiet class-form-note">
        已经布置的作业还按原来的年级批改；以后布置的按新的年级。
      </p>
    </Screen>
  )
}
