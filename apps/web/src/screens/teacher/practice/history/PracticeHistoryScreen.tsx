import { useParams } from 'react-router'
import { PracticeHistoryPage } from '#parts/Practice/PracticeHistoryPage.tsx'

export function PracticeHistoryScreen() {
  const { id } = useParams()
  return <PracticeHistoryPage historyId={Number(id)} />
}
