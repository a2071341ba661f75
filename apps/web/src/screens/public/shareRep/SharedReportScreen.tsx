/** The page that a shared link opens, for anybody. */
import { useParams } from 'react-router'
import { SharedReport } from '#parts/SharedReport/SharedReport.tsx'
import { Screen } from '#ui/Screen.tsx'

export function SharedReportScreen() {
  const { id = '' } = useParams()
  return (
    <Screen title="分享的批改报告" isReading>
      <SharedReport key={id} token={id} />
    </Screen>
  )
}
