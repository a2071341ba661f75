import { useParams } from 'react-router'
import { PracticeEditorPage } from '#parts/Practice/PracticeEditorPage.tsx'

export function PracticeScreen() {
  const { id } = useParams()
  return <PracticeEditorPage practiceId={Number(id)} />
}
