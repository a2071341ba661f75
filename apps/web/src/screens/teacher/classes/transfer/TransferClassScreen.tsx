/** A class becomes another teacher’s. */
import { transferClass } from '@zhupi/contract/calls/classroom.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { RestoredNote } from '#parts/OwnSheet/RestoredNote.tsx'
import { FoundClass, type TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { NamedTeacher } from '#parts/TaughtClass/NamedTeacher.tsx'
import { useNamedTeacher } from '#parts/TaughtClass/useNamedTeacher.ts'
import { Button } from '#ui/Button.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack, useWayTo } from '#ui/useBack.ts'

export function TransferClassScreen() {
  const { id = '' } = useParams()
  return (
    <FoundClass title="转让班级" named={id} isForOwner>
      {(classroom) => <TransferClass key={classroom.id} classroom={classroom} />}
    </FoundClass>
  )
}

function TransferClass({ classroom }: { classroom: TaughtClass }) {
  const goBack = useBack(paths.classes())
  const goToClasses = useWayTo(paths.classes())
  const teacher = useNamedTeacher(`transfer/${classroom.id}`, {
    nameMissing: MESSAGES.transferNameMissing,
    accountMissing: MESSAGES.transferAccountMissing,
  })
  const action = useAction(transferClass, teacher.options)

  const send = async () => {
    const named = teacher.read()
    if (named === undefined) return
    const { name, account } = named
    const isSure = await confirmText(`确定把${classroom.name}转让给${name}吗？`, {
      note: '转让以后你不再能看到这个班级和里面的作文。',
      confirmText: '转让',
    })
    if (!isSure) return
    const done = await action.run({
      id: classroom.id,
      transferName: name,
      transferMobile: account,
    })
    if (!done.isDone) return
    await teacher.draft.forget()
    void notify(`${classroom.name}已转让给${name}`)
    goToClasses()
  }

  return (
    <Screen
      title="转让班级"
      onBack={goBack}
      foot={
        <Button grow onPress={send}>
          转让
        </Button>
      }
    >
      <p className="quiet named-teacher-lead">
        把“{classroom.name}”连同学生、作业和助教转给另一位老师。转让以后，你不再能看到这个班级。
      </p>
      <RestoredNote draft={teacher.draft} />
      <NamedTeacher nameLabel="姓名" accountLabel="教师账号" {...teacher.shown} />
    </Screen>
  )
}
