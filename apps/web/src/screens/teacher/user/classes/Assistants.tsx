/** Who helps in a class; its owner may end that. */
import { getClassStudents, removeAssistant } from '@zhupi/contract/calls/classroom.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { confirmText, notify } from '#ui/notices.ts'

type Classroom = EntityOf<typeof getClassStudents>

export function Assistants({ classroom }: { classroom: Classroom }) {
  const remove = useAction(removeAssistant, { invalidates: [getClassStudents] })
  if (classroom.assistants.length === 0) return null

  const askToRemove = async ({ id, name }: Classroom['assistants'][number]) => {
    const isSure = await confirmText(`确定移除助教${name}吗？`, {
      note: '对方马上看不到这个班级和里面的作文。',
      confirmText: '移除',
    })
    if (!isSure) return
    const done = await remove.run({ id: classroom.id, teacherId: id })
    if (done.isDone) void notify(`已移除助教${name}`)
  }

  return (
    <ul className="card assistants" aria-label="助教">
      {classroom.assistants.map((assistant) => (
        <li key={assistant.id}>
          <span className="grow">
            {assistant.name} <span className="quiet">助教</span>
          </span>
          {classroom.isOwner && (
            <Button
              kind="line"
              small
              label={`移除助教${assistant.name}`}
              onPress={() => askToRemove(assistant)}
            >
              移除
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
