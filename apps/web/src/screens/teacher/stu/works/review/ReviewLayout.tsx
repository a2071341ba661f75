/**
 * Where the pieces of a review stand: side by side where there is room, else one below the other.
 */
import { type ReactNode, useRef } from 'react'
import { LastVerdict } from '#parts/Reviewing/LastVerdict.tsx'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useScrollRestoration } from '#ui/useScrollRestoration.ts'
import { AiDetails } from './AiDetails.tsx'
import { EssayPage } from './EssayPage.tsx'
import type { Report } from './reviewForm.ts'
import { useSwipe } from './useSwipe.ts'
import type { useReviewTabs } from './useReviewTabs.ts'

type Props = {
  report: Report
  tabs: ReturnType<typeof useReviewTabs>
  steps: ReactNode
  notice: ReactNode
  verdictForm: ReactNode
  rejectButton: ReactNode
  completeButton: ReactNode
  sheets: ReactNode
  onStep: { onPrevious: () => void; onNext: () => void }
  onBack: () => void
}

export function WideReview({
  report,
  tabs: { tab, setTab, verdict },
  notice,
  verdictForm,
  rejectButton,
  completeButton,
  sheets,
}: Props) {
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
          <LastVerdict />
          {rejectButton}
          {completeButton}
        </div>
      </aside>
      {sheets}
    </>
  )
}

export function NarrowReview({
  report,
  tabs: { tab, openTab, openVerdict, top, verdict },
  steps,
  notice,
  verdictForm,
  rejectButton,
  completeButton,
  sheets,
  onStep,
  onBack,
}: Props) {
  const swipe = useSwipe(onStep)
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
          onChange={openTab}
        />
      }
      foot={
        <>
          <LastVerdict />
          {rejectButton}
          <Button kind="soft" onPress={openVerdict}>
            去评分
          </Button>
          {completeButton}
        </>
      }
    >
      <div ref={top} className="review-top" />
      {notice}
      {tab === 'verdict' && (
        <>
          <div {...swipe}>
            <EssayPage report={report} showName={false} />
          </div>
          <div ref={verdict} className="card review-verdict">
            {verdictForm}
          </div>
        </>
      )}
      {tab === 'ai' && <AiDetails report={report} />}
      {sheets}
    </Screen>
  )
}

/** The essay has its own scroller beside the review's, and its own place to come back to. */
function PageScroller({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  useScrollRestoration(scroller, 'page')
  return (
    <div ref={scroller} className="review-page-scroll">
      {children}
    </div>
  )
}
