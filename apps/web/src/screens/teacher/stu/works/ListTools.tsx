/** Finds a pupil in a long list, and says in which order it stands. */
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
  const [composing, setComposing] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="works-tools">
      <input
        type="search"
        aria-label="找学生"
        placeholder="姓名或学号"
        autoComplete="off"
        enterKeyHint="search"
        value={composing ?? sought}
        onCompositionStart={() => setComposing(sought)}
        onCompositionEnd={(event) => {
          setComposing(undefined)
          onSeek(event.currentTarget.value)
        }}
        onChange={(event) =>
          composing === undefined ? onSeek(event.target.value) : setComposing(event.target.value)
        }
      />
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
