import { useParams } from 'react-router'
import { PracticeEditorPage } from '#parts/Practice/PracticeEditorPage.tsx'

export function QuestionPracticeScreen() {
  const { id } = useParams()
  return <PracticeEditorPage questionId={Number(id)} />
}
