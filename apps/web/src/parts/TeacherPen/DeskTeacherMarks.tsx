/** What the teacher marked in the text that came back, at the desk where it is mended. */
import { getTeacherMarks } from '@zhupi/contract/calls/review.ts'
import { TEACHER_MARK_NAMES } from '@zhupi/contract/terms/teacherMarks.ts'
import { type RefObject, useState } from 'react'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { goToPlace } from '../EssayEditor/showPlace.ts'
import { onlyPlaceOf, type TeacherMark } from './pen.ts'
import './DeskTeacherMarks.css'

type Props = { submissionId: number; field: RefObject<HTMLTextAreaElement | null> }

export function DeskTeacherMarks({ submissionId, field }: Props) {
  const [isOpen, setOpen] = useState(false)
  /** What stood on the paper as the list was opened. */
  const [text, setText] = useState('')
  // Writing needs none of it: it is asked for once.
  const once = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const
  const { data } = useCall(getTeacherMarks, { id: submissionId }, once)
  const latest = data?.items.at(-1)?.revisionId
  const marks = (data?.items ?? []).filter((mark) => mark.revisionId === latest)
  if (marks.length === 0) return null
  const goTo = async (place: { start: number; end: number }) => {
    setOpen(false)
    await allOverlaysClosed()
    if (field.current !== null) goToPlace(field.current, place.start, place.end)
  }
  return (
    <>
      <button
        type="button"
        className="desk-teacher-marks"
        aria-haspopup="dialog"
        onClick={() => {
          setText(field.current?.value ?? '')
          setOpen(true)
        }}
      >
        老师批注 {marks.length} 处<span aria-hidden="true"> ›</span>
      </button>
      <Sheet title="老师批注" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ul className="desk-teacher-list">
          {marks.map((mark) => (
            <li key={mark.id}>
              <MarkLine mark={mark} text={text} onGo={goTo} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

type LineProps = {
  mark: TeacherMark
  /** What stands on the paper now. */
  text: string
  onGo: (place: { start: number; end: number }) => Promise<void>
}

function MarkLine({ mark: { kind, pNo, quote, note }, text, onGo }: LineProps) {
  const place = onlyPlaceOf(quote, text)
  return (
    <>
      <p>
        <Chip tone="red">{TEACHER_MARK_NAMES[kind]}</Chip> <q>{quote}</q>
      </p>
      {note !== '' && <p className="desk-teacher-note">{note}</p>}
      <div className="row">
        <span className="quiet grow">
          {text.includes(quote) ? `交上去的第 ${pNo} 段` : '这里的字已经改过了'}
        </span>
        {place && (
          <Button kind="soft" small onPress={() => onGo(place)}>
            去看这里
          </Button>
        )}
      </div>
    </>
  )
}
