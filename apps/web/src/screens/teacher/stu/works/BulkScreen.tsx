/**
 * Several submitted essays at once: returned with one reason, or reviewed with their machine
 * scores.
 */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { paths } from '#client/paths.ts'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { RejectSheet } from '#parts/RejectSheet/RejectSheet.tsx'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { joinNames, useBulkReview } from './useBulkReview.ts'
import { BulkReviewSheet } from './BulkReviewSheet.tsx'
import { SubmissionLine } from './SubmissionRow.tsx'

type Props = { homeworkId: number; waiting: readonly Submission[]; scoreScale: number }

export function BulkScreen({ homeworkId, waiting, scoreScale }: Props) {
  const goBack = useBack(paths.submissions(homeworkId))
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const [sheet, setSheet] = useState<'review' | 'reject'>()
  const closeSheet = () => setSheet(undefined)
  const send = useBulkReview({ closeSheet, onDone: goBack })
  // Someone else may have reviewed one of them meanwhile.
  const chosen = waiting.filter(({ id }) => chosenIds.has(id))
  const none = chosen.length === 0 ? '请先选择作文' : undefined

  const toggle = (id: number) => {
    const changed = new Set(chosenIds)
    if (!changed.delete(id)) changed.add(id)
    setChosenIds(changed)
  }
  return (
    <Screen
      title="批量批阅"
      onBack={goBack}
      below={<BulkHead chosen={chosen} waiting={waiting} onChoose={setChosenIds} />}
      foot={
        <>
          <Button kind="line" grow disabledReason={none} onPress={() => setSheet('reject')}>
            一键打回
          </Button>
          <Button grow disabledReason={none} onPress={() => setSheet('review')}>
            一键批阅
          </Button>
        </>
      }
    >
      {waiting.length === 0 ? (
        <NoneWaiting onBack={goBack} />
      ) : (
        <ChoiceList
          waiting={waiting}
          chosenIds={chosenIds}
          scoreScale={scoreScale}
          onToggle={toggle}
        />
      )}
      <RejectSheet
        isOpen={sheet === 'reject'}
        lead={`${joinNames(chosen)}的作文会退回重写，学生会看到下面的原因。`}
        missingText={MESSAGES.bulkRejectReasonMissing}
        confirmName={`打回 ${chosen.length} 篇`}
        onReject={(reason) => send('reject', chosen, reason)}
        onClose={closeSheet}
      />
      <BulkReviewSheet
        isOpen={sheet === 'review'}
        chosen={chosen}
        scoreScale={scoreScale}
        onReview={(scored) => send('remark', scored)}
        onClose={closeSheet}
      />
    </Screen>
  )
}

type HeadProps = {
  chosen: readonly Submission[]
  waiting: readonly Submission[]
  onChoose: (ids: ReadonlySet<number>) => void
}

function BulkHead({ chosen, waiting, onChoose }: HeadProps) {
  const isAll = waiting.length > 0 && chosen.length === waiting.length
  return (
    <div className="bulk-head">
      <button
        type="button"
        role="checkbox"
        aria-checked={isAll}
        className="bulk-all"
        onClick={() => onChoose(new Set(isAll ? [] : waiting.map(({ id }) => id)))}
      >
        <CheckBox isChecked={isAll} />
        全选
      </button>
      <span className="quiet" role="status">
        已选 {chosen.length} / {waiting.length} 篇
      </span>
    </div>
  )
}

function NoneWaiting({ onBack }: { onBack: () => void }) {
  return (
    <Empty
      sign="空"
      action={
        <Button kind="line" onPress={onBack}>
          返回名单
        </Button>
      }
    >
      没有等待批阅的作文。
    </Empty>
  )
}

type ListProps = {
  waiting: readonly Submission[]
  chosenIds: ReadonlySet<number>
  scoreScale: number
  onToggle: (id: number) => void
}

function ChoiceList({ waiting, chosenIds, scoreScale, onToggle }: ListProps) {
  return (
    <ul className="card works-list">
      {waiting.map((submission) => (
        <li key={submission.id}>
          <button
            type="button"
            role="checkbox"
            aria-checked={chosenIds.has(submission.id)}
            className="works-row"
            onClick={() => onToggle(submission.id)}
          >
            <CheckBox isChecked={chosenIds.has(submission.id)} />
            <SubmissionLine submission={submission} scoreScale={scoreScale} hidesStatus />
          </button>
        </li>
      ))}
    </ul>
  )
}

function CheckBox({ isChecked }: { isChecked: boolean }) {
  return (
    <i className="bulk-box" aria-hidden="true">
      {isChecked ? '✓' : ''}
    </i>
  )
}
