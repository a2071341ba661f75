/** One attempt of the machine-grading history: the text as it was then, with the report it got. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHistory } from '@zhupi/contract/calls/submission.ts'
import { type ReactNode, useState } from 'react'
import { useSession } from '#client/session.ts'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { shortTime } from '../HomeworkList/homeworkTimes.ts'
import { ModelNotes } from '../ModelNotes/ModelNotes.tsx'
import { TeachersMarks } from '../TeacherPen/TeachersMarks.tsx'
import { ChangeCard } from './ChangeCard.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import './HistoryReport.css'

type History = EntityOf<typeof getHistory>

/** `children`: said before the report. */
export function HistoryReport({ history, children }: { history: History; children?: ReactNode }) {
  const [now] = useState(() => new Date())
  const by = useSession()?.role === 'teacher' ? 'teacher' : 'pupil'
  const report = { ...history, articleTitle: history.title, teacherScore: null }
  return (
    <>
      <p className="row history-report-head">
        <Chip tone="indigo">第 {history.revisionNo} 稿</Chip>
        <span className="quiet">
          <Facts items={[shortTime(history.time, now), history.atText]} />
        </span>
      </p>
      {children}
      <ChangeCard report={history} />
      {history.rmap === null ? (
        <section className="card">
          <p>{NO_REPORT[history.correction]}</p>
        </section>
      ) : (
        <ScoreCard report={report} />
      )}
      <TeachersMarks
        submissionId={history.ishomework === 1 ? history.studentHomeworkId : undefined}
        revisionId={history.revisionId}
      >
        <ReportTabs report={report} />
      </TeachersMarks>
      <ModelNotes report={{ ...report, id: essayIdOf(history) }} by={by} />
    </>
  )
}

function essayIdOf(history: History): number {
  return history.ishomework === 1 ? history.studentHomeworkId : history.practiceId
}

const NO_REPORT: Record<History['correction'], string> = {
  none: '这一稿没有批改报告。',
  done: '这一稿没有批改报告。',
  working: '这一稿正在批改，稍后再来看。',
  failed: '这一稿没有批改成功，用掉的次数已经退回。',
}
