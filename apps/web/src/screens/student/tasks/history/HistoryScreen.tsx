/** One version of a homework essay, to its pupil. */
import { getAIResultOfHomework, getHistoryOfHomework } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { HistoryPage } from '#parts/CorrectionReport/HistoryPage.tsx'

export function HistoryScreen() {
  const { no } = useParams()
  const history = useCall(getHistoryOfHomework, { historyId: Number(no), ishomework: 1 })
  const id = history.data?.studentHomeworkId
  const latest = useCall(getAIResultOfHomework, id === undefined ? 'skip' : { id, ishomework: 1 })
  const parent = id === undefined ? paths.tasks() : paths.correction(id)
  const report = latest.data
  const desk =
    report !== undefined && mayEdit(report.status)
      ? paths.writing(report.id, report.homeworkId, Number(no))
      : undefined
  return <HistoryPage history={history} latest={latest} parent={parent} desk={desk} />
}
