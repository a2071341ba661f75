/** The teacher writes to one pupil of a class. */
import { getClassStudents, getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { sendStudentMessage } from '@zhupi/contract/calls/message.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
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

export function WriteToStudentScreen() {
  const { classId = '', studentId = '' } = useParams()
  const goBack = useBack(paths.classes())
  const classes = useCall(getTeacherClasses, {})
  // The address names the class's number or its code.
  const classroom = classes.data?.find(({ id, code }) => String(id) === classId || code === classId)
  const members = useCall(getClassStudents, classroom ? { code: classroom.code } : 'skip')
  const send = useAction(sendStudentMessage)
  const pupil = members.data?.students.find(({ id }) => String(id) === studentId)

  if (classroom === undefined || pupil === undefined) {
    const isGone = (classes.isSuccess && classroom === undefined) || members.isSuccess
    return (
      <Screen title="给学生留言" onBack={goBack}>
        {classes.isError && <QueryFailure error={classes.error} onRetry={classes.refetch} />}
        {members.isError && <QueryFailure error={members.error} onRetry={members.refetch} />}
        {isGone && (
          <Empty
            sign="班"
            action={
              <Button kind="line" onPress={goBack}>
                返回
              </Button>
            }
          >
            这名学生已经不在班里了，不能留言。
          </Empty>
        )}
        {!isGone && !classes.isError && !members.isError && <CardSkeletons count={1} />}
      </Screen>
    )
  }
  return (
    <WriteMessage
      title={`给${pupil.name}留言`}
      lead={`${classroom.name} · ${pupil.name}。学生会在消息里看到。`}
      label="留言"
      placeholder="例如：请补上标题，明天交"
      missingText={MESSAGES.classMessageMissing}
      isFrom={({ link }) =>
        link?.kind === 'student' && link.studentId === pupil.id && link.classId === classroom.id
      }
      onSend={(msg, requestKey) =>
        send.run({ id: pupil.id, classId: classroom.id, msg, requestKey })
      }
      onBack={goBack}
    />
  )
}
