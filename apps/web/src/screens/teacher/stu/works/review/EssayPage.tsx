/** The essay as it was handed in, with or without the machine's marks. */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { memo, useState } from 'react'
import { MarkedEssay } from '#parts/CorrectionReport/MarkedEssay.tsx'
import { describeProcess } from '#parts/CorrectionReport/process.ts'
import { answeringOf } from '#parts/CorrectionReport/report.ts'
import { PrintEssay } from '#parts/Print/PrintEssay.tsx'
import { TeacherPen } from '#parts/TeacherPen/TeacherPen.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Report } from './reviewForm.ts'

type Props = { report: Report; showName: boolean }

/** As long as a report: drawn anew with it, not with each letter of the remark. */
export const EssayPage = memo(function EssayPage({ report, showName }: Props) {
  const [showMarks, setShowMarks] = useState(true)
  const hasMarks = report.tmap.length > 0 || report.remarkMap.length > 0
  const characters =
    report.rmap?.summaryReportEvaluationResult.characterCount ??
    countCharacters(report.paragraphList.map((paragraph) => paragraph.markContent).join(''))
  return (
    <section className="review-essay">
      <h2 className="visually-hidden">作文</h2>
      <div className="review-essay-head">
        {showName && <b className="review-essay-name">{report.studentName}</b>}
        <span className="quiet">
          {[
            attemptOf(report),
            report.atText,
            `${characters} 字`,
            report.isEntered ? MESSAGES.enteredByTeacher : describeProcess(report.process),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        {hasMarks && (
          <span className="review-essay-signs">
            {showMarks && <Chip tone="indigo">{MESSAGES.aiMade}</Chip>}
            <button
              type="button"
              className="review-toggle"
              aria-pressed={!showMarks}
              onClick={() => setShowMarks(!showMarks)}
            >
              只看原文
            </button>
          </span>
        )}
      </div>
      <TeacherPen report={report}>
        <MarkedEssay
          report={report}
          showMarks={showMarks}
          answering={answeringOf(report, 'teacher')}
        />
      </TeacherPen>
      {report.paragraphList.length > 0 && <PrintEssay id={report.id} ishomework={1} />}
    </section>
  )
})

/** The first needs no number. */
function attemptOf({ historyList, change }: Report): string {
  const no = Math.max(historyList.length, change === null ? 1 : change.earlierNo + 1)
  return no > 1 ? `第 ${no} 稿` : ''
}
