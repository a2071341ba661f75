/** Another name, grade or memo for a class. */
import {
  getClassStudents,
  getTeacherClasses,
  renameClass,
} from '@zhupi/contract/calls/classroom.ts'
import { classVersion } from '@zhupi/contract/rules/classVersion.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { ClassForm } from '#parts/ClassForm/ClassForm.tsx'
import { readClassFields } from '#parts/ClassForm/classFields.ts'
import { useClassForm } from '#parts/ClassForm/useClassForm.ts'
import { RestoredNote } from '#parts/OwnSheet/RestoredNote.tsx'
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
  const { shown, draft } = useClassForm(`class/${classroom.id}`, {
    name: classroom.name,
    gradeLevel: classroom.gradeId,
    memo: classroom.memo,
  })
  const rename = useAction(renameClass, {
    invalidates: [getTeacherClasses, getClassStudents],
    invalidatesOnFailure: true,
  })

  const save = async () => {
    const read = readClassFields(shown.fields)
    if ('fault' in read) return notify(read.fault)
    const { name, gradeLevel, memo } = read
    const seen = classVersion(classroom)
    const done = await rename.run({ id: classroom.id, name, grade: gradeLevel, memo, seen })
    if (!done.isDone) return
    await draft.forget()
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
      <RestoredNote draft={draft} />
      <ClassForm {...shown} />
      <p className="quiet class-form-note">
        已经布置的作业还按原来的年级批改；以后布置的按新的年级。
      </p>
    </Screen>
  )
}
