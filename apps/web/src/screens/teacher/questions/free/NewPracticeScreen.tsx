import { useSearchParams } from 'react-router'
import { PracticeEditorPage } from '#parts/Practice/PracticeEditorPage.tsx'

/** `question` in the address: the one that is practised. */
export function NewPracticeScreen() {
  const [search] = useSearchParams()
  const question = Number(search.get('question'))
  return question > 0 ? <PracticeEditorPage questionId={question} /> : <PracticeEditorPage />
}
