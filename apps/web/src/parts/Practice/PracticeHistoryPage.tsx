/** One version of a practice essay, of pupil and teacher alike. */
import { getAIResultOfPractice, getHistoryOfPractice } from '@zhupi/contract/calls/submission.ts'
import { useParams, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { HistoryPage } from '../CorrectionReport/HistoryPage.tsx'

export function PracticeHistoryPage() {
  const role = useSession()?.role ?? 'student'
  const historyId = Number(useParams()['id'])
  const [search] = useSearchParams()
  const history = useCall(getHistoryOfPractice, { historyId, ishomework: 0 })
  const id = history.data?.practiceId
  const latest = useCall(getAIResultOfPractice, id === undefined ? 'skip' : { id, ishomework: 0 })
  const practiceId = id ?? Number(search.get('corId') ?? 0)
  const parent = practiceId > 0 ? paths.practiceCorrection(practiceId) : paths.practice(role)
  const desk = id === undefined ? undefined : paths.practiceEditor(role, id, historyId)
  return <HistoryPage history={history} latest={latest} parent={parent} desk={desk} />
}
