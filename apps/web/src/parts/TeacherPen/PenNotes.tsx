/** What the teacher wrote beside a paragraph, in red Kai below it, and whose words these are. */
import { TEACHER_MARK_NAMES } from '@zhupi/contract/terms/teacherMarks.ts'
import { useContext } from 'react'
import { PenContext, type Place, type TeacherMark } from './pen.ts'
import './PenNotes.css'

/** `marks`: of the whole text, those that are shown. */
type Props = { pNo: number; paragraph: string; marks: readonly TeacherMark[] }

export function PenNotes({ pNo, paragraph, marks }: Props) {
  const pen = useContext(PenContext)
  if (pen === undefined) return null
  const { onMark } = pen
  const here = marks.filter((mark) => mark.pNo === pNo)
  return (
    <>
      {here.length > 0 && (
        <aside className="pen-notes" aria-label={`第${pNo}段，老师批注`}>
          <b>老师批注</b>
          {here.map((mark) => (
            <PenNote key={mark.id} mark={mark} onMark={mark.isOwn ? onMark : undefined} />
          ))}
        </aside>
      )}
      {onMark && (
        <button
          type="button"
          className="pen-start"
          onClick={() => onMark({ pNo, start: 0, end: paragraph.length })}
        >
          批注第 {pNo} 段
        </button>
      )}
    </>
  )
}

type NoteProps = { mark: TeacherMark; onMark: ((place: Place) => void) | undefined }

function PenNote({ mark, onMark }: NoteProps) {
  const { kind, quote, note } = mark
  const words = (
    <>
      {kind !== 'note' && <i>{TEACHER_MARK_NAMES[kind]}</i>}
      <q>{shortened(quote)}</q>
      {note}
    </>
  )
  if (onMark === undefined) return <p>{words}</p>
  return (
    <button type="button" onClick={() => onMark(mark)}>
      {words}
    </button>
  )
}

/** Enough to know which words are meant. */
const QUOTE_MOST = 12

function shortened(quote: string): string {
  // They stand in quotation marks already.
  const characters = [...quote.replaceAll(/^[“‘「『]+|[”’」』]+$/gu, '')]
  return characters.length > QUOTE_MOST ? `${characters.slice(0, QUOTE_MOST).join('')}…` : quote
}
