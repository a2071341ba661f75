/** What the red pen draws on a row of the paper. What it means stands below the paragraph. */
import type { TeacherMarkKind } from '@zhupi/contract/terms/teacherMarks.ts'
import './PenStrokes.css'

type Span = { column: number; length: number }
type Stroke = Span & { mark: { id: number; kind: TeacherMarkKind }; isEnd: boolean }
type Props = { strokes: readonly Stroke[]; open: Span | undefined }

export function PenStrokes({ strokes, open }: Props) {
  return (
    <>
      {open && <i aria-hidden="true" className="pen-place" style={styleOf(open)} />}
      {strokes.map((stroke) => (
        <i
          key={stroke.mark.id}
          aria-hidden="true"
          className={`pen-stroke ${stroke.mark.kind}`}
          style={styleOf(stroke)}
        >
          <Line kind={stroke.mark.kind} length={stroke.length} />
          {/* Not part of the text that is copied. */}
          {stroke.mark.kind === 'doubt' && stroke.isEnd && <b data-sign="？" />}
        </i>
      ))}
    </>
  )
}

function styleOf({ column, length }: Span) {
  return { '--column': column, '--length': length }
}

/** Half waves in a cell: longer ones than the machine's. */
const WAVES = 3

function Line({ kind, length }: { kind: TeacherMarkKind; length: number }) {
  if (kind === 'wrong') return null
  const width = length * WAVES
  const drawn = {
    good: `M0 2q.5-3 1 0${'t1 0'.repeat(width - 1)}`,
    // Drawn by a hand, not with a ruler.
    note: `M0 2.6C${width / 3} 1 ${(width * 2) / 3} 3.4 ${width} 1.6`,
    doubt: `M0 2.5H${width}`,
  }
  return (
    <svg viewBox={`0 0 ${width} 4`} preserveAspectRatio="none">
      <path d={drawn[kind]} />
    </svg>
  )
}
