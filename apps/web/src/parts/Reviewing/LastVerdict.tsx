/** For some seconds after a verdict: the way to take it back, and to the essay it was about. */
import { useParams } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { UndoBar } from '#ui/UndoBar.tsx'
import { useReviewKeys } from './useReviewKeys.ts'
import { useLastVerdict, wordsOf } from './lastVerdict.ts'

export function LastVerdict() {
  const { workid } = useParams()
  const last = useLastVerdict()
  useReviewKeys({ onUndo: () => void last?.undo() })
  if (last === undefined) return null
  const { verdict, undo, open } = last
  return (
    <UndoBar text={wordsOf(verdict)} onUndo={undo}>
      {Number(workid) !== verdict.submissionId && verdict.kind === 'review' && (
        <Button kind="soft" small onPress={open}>
          回到这篇
        </Button>
      )}
    </UndoBar>
  )
}
