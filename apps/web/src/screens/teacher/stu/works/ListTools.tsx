/** Finds a pupil in a long list, and says in which order it stands. */
import { FindPupil } from '#parts/FindPupil/FindPupil.tsx'
import { SUBMISSION_ORDERS, type SubmissionOrder } from '#parts/HomeworkList/submissionOrder.ts'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { useState, type ReactNode } from 'react'

type Props = {
  sought: string
  order: SubmissionOrder
  onSeek: (text: string) => void
  onOrder: (order: SubmissionOrder) => void
  /** What else can be done with the list. */
  children: ReactNode
}

export function ListTools({ sought, order, onSeek, onOrder, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="works-tools">
      <FindPupil sought={sought} onSeek={onSeek} />
      <button type="button" className="chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {SUBMISSION_ORDERS.find(({ key }) => key === order)?.name}
        <i aria-hidden="true">▾</i>
      </button>
      {children}
      <ChoiceSheet
        isOpen={isOpen}
        title="排列顺序"
        choices={SUBMISSION_ORDERS}
        chosen={order}
        onChoose={onOrder}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
