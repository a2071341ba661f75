/** On a class's own page: all that can be done with it, as from the list. */
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { useState } from 'react'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { useWayTo } from '#ui/useBack.ts'
import { ClassMenu } from './ClassMenu.tsx'
import { PromoteSheet } from './PromoteSheet.tsx'

export function ManageClass({ code }: { code: string }) {
  const classes = useCall(getTeacherClasses, {})
  const toClasses = useWayTo(paths.classes())
  const [opened, setOpened] = useState<'menu' | 'promotion'>()
  const classroom = classes.data?.find((each) => each.code === code)
  // An archived class has nothing but its way back, which is in the list.
  if (classroom === undefined) return null
  const close = () => setOpened(undefined)
  return (
    <>
      <button
        type="button"
        className="classes-manage"
        aria-haspopup="dialog"
        onClick={() => setOpened('menu')}
      >
        管理班级
      </button>
      <ClassMenu
        classroom={opened === 'menu' ? classroom : undefined}
        onClose={close}
        onPromote={() => setOpened('promotion')}
        onGone={toClasses}
      />
      <PromoteSheet classroom={opened === 'promotion' ? classroom : undefined} onClose={close} />
    </>
  )
}
