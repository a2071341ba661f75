/**
 * One essay, what the machine found in it, and the teacher's judgement. Mounted anew for each
 * opening, and unseen before it.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { toScale } from '@zhupi/contract/rules/score.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useReviewKeys } from '#parts/Reviewing/useReviewKeys.ts'
import { RejectSheet } from '#parts/RejectSheet/RejectSheet.tsx'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { CorrectionNotice } from './CorrectionNotice.tsx'
import type { Report } from './reviewForm.ts'
import { NarrowReview, WideReview } from './ReviewLayout.tsx'
import { OvertakenSheet } from './OvertakenSheet.tsx'
import { SimilarNotice } from './SimilarNotice.tsx'
import { EntryNotice } from './EntryNotice.tsx'
import { ReturnNotice } from './ReturnNotice.tsx'
import { useReject } from './useReject.ts'
import { useReview } from './useReview.ts'
import { type ReviewTab, useReviewTabs } from './useReviewTabs.ts'
import type { StoredReview } from './useStoredReview.ts'
import { VerdictForm } from './VerdictForm.tsx'

type Props = {
  report: Report
  stored: StoredReview
  progress: EntityOf<typeof getCorrectionProgress> | undefined
  /** Where the next essay that waits is. */
  nextToReview: string | undefined
  tab: ReviewTab
  steps: ReactNode
  onStep: { onPrevious: () => void; onNext: () => void }
  isWide: boolean
  onBack: () => void
}

export function EssayReview(props: Props) {
  const { report, stored, isWide, nextToReview } = props
  const { goOn, noteKey } = useGoOn(props)
  const tabs = useReviewTabs(props.tab)
  const review = useReview({ report, stored, onFault: tabs.focusFault, goOn })
  const { isSending, complete, draft, form, fault } = review
  const { isAsking, setAsking, reject } = useReject({
    report,
    storedKey: stored.key,
    draft,
    goOn,
  })
  const isReviewed = report.status === 'remark'
  const isHandedIn = isReviewed || report.status === 'finish'
  const isReturned = report.status === 'reject'
  const notYet = isReturned ? REFUSALS.alreadyReturned : REFUSALS.notHandedIn
  const noReview = isHandedIn ? undefined : notYet.text
  const noReject = isReviewed ? REFUSALS.alreadyReviewed.text : noReview
  const machineScore = report.rmap?.score ?? null
  useReviewKeys({
    onAdopt: () => {
      if (machineScore !== null && !isSending)
        review.change({ score: String(toScale(machineScore, report.scoreKind)) })
    },
    onComplete: () => {
      if (noReview !== undefined) return void notify(noReview)
      noteKey(true)
      if (!isSending) void complete()
    },
  })

  const Layout = isWide ? WideReview : NarrowReview
  return (
    <Layout
      report={report}
      tabs={tabs}
      steps={props.steps}
      onStep={props.onStep}
      onBack={props.onBack}
      notice={
        <>
          <SimilarNotice homeworkId={report.homeworkId} id={report.id} />
          <CorrectionNotice
            state={report.correction}
            isOffTopic={report.isOffTopic}
            isConsentRefused={report.isConsentRefused}
            progress={props.progress}
          />
          <EntryNotice report={report} onBack={props.onBack} />
          <ReturnNotice report={report} />
        </>
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
        <Button
          grow
          disabledReason={noReview}
          onPress={() => {
            noteKey(false)
            return complete()
          }}
        >
          {isReviewed ? '再次批阅' : isWide && nextToReview ? '完成批阅，下一篇' : '完成批阅'}
        </Button>
      }
      sheets={
        <>
          <OvertakenSheet report={report} form={form} {...review.overtaken} />
          <RejectSheet
            isOpen={isAsking}
            lead={`${report.studentName ?? ''}的作文会退回重写，学生会看到下面的原因。`}
            missingText={MESSAGES.rejectReasonMissing}
            confirmName="打回"
            onReject={reject}
            onClose={() => setAsking(false)}
          />
        </>
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
  const byKey = useRef(false)
  const goOn = async () => {
    if (!isHere.current) return
    if (nextToReview !== undefined)
      // Whoever types the scores goes on typing.
      await navigate(nextToReview, { replace: true, state: { typesScores: byKey.current } })
    else onBack()
  }
  const noteKey = (isByKey: boolean) => {
    byKey.current = isByKey
  }
  return { goOn, noteKey }
}
