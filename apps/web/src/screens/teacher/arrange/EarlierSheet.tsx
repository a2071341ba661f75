/** The teacher's earlier homework, to begin a new one with its questions and settings. */
import { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import {
  HOMEWORK_PHASE_NAMES,
  HOMEWORK_PHASES,
  type HomeworkPhase,
} from '@zhupi/contract/terms/statuses.ts'
import { useState } from 'react'
import { useCallPages } from '#client/useCall.ts'
import { MorePages } from '#parts/PagedList/MorePages.tsx'
import { itemsOf } from '#parts/PagedList/pages.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Tabs } from '#ui/Tabs.tsx'

const [AHEAD, UNDER_WAY, FINISHED] = HOMEWORK_PHASES
/** What has ended is what is set again. */
const SHOWN: readonly HomeworkPhase[] = [FINISHED, UNDER_WAY, AHEAD]

type Props = { isOpen: boolean; onPick: (homeworkId: number) => void; onClose: () => void }

export function EarlierSheet({ isOpen, onPick, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title="用以前的作业" onClose={onClose}>
      <EarlierList onPick={onPick} />
    </Sheet>
  )
}

/** Asks the server only while the sheet is open. */
function EarlierList({ onPick }: Pick<Props, 'onPick'>) {
  const [phase, setPhase] = useState<HomeworkPhase>(FINISHED)
  const list = useCallPages(getTeacherHomework, (page) => ({ ...page, status: phase }))
  const items = itemsOf(list.data)
  return (
    <div className="earlier-list">
      <Tabs
        label="作业进度"
        active={phase}
        items={SHOWN.map((key) => ({ key, name: HOMEWORK_PHASE_NAMES[key] }))}
        onChange={setPhase}
      />
      {list.isPending && <CardSkeletons count={2} />}
      {list.isError && items.length === 0 && (
        <QueryFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && items.length === 0 && <Empty sign="业">这里还没有作业。</Empty>}
      {items.map((homework) => (
        <button
          key={homework.id}
          type="button"
          className="card earlier-item"
          onClick={() => onPick(homework.id)}
        >
          <span className="earlier-name">{homework.title}</span>
          <span className="quiet">
            {homework.atText} · {homework.classEntityName} · {homework.stime.slice(0, 10)}
          </span>
        </button>
      ))}
      {items.length > 0 && <MorePages list={list} />}
    </div>
  )
}
