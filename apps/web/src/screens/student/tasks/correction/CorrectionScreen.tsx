/**
 * The correction report of one homework essay: real progress while it is being made, then score,
 * remark and marks.
 */
import { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import { getAIResultOfHomework, submitHomework } from '@zhupi/contract/calls/submission.ts'
import { toScale } from '@zhupi/contract/rules/score.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { SUBMITTED_TAB } from '@zhupi/contract/terms/statuses.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router'
import { callQuery, invalidate } from '#client/callQuery.ts'
import { showFailure } from '#client/errors.ts'
import { removeOfflineCopy } from '#drafts/offlineCache.ts'
import { dropReplaced, journalKey, readJournal } from '#drafts/journal.ts'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { ChangeCard } from '#parts/CorrectionReport/ChangeCard.tsx'
import { FailedCorrection } from '#parts/CorrectionReport/FailedCorrection.tsx'
import { Progress } from '#parts/CorrectionReport/Progress.tsx'
import { Goals } from '#parts/CorrectionReport/Goals.tsx'
import { HistoryJump, HistoryList } from '#parts/CorrectionReport/HistoryList.tsx'
import { ProcessRecord } from '#parts/CorrectionReport/ProcessRecord.tsx'
import { RemarkCard } from '#parts/CorrectionReport/RemarkCard.tsx'
import { ReportTabs } from '#parts/CorrectionReport/ReportTabs.tsx'
import { ScoreCard } from '#parts/CorrectionReport/ScoreCard.tsx'
import { answeringOf, editName, hasGoals, type Report } from '#parts/CorrectionReport/report.ts'
import { ModelNotes } from '#parts/ModelNotes/ModelNotes.tsx'
import { PassageRequests } from '#parts/Passages/PassageRequests.tsx'
import { PrintEssay } from '#parts/Print/PrintEssay.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { PosterButton } from '#parts/ReportPoster/PosterButton.tsx'
import { ShareButton } from '#parts/ShareReport/ShareButton.tsx'
import { TeachersMarks } from '#parts/TeacherPen/TeachersMarks.tsx'
import { Button } from '#ui/Button.tsx'
import { alertText, confirmText } from '#ui/notices.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import { StatusSummary } from './StatusSummary.tsx'
import { useCorrectAgain } from './useCorrectAgain.ts'
import './correction.css'

export function CorrectionScreen() {
  const goBack = useWayTo(paths.tasks())
  const { id, ishomework } = useParams()
  const submissionId = Number(id)
  const isPractice = ishomework === '0'
  const report = useCall(
    getAIResultOfHomework,
    isPractice ? 'skip' : { id: submissionId, ishomework: 1 },
  )
  const data = report.data

  if (isPractice) return <Navigate to={paths.practiceCorrection(submissionId)} replace />
  return (
    <Screen
      title={`${data?.studentName ?? ''}作文详情`}
      onBack={goBack}
      right={data !== undefined && <HistoryJump items={data.historyList} />}
      foot={data !== undefined && <Actions report={data} />}
    >
      {report.isPending && <CardSkeletons />}
      {report.isError && data === undefined && (
        <QueryFailure error={report.error} onRetry={report.refetch} onLeave={goBack} />
      )}
      {data !== undefined && <Body report={data} now={new Date(report.dataUpdatedAt)} />}
    </Screen>
  )
}

/** `now` is the moment at which the report was fetched. */
function Body({ report, now }: { report: Report; now: Date }) {
  const correctAgain = useCorrectAgain(report)
  if (report.correction === 'working')
    return (
      <Progress
        essay={{ id: report.id, ishomework: 1 }}
        shownIn={[getStudentHomework]}
        title={report.articleTitle}
        handsInFrom={
          report.isHandingIn ? String(toScale(report.lowestScore, report.scoreKind)) : undefined
        }
      />
    )
  const hasResult = report.rmap !== null || report.teacherScore !== null
  return (
    <>
      <StatusSummary report={report} now={now} />
      {report.correction === 'failed' && (
        <FailedCorrection onRetry={report.status === 'remark' ? undefined : correctAgain} />
      )}
      <ChangeCard report={report} />
      {hasResult && <ScoreCard report={report} />}
      <RemarkCard report={report} />
      {wasHandedIn(report.status) && <PassageRequests submissionId={report.id} />}
      <TeachersMarks submissionId={report.id} revisionId={report.revisionId}>
        <ReportTabs report={report} answering={answeringOf(report, 'pupil')} />
      </TeachersMarks>
      {mayEdit(report.status) && <Goals report={report} />}
      <ModelNotes report={report} by="pupil" />
      <HistoryList
        items={report.historyList}
        kept={report.keptList}
        scoreScale={report.scoreKind}
        linkTo={paths.history}
      />
      <ProcessRecord process={report.process} />
      <PrintEssay id={report.id} ishomework={1} />
    </>
  )
}

function Actions({ report }: { report: Report }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isOpen = mayEdit(report.status)
  // So that it is there when the button is pressed.
  useCall(getUserinfo, isOpen ? {} : 'skip')
  const isWorking = report.correction === 'working'
  const edit = editName(report, report.status === 'reject')
  const editsFirst = hasGoals(report) || asksForRewrite(report)

  const askOwner = async () => (await queries.ensureQueryData(callQuery(getUserinfo, {}))).userId
  const handIn = useAction(submitHomework, {
    onDone: async ({ status }) => {
      // Nothing is left to be written on it, with a network or without one.
      if (status === 'finish') {
        const owner = await askOwner()
        await Promise.all([
          removeOfflineCopy(owner, report.id),
          dropReplaced(owner, report.id),
        ]).catch(() => undefined)
      }
      await invalidate(queries, [getStudentHomework, getAIResultOfHomework])
      // With a lowest score the report is made first: this screen shows how far that is.
      if (status === 'finish') await navigate(paths.tasks(SUBMITTED_TAB))
    },
  })
  const submit = async () => {
    // Handing in takes the server's text: what only this device has would be left behind.
    let owner: string
    try {
      owner = await askOwner()
    } catch (error) {
      return showFailure(error)
    }
    // A browser that stores nothing has nothing unsent.
    const unsent = await readJournal(journalKey(owner, report.id)).catch(() => undefined)
    if (unsent !== undefined)
      return alertText(`这台设备上还有没上传的修改。请先点“${edit}”打开，保存后再提交。`)
    if (
      !(await confirmText(MESSAGES.submitConfirm, {
        confirmText: '提交',
        note: report.isDraftNewer ? MESSAGES.newerTextGoes : undefined,
      }))
    )
      return
    await handIn.run({ id: report.id })
  }

  const busy = isWorking ? REFUSALS.correctionRunning.text : undefined
  const editButton = (
    <Button
      key="edit"
      kind={editsFirst ? 'main' : 'line'}
      grow
      disabledReason={busy}
      onPress={() => navigate(paths.writing(report.id, report.homeworkId))}
    >
      {edit}
    </Button>
  )
  const handInButton = (
    <Button
      key="handIn"
      kind={editsFirst ? 'line' : 'main'}
      grow
      disabledReason={busy}
      onPress={submit}
    >
      提交作业
    </Button>
  )
  return (
    <div className="correction-foot">
      <Button kind="soft" grow={!isOpen} onPress={() => navigate(paths.login())}>
        回到首页
      </Button>
      {report.correction === 'done' && report.rmap !== null && (
        <>
          <PosterButton id={report.id} ishomework={1} />
          <ShareButton id={report.id} ishomework={1} />
        </>
      )}
      {isOpen && (editsFirst ? [handInButton, editButton] : [editButton, handInButton])}
    </div>
  )
}

function wasHandedIn(status: Report['status']): boolean {
  return status === 'finish' || status === 'remark' || status === 'reject'
}

/** Returned, and nothing corrected since: then writing comes before handing in. */
function asksForRewrite({ status, rejectTime, historyList }: Report): boolean {
  const latest = historyList[0]?.time ?? ''
  return status === 'reject' && rejectTime !== null && latest <= rejectTime
}
