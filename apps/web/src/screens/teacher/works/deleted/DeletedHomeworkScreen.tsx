/** 最近删除: homework that may still be put back, with all that was written for it. */
import { getDeletedHomework, restoreHomework } from '@zhupi/contract/calls/deletedHomework.ts'
import { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { DELETED_KEPT_DAYS } from '@zhupi/contract/terms/limits.ts'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCallPages } from '#client/useCall.ts'
import { MorePages } from '#parts/PagedList/MorePages.tsx'
import { itemsOf } from '#parts/PagedList/pages.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

export function DeletedHomeworkScreen() {
  const goBack = useBack(paths.tasks())
  const list = useCallPages(getDeletedHomework, (page) => page)
  const items = itemsOf(list.data)
  const restore = useAction(restoreHomework, {
    invalidates: [getDeletedHomework, getTeacherHomework],
    invalidatesOnFailure: true,
  })
  return (
    <Screen title="最近删除" onBack={goBack} isReading>
      {list.isPending && <CardSkeletons count={2} />}
      {list.isError && items.length === 0 && (
        <QueryFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && items.length === 0 && (
        <Empty sign="净">
          没有最近删除的作业。删除的作业在这里留 {DELETED_KEPT_DAYS} 天，之后会彻底清除。
        </Empty>
      )}
      {items.map((homework) => (
        <article key={homework.id} className="card" aria-label={homework.title}>
          <h2>{homework.title}</h2>
          <p className="quiet">
            {homework.classEntityName} · {homework.essayCount} 篇作文
          </p>
          <p className="quiet">
            {homework.deletedTime.slice(0, 16)} 删除，保留到 {homework.eraseTime.slice(0, 16)}
          </p>
          <div className="row card-foot">
            <span className="grow" />
            <Button
              kind="line"
              small
              label={`恢复${homework.title}`}
              onPress={async () => {
                const restored = await restore.run({ id: homework.id })
                if (restored.isDone) void notify('已恢复，学生又能看到了')
              }}
            >
              恢复
            </Button>
          </div>
        </article>
      ))}
      {items.length > 0 && <MorePages list={list} />}
    </Screen>
  )
}
