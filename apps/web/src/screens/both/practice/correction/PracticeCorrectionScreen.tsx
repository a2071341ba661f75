/** The result of a practice essay: progress while it is made, then score, rank, bars and comments. */
import { delExercise, getExercises } from '@zhupi/contract/calls/practice.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getAIResultOfPractice } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { findPerson, useSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { removePracticeCopy } from '#drafts/offlineCache.ts'
import { ChangeCard } from '#parts/CorrectionReport/ChangeCard.tsx'
import { OlderTextNote } from '#parts/CorrectionReport/OlderTextNote.tsx'
import { CorrectionNote } from '#parts/CorrectionReport/CorrectionNote.tsx'
import { FailedCorrection } from '#parts/CorrectionReport/FailedCorrection.tsx'
import { Goals } from '#parts/CorrectionReport/Goals.tsx'
import { HistoryJump, HistoryList } from '#parts/CorrectionReport/HistoryList.tsx'
import { ProcessRecord } from '#parts/CorrectionReport/ProcessRecord.tsx'
import { Progress } from '#parts/CorrectionReport/Progress.tsx'
import { answeringOf, editName } from '#parts/CorrectionReport/report.ts'
import { ReportTabs } from '#parts/CorrectionReport/ReportTabs.tsx'
import { ScoreCard } from '#parts/CorrectionReport/ScoreCard.tsx'
import { ConsentRefusedNote } from '#parts/GuardianConsent/ConsentRefusedNote.tsx'
import { ModelNotes } from '#parts/ModelNotes/ModelNotes.tsx'
import { PrintEssay } from '#parts/Print/PrintEssay.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { PosterButton } from '#parts/ReportPoster/PosterButton.tsx'
import { ShareButton } from '#parts/ShareReport/ShareButton.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { confirmText } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import { useCorrectPracticeAgain } from './useCorrectPracticeAgain.ts'
import './practiceCorrection.css'

type Report = EntityOf<typeof getAIResultOfPractice>

export function PracticeCorrectionScreen() {
  const { id } = useParams()
  const role = useSession()?.role ?? 'student'
  const goBack = useWayTo(paths.practice(role))
  const report = useCall(getAIResultOfPractice, { id: Number(id), ishomework: 0 })
  const data = report.data
  return (
    <Screen
      title="批改结果"
      onBack={goBack}
      right={data !== undefined && <HistoryJump items={data.historyList} />}
      foot={data !== undefined && <Actions report={data} onDone={goBack} />}
    >
      {report.isPending && <CardSkeletons />}
      {report.isError && data === undefined && (
        <QueryFailure error={report.error} onRetry={report.refetch} onLeave={goBack} />
      )}
      {data !== undefined && <Body report={data} />}
    </Screen>
  )
}

function Body({ report }: { report: Report }) {
  const role = useSession()?.role ?? 'student'
  const correctAgain = useCorrectPracticeAgain(report.id)
  if (report.correction === 'working')
    return (
      <Progress
        essay={{ id: report.id, ishomework: 0 }}
        title={report.articleTitle}
        shownIn={[getExercises]}
      />
    )
  return (
    <>
      {report.correction === 'failed' && <FailedCorrection onRetry={correctAgain} />}
      {report.isConsentRefused && <ConsentRefusedNote />}
      {report.correction === 'none' && !report.isConsentRefused && (
        <CorrectionNote>
          <p>这篇作文还没有批改报告。</p>
          <p className="quiet">
            点“{editName(report)}”回到稿纸，写好后点“AI 批改”，就能看到批改报告。
          </p>
        </CorrectionNote>
      )}
      {report.isDraftNewer && <OlderTextNote />}
      <ChangeCard report={report} />
      {report.rmap !== null && (
        <ScoreCard report={{ ...report, teacherScore: null }} others="同级练笔" />
      )}
      <ReportTabs
        report={report}
        answering={role === 'student' ? answeringOf(report, 'pupil') : undefined}
      />
      <Goals report={report} />
      <ModelNotes report={report} by={role === 'student' ? 'pupil' : 'teacher'} />
      <HistoryList
        items={report.historyList}
        kept={report.keptList}
        scoreScale={report.scoreKind}
        linkTo={(historyId) => paths.practiceHistory(role, historyId, report.id)}
      />
      <ProcessRecord process={report.process} />
      <PrintEssay id={report.id} ishomework={0} />
    </>
  )
}

function Actions({ report, onDone }: { report: Report; onDone: () => void }) {
  const navigate = useNavigate()
  const role = useSession()?.role ?? 'student'
  const remove = useAction(delExercise, { invalidates: [getExercises] })
  const isWorking = report.correction === 'working'
  const deleteEssay = async () => {
    const question = role === 'student' ? MESSAGES.deletePracticeConfirm : MESSAGES.deleteConfirm
    if (!(await confirmText(question, { confirmText: '删除' }))) return
    if (!(await remove.run({ id: report.id })).isDone) return
    const owner = findPerson()
    if (owner !== undefined) await removePracticeCopy(owner, report.id).catch(() => undefined)
    onDone()
  }
  return (
    <div className="practice-result-foot">
      <Button kind="soft" onPress={deleteEssay}>
        删除
      </Button>
      {report.correction === 'done' && (
        <>
          <PosterButton id={report.id} ishomework={0} />
          <ShareButton id={report.id} ishomework={0} />
        </>
      )}
      <Button kind="line" grow onPress={onDone}>
        完成
      </Button>
      <Button
        grow
        disabledReason={isWorking ? REFUSALS.correctionRunning.text : undefined}
        onPress={() => navigate(paths.practiceEditor(role, report.id))}
      >
        {editName(report)}
      </Button>
    </div>
  )
}
