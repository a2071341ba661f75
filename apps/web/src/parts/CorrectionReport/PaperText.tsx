/**
 * The text of a paragraph in the cells of manuscript paper. What is selected, copied and read out
 * is the paragraph itself.
 */
import type { MouseEvent, ReactNode } from 'react'
import type { Place } from '../TeacherPen/pen.ts'
import { PenStrokes } from '../TeacherPen/PenStrokes.tsx'
import { placeInRow, spanIn, type Dot, type PaperRow, type Rule, type Run } from './paperRows.ts'
import { markClasses, spokenMark } from './report.ts'

type Props = {
  rows: readonly PaperRow[]
  openNumber?: number | undefined
  onOpen?: (number: number) => void
  /** What the teacher is writing about. */
  openPlace?: Place | undefined
  /** Where in the text it was tapped. */
  onTap?: ((at: number) => void) | undefined
}

export function PaperText({ rows, openNumber, onOpen = () => undefined, openPlace, onTap }: Props) {
  return rows.map((row) => {
    const { start, indent, pieces, rules, strokes } = row
    return (
      <span
        key={start}
        className="paper-row"
        data-start={start}
        style={{ '--indent': indent }}
        onClick={
          onTap &&
          ((event) => {
            const at = placeInRow(row, columnOf(event))
            if (at !== undefined && !isSelecting()) onTap(at)
          })
        }
      >
        <PenStrokes strokes={strokes} open={openPlace && spanIn(row, openPlace)} />
        {rules.map((rule) => (
          <Underline key={rule.mark.number} rule={rule} isOpen={rule.mark.number === openNumber} />
        ))}
        {pieces.map(({ mark, runs, dots }, index) => [
          mark === undefined ? (
            runs.map(drawRun)
          ) : (
            // The text is a bigger target for a finger; the dot is the control for everyone else.
            <span
              key={index}
              className="mark"
              onClick={(event) => {
                if (isSelecting()) return
                event.stopPropagation()
                onOpen(mark.number)
              }}
            >
              {runs.map(drawRun)}
            </span>
          ),
          dots.map((dot) => <MarkDot key={dot.mark.number} dot={dot} onOpen={onOpen} />),
        ])}
      </span>
    )
  })
}

/** Whoever drags over the text chooses some of it, and taps nothing. */
function isSelecting(): boolean {
  return document.getSelection()?.isCollapsed === false
}

/** Cells are as wide as each other, so that no browser need be asked which letter it was. */
function columnOf({ clientX, currentTarget }: MouseEvent): number {
  const { left } = currentTarget.getBoundingClientRect()
  const cell = Number.parseFloat(getComputedStyle(currentTarget).getPropertyValue('--cell'))
  return Math.floor((clientX - left) / cell)
}

const RUN_CLASSES = { cell: 'paper-cell', dash: 'paper-cell dash', unseen: 'paper-unseen' } as const

function drawRun(run: Run, index: number): ReactNode {
  if (run.kind === 'flow') return run.text
  if (run.kind === 'squeezed')
    return (
      <span key={index} className="paper-squeezed" style={{ '--place': run.place }}>
        {run.text}
      </span>
    )
  return (
    <span key={index} className={RUN_CLASSES[run.kind]}>
      {run.text}
    </span>
  )
}

function Underline({ rule, isOpen }: { rule: Rule; isOpen: boolean }) {
  const { mark, column, length, isOuter } = rule
  return (
    <i
      aria-hidden="true"
      className={`paper-rule ${markClasses(mark)}${isOpen ? ' open' : ''}${isOuter ? ' outer' : ''}`}
      style={{ '--column': column, '--length': length }}
    >
      {mark.kind === 'strength' && <Wave length={length} />}
    </i>
  )
}

/** Half waves in a cell. */
const WAVES = 4

function Wave({ length }: { length: number }) {
  const halves = length * WAVES
  return (
    <svg viewBox={`0 0 ${halves} 4`} preserveAspectRatio="none">
      <path d={`M0 2q.5-3 1 0${'t1 0'.repeat(halves - 1)}`} />
    </svg>
  )
}

function MarkDot({ dot, onOpen }: { dot: Dot; onOpen: (number: number) => void }) {
  const { mark, column, place } = dot
  return (
    <button
      type="button"
      className={`mark-dot ${markClasses(mark)}`}
      style={{ '--column': column, '--place': place }}
      aria-label={spokenMark(mark)}
      aria-haspopup="dialog"
      data-number={mark.number}
      onClick={(event) => {
        event.stopPropagation()
        onOpen(mark.number)
      }}
    />
  )
}
