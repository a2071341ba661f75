/** The correction report of one homework essay (spec 1 §2.12): real progress while it is being made, then score, remark, marks. */
import { submitHomework } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { SUBMITTED_TAB } from '@zhupi/contract/terms/statuses.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { api } from '../../../../app/api.ts'
import { showFailure } from '../../../../app/errors.ts'
import { journalKey, readJournal } from '../../../../app/journal.ts'
import { paths } from '../../../../app/paths.ts'
import { queryKeys, reportOf, studentProfile } from '../../../../app/queries.ts'
import { RemarkCard } from '../../../../parts/CorrectionReport/RemarkCard.tsx'
import { ReportTabs } from '../../../../parts/CorrectionReport/ReportTabs.tsx'
import { ScoreCard } from '../../../../parts/CorrectionReport/ScoreCard.tsx'
import type { Report } from '../../../../parts/CorrectionReport/report.ts'
import { QueryFailure } from '../../../../parts/QueryFailure.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { alertText, confirmText } from '../../../../ui/notices.ts'
import { CardSkeletons } from '../../../../ui/pieces.tsx'
import { Screen } from '../../../../ui/Screen.tsx'
import { useWayTo } from '../../../../ui/useBack.ts'
import { FailedCorrection } from './FailedCorrection.tsx'
import { Progress } from './Progress.tsx'
import './correction.css'

export function CorrectionScreen() {
  const goBack = useWayTo(paths.tasks())
  const { id } = useParams()
  const submissionId = Number(id)
  const report = useQuery(reportOf(submissionId))
  const data = report.data

  return (
    <Screen title={`${data?.studentName ?? ''}作文详情`} onBack={goBack} foot={data !== undefined && <Actions report={data} />}>
      {report.isPending && <CardSkeletons />}
      {report.isError && data === undefined && <QueryFailure error={report.error} onRetry={report.refetch} />}
      {data !== undefined && <Body report={data} />}
    </Screen>
  )
}

function Body({ report }: { report: Report }) {
  if (report.correction === 'working') return <Progress submissionId={report.id} title={report.articleTitle} />
  const hasResult = report.rmap !== null || report.teacherScore !== null
  return (
    <>
      {report.status === 'reject' && <section className="card correction-reject"><h2>老师打回了这篇作文</h2><p>{report.rejectReason ?? '老师没有写原因，可以当面问问。'}</p></section>}
      {report.correction === 'failed' && <FailedCorrection submissionId={report.id} />}
      {report.correction === 'none' && (
        <section className="card correction-none">
          <p>{report.rmap === null ? '这篇作文还没有批改报告。' : '作文在批改之后又改过，下面是上一稿的报告。'}</p>
          {mayEdit(report.status) && <p className="quiet">点“编辑”回到稿纸，写好后点“AI 批改”，就能看到评语和分数。</p>}
        </section>
      )}
      {hasResult && <ScoreCard report={report} />}
      <RemarkCard report={report} />
      <ReportTabs report={report} />
    </>
  )
}

function Actions({ report }: { report: Report }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isOpen = mayEdit(report.status)
  const profile = useQuery({ ...studentProfile, ...(!isOpen && { queryFn: skipToken }) })
  const isWorking = report.correction === 'working'

  const submit = async () => {
    // Handing in takes the server's text: what only this device has would be left behind.
    const unsent = profile.data && (await readJournal(journalKey(profile.data.userId, report.id)))
    if (unsent !== undefined) return alertText('这台设备上还有没上传的修改。请先点“编辑”打开，保存后再提交。')
    if (!(await confirmText(MESSAGES.submitConfirm, { confirmText: '提交' }))) return
    try {
      const { status } = await api(submitHomework, { id: report.id })
      await Promise.all([queries.invalidateQueries({ queryKey: queryKeys.studentHomework }), queries.invalidateQueries({ queryKey: queryKeys.report(report.id) })])
      // Where a lowest score is asked, it waits for its report first (decisions 13): this screen shows how far that is.
      if (status === 'finish') await navigate(paths.tasks(SUBMITTED_TAB))
    } catch (error) {
      await showFailure(error)
    }
  }

  const busy = isWorking ? REFUSALS.correctionRunning.text : undefined
  return (
    <div className="correction-foot">
      <Button kind="soft" grow={!isOpen} onPress={() => navigate(paths.login())}>回到首页</Button>
      {isOpen && <Button kind="line" grow disabledReason={busy} onPress={() => navigate(paths.writing(report.id, report.homeworkId))}>{report.status === 'reject' ? '重写' : '编辑'}</Button>}
      {isOpen && <Button grow disabledReason={busy} onPress={submit}>提交作业</Button>}
    </div>
  )
}
