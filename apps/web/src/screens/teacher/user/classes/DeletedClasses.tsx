/** 最近删除: classes that can still come back, in a sheet of their own. */
import {
  getDeletedClasses,
  getTeacherClasses,
  restoreClass,
} from '@zhupi/contract/calls/classroom.ts'
import { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'

export function DeletedClasses() {
  const [isOpen, setOpen] = useState(false)
  const deleted = useCall(getDeletedClasses, {})
  const restore = useAction(restoreClass, {
    invalidates: [getTeacherClasses, getDeletedClasses, getTeacherHomework],
  })
  const classes = deleted.data ?? []
  if (classes.length === 0) return null

  const bringBack = async ({ id, name }: (typeof classes)[number]) => {
    const done = await restore.run({ id })
    if (!done.isDone) return
    setOpen(false)
    void notify(`已恢复${name}`)
  }

  return (
    <>
      <button type="button" className="deleted-classes-open" onClick={() => setOpen(true)}>
        最近删除（{classes.length}）
      </button>
      <Sheet isOpen={isOpen} title="最近删除" onClose={() => setOpen(false)}>
        <ul className="deleted-classes">
          {classes.map((classroom) => (
            <li key={classroom.id}>
              <div className="grow">
                <b>{classroom.name}</b>
                <p className="quiet">
                  {classroom.gradeText} · {classroom.count} 名学生 · {classroom.homeworkCount}{' '}
                  次作业，还能恢复 {classroom.days} 天
                </p>
              </div>
              <Button
                kind="line"
                small
                label={`恢复${classroom.name}`}
                onPress={() => bringBack(classroom)}
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
