/** The essay, what the machine found, and the teacher's verdict on it. Mounted anew for each submission. */
import { useQueryClient } from '@tanstack/react-query'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import {
  type getCorrectionProgress,
  rejectHomework,
  saveReview,
} from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, ApiError } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { forgetReviewed, queryKeys } from '#client/queries.ts'
import { dropRemark, writeRemark } from '#drafts/remarkJournal.ts'
import { RejectSheet } from '#parts/RejectSheet/RejectSheet.tsx'
import { Button } from '#ui/Button.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { uncovered } from '#ui/overlays.ts'
import { Tabs } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useKeptScroll } from '#ui/useKeptScroll.ts'
import { AiDetails } from './AiDetails.tsx'
import { CorrectionNotice } from './CorrectionNotice.tsx'
import { EssayPage } from './EssayPage.tsx'
import {
  fillForm,
  findReviewFault,
  type Report,
  type ReviewDraft,
  type ReviewFault,
  toRequest,
} from './reviewForm.ts'
import { useReviewKeys } from './useReviewKeys.ts'
import { VerdictForm } from './VerdictForm.tsx'

type Props = {
  report: Report
  /** What was begun and not saved yet, and where it is kept. */
  begun: { key: string; draft: ReviewDraft }
  progress: EntityOf<typeof getCorrectionProgress> | undefined
  /** Where the next essay that waits is. */
  nextToReview: string | undefined
  steps: ReactNode
  isWide: boolean
  onBack: () => void
}

type TabKey = 'verdict' | 'ai'

export function ReviewDesk({
  report,
  begun,
  progress,
  nextToReview,
  steps,
  isWide,
  onBack,
}: Props) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState(begun.draft)
  const [isSending, setSending] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const [fault, setFault] = useState<ReviewFault>()
  const verdict = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const isHere = useRef(false)
  // In the address, so that Back from an earlier attempt finds its list again.
  const tab: TabKey = search.get('tab') === 'ai' ? 'ai' : 'verdict'
  const form = fillForm(draft, report)
  const isReviewed = report.status === 'remark'
  const isHandedIn = isReviewed || report.status === 'finish'

  // Whether the screen is still open is known only to those who leave it.
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const change = (part: Partial<ReviewDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    setFault(undefined)
    // A full or forbidden storage only costs the copy; what was typed still stands on the screen.
    void writeRemark(begun.key, JSON.stringify(changed)).catch(() => {})
  }
  const setTab = (key: TabKey) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (key === 'ai') after.set('tab', key)
        else after.delete('tab')
        return after
      },
      { replace: true },
    )
  }
  // What is scrolled to may only be drawn by the tab's change.
  const openTab = (key: TabKey, place: RefObject<HTMLElement | null> = top) => {
    if (key !== tab) setTab(key)
    requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'start' }))
  }
  const showFault = (found: ReviewFault) => {
    setFault(found)
    openTab('verdict', verdict)
    requestAnimationFrame(() =>
      verdict.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]')
        ?.focus({ preventScroll: true }),
    )
  }

  /** To the next essay that waits. The teacher may have gone elsewhere meanwhile, and stays there. */
  const goOn = async () => {
    if (!isHere.current) return
    if (nextToReview !== undefined) await navigate(nextToReview, { replace: true })
    else onBack()
  }

  const complete = async () => {
    const found = findReviewFault(form, report)
    if (found) return showFault(found)
    const request = toRequest(form, report)
    // What is typed now would neither be sent nor kept.
    setSending(true)
    try {
      await api(saveReview, request)
    } catch (error) {
      if (error instanceof ApiError && error.message === REFUSALS.essayChanged.text) {
        forgetReviewed(queries)
        return alertText(`${error.message}。已为你取回最新的作文，写好的评语还在。`)
      }
      await showFailure(error)
      // Someone else may have been quicker, or only the answer was lost: what stands there now is shown.
      return forgetReviewed(queries)
    } finally {
      setSending(false)
    }
    void dropRemark(begun.key).catch(() => {})
    setDraft({ sliders: {} })
    // Shown again before the next answer, this essay must already stand as reviewed.
    queries.setQueryData<Report>(queryKeys.report(report.id), {
      ...report,
      status: 'remark',
      teacherScore: request.teacherScore,
      teacherRemark: request.teacherRemark,
      categoryLevels: [request.categoryLevel1, request.categoryLevel2, request.categoryLevel3],
    })
    forgetReviewed(queries)
    void notify(MESSAGES.bulkReviewed)
    await goOn()
  }

  const reject = async (reason: string) => {
    try {
      await api(rejectHomework, { studentHomeworkId: report.id, reason })
    } catch (error) {
      // Only the answer may be lost, or someone else was quicker.
      forgetReviewed(queries)
      return showFailure(error)
    }
    // The words may serve the next draft; score and levels were this one's.
    const rest = draft.remark
      ? writeRemark(begun.key, JSON.stringify({ remark: draft.remark, sliders: {} }))
      : dropRemark(begun.key)
    void rest.catch(() => {})
    setRejecting(false)
    await uncovered()
    void notify(MESSAGES.rejected)
    await goOn()
    forgetReviewed(queries)
  }

  const noReview = isHandedIn ? undefined : REFUSALS.notHandedIn.text
  const noReject = isReviewed ? REFUSALS.alreadyReviewed.text : noReview
  useReviewKeys({
    onComplete: () => void (noReview === undefined ? isSending || complete() : notify(noReview)),
  })

  const notice = (
    <CorrectionNotice
      state={report.correction}
      isOffTopic={report.isOffTopic}
      progress={progress}
    />
  )
  const verdictForm = (
    <VerdictForm
      form={form}
      report={report}
      fault={fault}
      draft={draft}
      isSending={isSending}
      onChange={change}
    />
  )
  const sendBack = (
    <Button kind="soft" disabledReason={noReject} onPress={() => setRejecting(true)}>
      打回
    </Button>
  )
  const done = (
    <Button grow disabledReason={noReview} onPress={complete}>
      {isReviewed
        ? '再次批阅'
        : isWide && nextToReview !== undefined
          ? '完成批阅，下一篇'
          : '完成批阅'}
    </Button>
  )
  const rejectSheet = (
    <RejectSheet
      isOpen={isRejecting}
      lead={`${report.studentName ?? ''}的作文会退回重写，学生会看到下面的原因。`}
      missingText={MESSAGES.rejectReasonMissing}
      confirmName="打回"
      onReject={reject}
      onClose={() => setRejecting(false)}
    />
  )

  if (isWide) {
    return (
      <>
        <div className="review-page">
          <Tabs
            label="看什么"
            active={tab}
            items={[
              { key: 'verdict', name: '作文' },
              { key: 'ai', name: 'AI批改详情' },
            ]}
            onChange={setTab}
          />
          <PageScroller key={tab}>
            {notice}
            {tab === 'verdict' ? (
              <EssayPage report={report} showName />
            ) : (
              <AiDetails report={report} />
            )}
          </PageScroller>
        </div>
        <aside className="review-side" aria-label="教师评分">
          <div className="review-side-scroll" ref={verdict}>
            {verdictForm}
          </div>
          <div className="review-side-foot">
            {sendBack}
            {done}
          </div>
        </aside>
        {rejectSheet}
      </>
    )
  }
  return (
    <Screen
      title={report.studentName ?? '批阅作文'}
      onBack={onBack}
      right={steps}
      below={
        <Tabs
          label="批阅"
          active={tab}
          items={[
            { key: 'verdict', name: '教师评分' },
            { key: 'ai', name: 'AI批改详情' },
          ]}
          onChange={(key) => openTab(key)}
        />
      }
      foot={
        <>
          {sendBack}
          <Button kind="soft" onPress={() => openTab('verdict', verdict)}>
            去评分
          </Button>
          {done}
        </>
      }
    >
      <div ref={top} className="review-top" />
      {notice}
      {tab === 'verdict' && (
        <>
          <EssayPage report={report} showName={false} />
          <div ref={verdict} className="card review-verdict">
            {verdictForm}
          </div>
        </>
      )}
      {tab === 'ai' && <AiDetails report={report} />}
      {rejectSheet}
    </Screen>
  )
}

/** The essay has its own scroller beside the verdict's, and its own place to come back to. */
function PageScroller({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  useKeptScroll(scroller, 'page')
  return (
    <div ref={scroller} className="review-page-scroll">
      {children}
    </div>
  )
}
