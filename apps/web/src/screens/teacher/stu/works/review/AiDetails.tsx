/** What the machine says of the essay, how the text came in, and its earlier attempts. */
import { paths } from '#client/paths.ts'
import { HistoryList } from '#parts/CorrectionReport/HistoryList.tsx'
import { ProcessRecord } from '#parts/CorrectionReport/ProcessRecord.tsx'
import { ReportTabs } from '#parts/CorrectionReport/ReportTabs.tsx'
import { answeringOf } from '#parts/CorrectionReport/report.ts'
import { ScoreCard } from '#parts/CorrectionReport/ScoreCard.tsx'
import { ModelNotes } from '#parts/ModelNotes/ModelNotes.tsx'
import type { Report } from './reviewForm.ts'

export function AiDetails({ report }: { report: Report }) {
  return (
    <>
      <h2 className="visually-hidden">AI批改详情</h2>
      {report.rmap && (
        <>
          <ScoreCard report={report} />
          <ReportTabs report={report} answering={answeringOf(report, 'teacher')} />
          <ModelNotes report={report} by="teacher" />
        </>
      )}
      <ProcessRecord process={report.process} />
      <HistoryList
        items={report.historyList}
        scoreScale={report.scoreKind}
        linkTo={paths.attempt}
      />
    </>
  )
}
