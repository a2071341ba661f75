/** The essay, what the machine found, and the teacher's verdict on it. Mounted anew for each submission. */
import { useQueryClient } from '@tanstack/react-query'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { type getCorrectionProgress, saveReview } from '@zhupi/contract/calls/submission.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ApiError } from '../../../../../app/api.ts'
import { showFailure } from '../../../../../app/errors.ts'
import { paths } from '../../../../../app/paths.ts'
import { queryKeys } from '../../../../../app/queries.ts'
import { dropRemark, writeRemark } from '../../../../../app/remarkJournal.ts'
import { ReportTabs } from '../../../../../parts/CorrectionReport/ReportTabs.tsx'
import { ScoreCard } from '../../../../../parts/CorrectionReport/ScoreCard.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { alertText, notify } from '../../../../../ui/notices.ts'
import { Tabs } from '../../../../../ui/pieces.tsx'
import { Screen } from '../../../../../ui/Screen.tsx'
import { CorrectionNotice } from './CorrectionNotice.tsx'
import { EssayPage } from './EssayPage.tsx'
import { fillForm, findReviewFault, type Report, type ReviewDraft, type ReviewFault, type Submission, toRequest } from './reviewForm.ts'
import { VerdictForm } from './VerdictForm.tsx'

type Props = {
  report: Report
  /** What was begun and not saved yet, and where it is kept. */
  begun: { key: string; draft: ReviewDraft }
  progress: EntityOf<typeof getCorrectionProgress> | undefined
  next: Submission | undefined
  toDo: ReactNode
  isWide: boolean
  onBack: () => void
}

export function ReviewDesk({ report, begun, progress, next, toDo, isWide, onBack }: Props) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(begun.draft)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<ReviewFault>()
  const [tab, setTab] = useState<'verdict' | 'ai'>('verdict')
  const verdict = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const isHere = useRef(false)
  const form = fillForm(draft, report)
  const isReviewed = report.status === 'remark'
  const isHandedIn = isReviewed || report.status === 'finish'

  // Whether the screen is still open is known only to those who leave it.
  useEffect(() => {
    isHere.current = true
    return () => { isHere.current = false }
  }, [])

  const change = (part: Partial<ReviewDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    setFault(undefined)
    // A full or forbidden storage only costs the copy; what was typed still stands on the screen.
    void writeRemark(begun.key, JSON.stringify(changed)).catch(() => {})
  }
  // What is scrolled to may only be drawn by the tab's change.
  const openTab = (key: typeof tab, place = top) => {
    setTab(key)
    requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'start' }))
  }
  const showVerdict = () => openTab('verdict', verdict)
  const showFault = (found: ReviewFault) => {
    setFault(found)
    openTab('verdict', verdict)
    requestAnimationFrame(() => verdict.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true }))
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
        void queries.invalidateQueries({ queryKey: queryKeys.report(report.id) })
        void queries.invalidateQueries({ queryKey: queryKeys.homeworkDetail(report.homeworkId) })
        return alertText(`${error.message}。已为你取回最新的作文，写好的评语还在。`)
      }
      return showFailure(error)
    } finally {
      setSending(false)
    }
    void dropRemark(begun.key).catch(() => {})
    setDraft({ sliders: {} })
    // Shown again before the next answer, this essay must already stand as reviewed.
    queries.setQueryData<Report>(queryKeys.report(report.id), {
      ...report, status: 'remark', teacherScore: request.teacherScore, teacherRemark: request.teacherRemark,
      categoryLevels: [request.categoryLevel1, request.categoryLevel2, request.categoryLevel3],
    })
    for (const queryKey of [queryKeys.reports, queryKeys.homeworkDetails, queryKeys.teacherHomework]) void queries.invalidateQueries({ queryKey })
    void notify('批阅成功')
    // The teacher may have gone elsewhere meanwhile, and stays there.
    if (!isHere.current) return
    if (next) await navigate(paths.review(report.homeworkId, next.id), { replace: true })
    else onBack()
  }

  const notice = <CorrectionNotice state={report.correction} progress={progress} />
  const verdictForm = <VerdictForm form={form} report={report} fault={fault} draft={draft} isSending={isSending} onChange={change} />
  const aiDetails = <><h2 className="visually-hidden">AI批改详情</h2>{notice}{report.rmap && <><ScoreCard report={report} /><ReportTabs report={report} /></>}</>
  const done = (
    <Button grow disabledReason={isHandedIn ? undefined : REFUSALS.notHandedIn.text} onPress={complete}>
      {isReviewed ? '再次批阅' : isWide && next ? '完成批阅，下一篇' : '完成批阅'}
    </Button>
  )

  if (isWide) {
    return (
      <>
        <div className="review-page">
          <Tabs label="看什么" active={tab} items={[{ key: 'verdict', name: '作文' }, { key: 'ai', name: 'AI批改详情' }]} onChange={setTab} />
          <div className="review-page-scroll" key={tab}>
            {tab === 'verdict' ? <>{notice}<EssayPage report={report} showName /></> : aiDetails}
          </div>
        </div>
        <aside className="review-side" aria-label="教师评分">
          <div className="review-side-scroll" ref={verdict}>{verdictForm}</div>
          <div className="review-side-foot">{done}</div>
        </aside>
      </>
    )
  }
  return (
    <Screen
      title={report.studentName ?? '批阅作文'}
      onBack={onBack}
      right={toDo}
      below={<Tabs label="批阅" active={tab} items={[{ key: 'verdict', name: '教师评分' }, { key: 'ai', name: 'AI批改详情' }]} onChange={(key) => openTab(key)} />}
      foot={<><Button kind="soft" onPress={showVerdict}>去评分</Button>{done}</>}
    >
      <div ref={top} className="review-top" />
      {tab === 'verdict' && (
        <>
          {notice}
          <EssayPage report={report} showName={false} />
          <div ref={verdict} className="card review-verdict">{verdictForm}</div>
        </>
      )}
      {tab === 'ai' && aiDetails}
    </Screen>
  )
}
