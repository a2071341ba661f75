/** 已归档: classes whose year is over, to be read or brought back. */
import {
  archiveClass,
  getClassStudents,
  getTeacherClasses,
} from '@zhupi/contract/calls/classroom.ts'
import { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { Sheet } from '#ui/Sheet.tsx'

export function ArchivedClasses() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const archived = useCall(getTeacherClasses, { archived: true })
  const bringBack = useAction(archiveClass, {
    invalidates: [getTeacherClasses, getClassStudents, getTeacherHomework],
  })
  const classes = archived.data ?? []
  if (classes.length === 0) return null

  const restore = async ({ id, name }: (typeof classes)[number]) => {
    const done = await bringBack.run({ id, archived: false })
    if (!done.isDone) return
    setOpen(false)
    void notify(`已恢复${name}`)
  }
  const look = async (code: string) => {
    setOpen(false)
    await allOverlaysClosed()
    await navigate(paths.classMembers(code))
  }

  return (
    <>
      <button type="button" className="deleted-classes-open" onClick={() => setOpen(true)}>
        已归档（{classes.length}）
      </button>
      <Sheet isOpen={isOpen} title="已归档" onClose={() => setOpen(false)}>
        <ul className="deleted-classes">
          {classes.map((classroom) => (
            <li key={classroom.id}>
              <div className="grow">
                <b>{classroom.name}</b>
                <p className="quiet">
                  {classroom.gradeText} · {classroom.count} 名学生
                </p>
              </div>
              <Button
                kind="soft"
                small
                label={`查看${classroom.name}`}
                onPress={() => look(classroom.code)}
              >
                查看
              </Button>
              <Button
                kind="line"
                small
                label={`恢复${classroom.name}`}
                disabledReason={classroom.isOwner ? undefined : '这一步只有班级的老师本人可以做'}
                onPress={() => restore(classroom)}
              >
                恢复
              </Button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
