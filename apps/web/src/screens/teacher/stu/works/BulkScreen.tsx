/** Several submitted essays at once: returned with one reason, or reviewed with their machine scores (spec 3 §2, §4; decisions 13). */
import { useQueryClient } from '@tanstack/react-query'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { reviewBatch } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { forgetReviewed } from '#client/queries.ts'
import { RejectSheet } from '#parts/RejectSheet/RejectSheet.tsx'
import type { Submission } from '#parts/HomeworkList/submissionOrder.ts'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { uncovered } from '#ui/overlays.ts'
import { Empty } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { BulkReviewSheet } from './BulkReviewSheet.tsx'
import { SubmissionLine } from './SubmissionRow.tsx'

type Props = { homeworkId: number; waiting: readonly Submission[]; scoreScale: number }
type Result = EntityOf<typeof reviewBatch>

export function BulkScreen({ homeworkId, waiting, scoreScale }: Props) {
  const queries = useQueryClient()
  const goBack = useBack(paths.submissions(homeworkId))
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const [sheet, setSheet] = useState<'review' | 'reject'>()
  // Someone else may have reviewed one of them meanwhile.
  const chosen = waiting.filter(({ id }) => chosenIds.has(id))
  const isAll = waiting.length > 0 && chosen.length === waiting.length

  const toggle = (id: number) => {
    const changed = new Set(chosenIds)
    if (!changed.delete(id)) changed.add(id)
    setChosenIds(changed)
  }
  const send = async (act: Act, submissions: readonly Submission[], rejectContent?: string) => {
    try {
      const result = await api(reviewBatch, {
        id: submissions.map(({ id }) => String(id)),
        status: act.status,
        rejectContent,
      })
      forgetReviewed(queries)
      setSheet(undefined)
      await uncovered()
      await tell(act, result)
      if (result.done > 0) goBack()
    } catch (error) {
      // Only the answer may be lost: the list then says what was done.
      forgetReviewed(queries)
      await showFailure(error)
    }
  }

  const none = chosen.length === 0 ? '请先选择作文' : undefined
  return (
    <Screen
      title="批量批阅"
      onBack={goBack}
      below={
        <div className="bulk-head">
          <button
            type="button"
            role="checkbox"
            aria-checked={isAll}
            className="bulk-all"
            onClick={() => setChosenIds(new Set(isAll ? [] : waiting.map(({ id }) => id)))}
          >
            <i className="bulk-box" aria-hidden="true">
              {isAll ? '✓' : ''}
            </i>
            全选
          </button>
          <span className="quiet" role="status">
            已选 {chosen.length} / {waiting.length} 篇
          </span>
        </div>
      }
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
        <Empty
          sign="空"
          action={
            <Button kind="line" onPress={goBack}>
              返回名单
            </Button>
          }
        >
          没有等待批阅的作文。
        </Empty>
      ) : (
        <ul className="card works-list">
          {waiting.map((submission) => (
            <li key={submission.id}>
              <button
                type="button"
                role="checkbox"
                aria-checked={chosenIds.has(submission.id)}
                className="works-row"
                onClick={() => toggle(submission.id)}
              >
                <i className="bulk-box" aria-hidden="true">
                  {chosenIds.has(submission.id) ? '✓' : ''}
                </i>
                <SubmissionLine submission={submission} scoreScale={scoreScale} hidesStatus />
              </button>
            </li>
          ))}
        </ul>
      )}
      <RejectSheet
        isOpen={sheet === 'reject'}
        lead={`${namesOf(chosen)}的作文会退回重写，学生会看到下面的原因。`}
        missingText={MESSAGES.bulkRejectReasonMissing}
        confirmName={`打回 ${chosen.length} 篇`}
        onReject={(reason) => send(REJECT, chosen, reason)}
        onClose={() => setSheet(undefined)}
      />
      <BulkReviewSheet
        isOpen={sheet === 'review'}
        chosen={chosen}
        scoreScale={scoreScale}
        onReview={(scored) => send(REVIEW, scored)}
        onClose={() => setSheet(undefined)}
      />
    </Screen>
  )
}

type Act = { status: 'remark' | 'reject'; success: string; none: string }
const REVIEW: Act = { status: 'remark', success: MESSAGES.bulkReviewed, none: '没有批阅' }
const REJECT: Act = { status: 'reject', success: MESSAGES.rejected, none: '没有打回' }

/** What was left as it is stands there by name, with its reason, until it has been read. */
async function tell({ success, none }: Act, { done, skipped }: Result): Promise<void> {
  if (skipped.length === 0) return void notify(success)
  const left = skipped.map(({ name, reason }) => `${name}：${reason}`).join('\n')
  await alertText(`另有 ${skipped.length} 篇没有处理：\n${left}`, {
    title: done > 0 ? `${success}（${done} 篇）` : none,
  })
}

/** Enough to recognise the choice; the count says the rest. */
const NAMES_SHOWN = 3

function namesOf(submissions: readonly Submission[]): string {
  const names = submissions
    .slice(0, NAMES_SHOWN)
    .map(({ name }) => name)
    .join('、')
  return submissions.length > NAMES_SHOWN ? `${names}等 ${submissions.length} 人` : names
}
