/** Notes above the paper: why it was returned, what stands in the way, which copy is open. */
import type { OpenedDraft } from '#drafts/opening.ts'
import { GoalNote } from '#parts/UnitGoals/GoalNote.tsx'
import { ReplacedNote } from '#parts/WritingDesk/ReplacedNote.tsx'
import { RestoredNote } from '#parts/WritingDesk/RestoredNote.tsx'

type Props = {
  detail: OpenedDraft['detail']
  goals: readonly string[]
  faults: readonly (string | undefined)[]
  restored: Parameters<typeof RestoredNote>[0] | undefined
  earlier: Parameters<typeof ReplacedNote>[0]['earlier']
}

export function HomeworkNotes({ detail, goals, faults, restored, earlier }: Props) {
  return (
    <>
      {detail.status === 'reject' && (
        <section className="writing-note reject">
          <b>老师打回的原因</b>
          <p>{detail.rejectReason ?? '老师没有写原因，可以当面问问。'}</p>
        </section>
      )}
      <GoalNote goals={goals} className="writing-note" />
      {faults.map(
        (fault, index) =>
          fault !== undefined && (
            <p key={index} className="writing-note closed">
              {fault}
            </p>
          ),
      )}
      {restored !== undefined && <RestoredNote {...restored} />}
      <ReplacedNote earlier={earlier} />
    </>
  )
}
