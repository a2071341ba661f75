/** The latest report of the essay on the desk, which the next draft is written with. */
import { getAIResultOfHomework, getAIResultOfPractice } from '@zhupi/contract/calls/submission.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { answeringOf, type Answering, type EssayReport } from '../CorrectionReport/report.ts'

export type DeskReport = {
  report: EssayReport
  /** Of the essay, among all of both kinds. */
  essay: string
  /** Tells one report of the essay from the next. */
  reportId: number
  address: string
  /** A teacher's own practice has nobody to disagree with. */
  answering: Answering | undefined
  /** What it is about. */
  text: { title: string; content: string }
}

/** `id` undefined: there is no report yet. */
export function useDeskReport(ishomework: 0 | 1, id: number | undefined): DeskReport | undefined {
  const role = useSession()?.role ?? 'student'
  // Writing needs none of it: it is asked for once, and a desk without it is a desk all the same.
  const once = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const
  const homework = useCall(
    getAIResultOfHomework,
    id === undefined || ishomework === 0 ? 'skip' : { id, ishomework: 1 },
    once,
  )
  const practice = useCall(
    getAIResultOfPractice,
    id === undefined || ishomework === 1 ? 'skip' : { id, ishomework: 0 },
    once,
  )
  const report = ishomework === 1 ? homework.data : practice.data
  if (report === undefined || id === undefined || report.rmap === null) return undefined
  return {
    report,
    answering: role === 'student' ? answeringOf(report, 'pupil') : undefined,
    text: { title: report.title, content: report.content },
    essay: `${ishomework}/${id}`,
    reportId: report.historyList[0]?.id ?? 0,
    address: ishomework === 1 ? paths.correction(id) : paths.practiceCorrection(id),
  }
}
