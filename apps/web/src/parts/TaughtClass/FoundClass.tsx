/** A class that the address names by its number or its code, or why there is none. */
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { ReactNode } from 'react'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

export type TaughtClass = EntityOf<typeof getTeacherClasses>[number]

type Props = {
  title: string
  named: string
  /** Assistants read why the screen is not for them. */
  isForOwner?: boolean
  children: (classroom: TaughtClass) => ReactNode
}

export function FoundClass({ title, named, isForOwner = false, children }: Props) {
  const goBack = useBack(paths.classes())
  const classes = useCall(getTeacherClasses, {})
  const classroom =
    classes.data?.find(({ code }) => code === named) ??
    classes.data?.find(({ id }) => String(id) === named)
  if (classroom !== undefined && (classroom.isOwner || !isForOwner)) return children(classroom)
  return (
    <Screen title={title} onBack={goBack}>
      {classes.isPending && <CardSkeletons count={1} />}
      {classes.isError && classes.data === undefined && (
        <QueryFailure error={classes.error} onRetry={() => void classes.refetch()} />
      )}
      {classes.data !== undefined && (
        <Empty
          sign="班"
          action={
            <Button kind="line" onPress={goBack}>
              返回
            </Button>
          }
        >
          {classroom === undefined
            ? '没有找到这个班级，可能已经删除或转让。'
            : '这一步只有班级的老师本人可以做。'}
        </Empty>
      )}
    </Screen>
  )
}
