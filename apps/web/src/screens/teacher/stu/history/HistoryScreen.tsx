/** One earlier attempt of a pupil with its report, read by the teacher. */
import { getHistoryOfHomework } from '@zhupi/contract/calls/submission.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { HistoryPage } from '#parts/CorrectionReport/HistoryPage.tsx'

export function HistoryScreen() {
  const { id } = useParams()
  const history = useCall(getHistoryOfHomework, { historyId: Number(id), ishomework: 1 })
  const { data } = history
  return (
    <HistoryPage
      history={history}
      title={data?.studentName ? `${data.studentName}的历史稿` : '历史稿'}
      parent={data ? paths.review(data.homeworkId, data.studentHomeworkId) : paths.tasks()}
    />
  )
}
