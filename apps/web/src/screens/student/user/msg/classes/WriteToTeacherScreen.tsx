/** The pupil writes to the teacher of a class. Blank text is ignored. */
import { getStdClasses } from '@zhupi/contract/calls/classroom.ts'
import { sendTeacher } from '@zhupi/contract/calls/message.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { WriteMessage } from '#parts/Messages/WriteMessage.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

export function WriteToTeacherScreen() {
  const { id = '' } = useParams()
  const goBack = useBack(paths.classes())
  const classes = useCall(getStdClasses, {})
  const send = useAction(sendTeacher)
  const classroom = classes.data?.find((each) => each.code === id || String(each.id) === id)

  if (classroom === undefined) {
    return (
      <Screen title="给老师留言" onBack={goBack}>
        {classes.isPending && <CardSkeletons count={1} />}
        {classes.isError && <QueryFailure error={classes.error} onRetry={classes.refetch} />}
        {classes.isSuccess && (
          <Empty
            sign="班"
            action={
              <Button kind="line" onPress={goBack}>
                返回
              </Button>
            }
          >
            你不在这个班级里，不能给这里的老师留言。
          </Empty>
        )}
      </Screen>
    )
  }
  return (
    <WriteMessage
      title={`给${classroom.teacherName}老师留言`}
      lead={`${classroom.name}。老师会在消息里看到，也可能在那里回复你。`}
      label="留言"
      placeholder="想问什么，想说什么，写在这里"
      missingText={undefined}
      isFrom={({ link }) => link?.classId === classroom.id}
      onSend={(content, requestKey) => send.run({ code: classroom.code, content, requestKey })}
      onBack={goBack}
    />
  )
}
