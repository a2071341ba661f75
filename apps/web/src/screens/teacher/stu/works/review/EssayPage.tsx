/** The essay as it was handed in, with or without the machine's marks. */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { MarkedEssay } from '#parts/CorrectionReport/MarkedEssay.tsx'
import { describeProcess } from '#parts/CorrectionReport/process.ts'
import { answeringOf } from '#parts/CorrectionReport/report.ts'
import { Chip } from '#ui/Chip.tsx'
import type { Report } from './reviewForm.ts'

export function EssayPage({ report, showName }: { report: Report; showName: boolean }) {
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
          {[report.atText, `${characters} 字`, describeProcess(report.process)]
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
      <MarkedEssay
        report={report}
        showMarks={showMarks}
        answering={answeringOf(report, 'teacher')}
      />
    </section>
  )
}
