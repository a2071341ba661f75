/**
 * A returned essay, to be read and not changed: why it went back, the text as it was handed in, its
 * report.
 */
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { HistoryList } from '#parts/CorrectionReport/HistoryList.tsx'
import { ProcessRecord } from '#parts/CorrectionReport/ProcessRecord.tsx'
import { ReportTabs } from '#parts/CorrectionReport/ReportTabs.tsx'
import { ScoreCard } from '#parts/CorrectionReport/ScoreCard.tsx'
import type { Report } from '#parts/CorrectionReport/report.ts'
import { shortTime } from '#parts/HomeworkList/homeworkTimes.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { TeachersMarks } from '#parts/TeacherPen/TeachersMarks.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './show.css'

export function ShowScreen() {
  const { worksid, workid } = useParams()
  const homeworkId = Number(worksid)
  const navigate = useNavigate()
  const goBack = useBack(paths.submissions(homeworkId))
  const report = useCall(getAIResultOfHomework, { id: Number(workid), ishomework: 1 })
  const data = report.data
  const isBack = data?.status === 'finish' || data?.status === 'remark'

  return (
    <Screen
      title={`${data?.studentName ?? ''}被打回的作文`}
      onBack={goBack}
      foot={
        isBack && (
          <Button
            grow
            onPress={() => navigate(paths.review(homeworkId, data.id), { replace: true })}
          >
            去批阅
          </Button>
        )
      }
    >
      {report.isPending && <CardSkeletons />}
      {report.isError && data === undefined && (
        <QueryFailure error={report.error} onRetry={report.refetch} />
      )}
      {data && <Body report={data} isBack={isBack} />}
    </Screen>
  )
}

function Body({ report, isBack }: { report: Report; isBack: boolean }) {
  const [now] = useState(() => new Date())
  return (
    <>
      {isBack && (
        <section className="card">
          <p>学生已经改好，重新提交了。</p>
        </section>
      )}
      {report.status === 'reject' && (
        <section className="card returned-reason">
          <div className="row">
            <h2 className="grow">打回原因</h2>
            {report.rejectTime !== null && (
              <span className="quiet">{shortTime(report.rejectTime, now)}</span>
            )}
          </div>
          <p>{report.rejectReason ?? '没有写原因。'}</p>
          <p className="quiet">等学生修改后重新提交，就可以批阅。下面是打回时的这一稿。</p>
        </section>
      )}
      {report.correction === 'none' && (
        <section className="card">
          <p>{MESSAGES.handedInWithoutConsent}</p>
        </section>
      )}
      {report.rmap && <ScoreCard report={report} />}
      <TeachersMarks submissionId={report.id} revisionId={report.revisionId}>
        <ReportTabs report={report} />
      </TeachersMarks>
      <ProcessRecord process={report.process} />
      <HistoryList
        items={report.historyList}
        scoreScale={report.scoreKind}
        linkTo={paths.attempt}
      />
    </>
  )
}
