/** Another teacher gets nearly all rights in a class. */
import { addAssistant } from '@zhupi/contract/calls/classroom.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { RestoredNote } from '#parts/OwnSheet/RestoredNote.tsx'
import { FoundClass, type TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { NamedTeacher } from '#parts/TaughtClass/NamedTeacher.tsx'
import { useNamedTeacher } from '#parts/TaughtClass/useNamedTeacher.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

export function AddAssistantScreen() {
  const { id = '' } = useParams()
  return (
    <FoundClass title="添加助教" named={id} isForOwner>
      {(classroom) => <AddAssistant key={classroom.id} classroom={classroom} />}
    </FoundClass>
  )
}

function AddAssistant({ classroom }: { classroom: TaughtClass }) {
  const goBack = useBack(paths.classes())
  const teacher = useNamedTeacher(`assistant/${classroom.id}`, {
    nameMissing: MESSAGES.assistantNameMissing,
    accountMissing: MESSAGES.assistantAccountMissing,
  })
  const action = useAction(addAssistant, teacher.options)

  const send = async () => {
    const named = teacher.read()
    if (named === undefined) return
    const { name, account } = named
    const done = await action.run({
      id: classroom.code,
      assistantName: name,
      assistantMobile: account,
    })
    if (!done.isDone) return
    await teacher.draft.forget()
    void notify(`已添加助教${name}`)
    goBack()
  }

  return (
    <Screen
      title="添加助教"
      onBack={goBack}
      foot={
        <Button grow onPress={send}>
          添加
        </Button>
      }
    >
      <p className="quiet named-teacher-lead">
        助教能布置作业、批阅、管理“{classroom.name}
        ”的学生；删除、转让、锁定班级和添加助教，只有你能做。
      </p>
      <RestoredNote draft={teacher.draft} />
      <NamedTeacher nameLabel="助教名称" accountLabel="助教账号" {...teacher.shown} />
    </Screen>
  )
}
