/**
 * One essay, what the machine found in it, and the teacher's judgement. Mounted anew for each
 * submission.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { RejectSheet } from '#parts/RejectSheet/RejectSheet.tsx'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { CorrectionNotice } from './CorrectionNotice.tsx'
import type { Report } from './reviewForm.ts'
import { NarrowReview, WideReview } from './ReviewLayout.tsx'
import { useReject } from './useReject.ts'
import { useReview } from './useReview.ts'
import { useReviewKeys } from './useReviewKeys.ts'
import { useReviewTabs } from './useReviewTabs.ts'
import type { StoredReview } from './useStoredReview.ts'
import { VerdictForm } from './VerdictForm.tsx'

type Props = {
  report: Report
  stored: StoredReview
  progress: EntityOf<typeof getCorrectionProgress> | undefined
  /** Where the next essay that waits is. */
  nextToReview: string | undefined
  steps: ReactNode
  isWide: boolean
  onBack: () => void
}

export function EssayReview(props: Props) {
  const { report, stored, isWide, nextToReview } = props
  const goOn = useGoOn(props)
  const tabs = useReviewTabs()
  const review = useReview({ report, stored, onFault: tabs.focusFault, goOn })
  const { isSending, complete, draft, form, fault } = review
  const { isAsking, setAsking, reject } = useReject({
    submissionId: report.id,
    storedKey: stored.key,
    remark: draft.remark,
    goOn,
  })
  const isReviewed = report.status === 'remark'
  const isHandedIn = isReviewed || report.status === 'finish'
  const noReview = isHandedIn ? undefined : REFUSALS.notHandedIn.text
  const noReject = isReviewed ? REFUSALS.alreadyReviewed.text : noReview
  useReviewKeys({
    onComplete: () => void (noReview === undefined ? isSending || complete() : notify(noReview)),
  })

  const Layout = isWide ? WideReview : NarrowReview
  return (
    <Layout
      report={report}
      tabs={tabs}
      steps={props.steps}
      onBack={props.onBack}
      notice={
        <CorrectionNotice
          state={report.correction}
          isOffTopic={report.isOffTopic}
          progress={props.progress}
        />
      }
      verdictForm={
        <VerdictForm
          form={form}
          report={report}
          fault={fault}
          draft={draft}
          isSending={isSending}
          onChange={review.change}
        />
      }
      rejectButton={
        <Button kind="soft" disabledReason={noReject} onPress={() => setAsking(true)}>
          打回
        </Button>
      }
      completeButton={
        <Button grow disabledReason={noReview} onPress={complete}>
          {isReviewed ? '再次批阅' : isWide && nextToReview ? '完成批阅，下一篇' : '完成批阅'}
        </Button>
      }
      rejectSheet={
        <RejectSheet
          isOpen={isAsking}
          lead={`${report.studentName ?? ''}的作文会退回重写，学生会看到下面的原因。`}
          missingText={MESSAGES.rejectReasonMissing}
          confirmName="打回"
          onReject={reject}
          onClose={() => setAsking(false)}
        />
      }
    />
  )
}

/** To the next essay that waits. A teacher who has gone elsewhere meanwhile stays there. */
function useGoOn({ nextToReview, onBack }: Pick<Props, 'nextToReview' | 'onBack'>) {
  const navigate = useNavigate()
  const isHere = useRef(false)
  // Whether the screen is still open is known only to those who leave it.
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async () => {
    if (!isHere.current) return
    if (nextToReview !== undefined) await navigate(nextToReview, { replace: true })
    else onBack()
  }
}
