/** The goals of the latest report, one at a time, while the next draft is being written. */
import { useState, type RefObject, type TouchEvent } from 'react'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { goalPlace, reasonsOf, type EssayReport, type Goal } from '../CorrectionReport/report.ts'
import { goToPlace } from '../EssayEditor/showPlace.ts'
import { findParagraph, paragraphsIn } from './places.ts'
import './GoalStrip.css'

type Props = {
  report: EssayReport
  /** By the writer's own word, from 0. */
  met: readonly number[]
  field: RefObject<HTMLTextAreaElement | null>
  onToggle: (index: number) => void
}

/** A finger that moves less does not swipe. */
const SWIPE_PX = 40

export function GoalStrip({ report, met, field, onToggle }: Props) {
  const goals = report.rmap?.goals ?? []
  const [index, setIndex] = useState(() => firstOpen(goals, met))
  const [isOpen, setOpen] = useState(false)
  const [touchX, setTouchX] = useState<number>()
  const goal = goals[index]
  if (goal === undefined) return null
  const step = (by: 1 | -1) => setIndex((index + by + goals.length) % goals.length)
  const swipe = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchX ?? 0)
    if (touchX !== undefined && goals.length > 1 && Math.abs(moved) >= SWIPE_PX)
      step(moved < 0 ? 1 : -1)
    setTouchX(undefined)
  }
  const isMet = met.includes(index)
  const goThere = async () => {
    setOpen(false)
    await allOverlaysClosed()
    if (field.current !== null) goToGoal(field.current, report, goal)
  }
  return (
    <section
      className="goal-strip"
      aria-label="修改目标"
      onTouchStart={(event) => setTouchX(event.touches[0]?.clientX)}
      onTouchEnd={swipe}
    >
      {goals.length > 1 && (
        <button type="button" aria-label="上一个目标" onClick={() => step(-1)}>
          ‹
        </button>
      )}
      <button
        type="button"
        className={isMet ? 'goal-strip-text met' : 'goal-strip-text'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          <b>
            {isMet && <span className="goal-strip-tick">✓ </span>}目标 {index + 1}
            {goals.length > 1 && <small> / {goals.length}</small>}
          </b>
          {goal.goal}
        </span>
      </button>
      {goals.length > 1 && (
        <button type="button" aria-label="下一个目标" onClick={() => step(1)}>
          ›
        </button>
      )}
      <Sheet title={`目标 ${index + 1}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="goal-sheet-chips">
          <Chip tone="amber">{goalPlace(goal.pNo)}</Chip>
          <Chip>{goal.name}</Chip>
          <Chip tone="indigo">{MESSAGES.aiMade}</Chip>
        </p>
        <p className="goal-sheet-goal">{goal.goal}</p>
        <dl className="goal-sheet-why">
          {reasonsOf(report, goal).length > 0 && (
            <>
              <dt>为什么</dt>
              {reasonsOf(report, goal).map((reason, at) => (
                <dd key={at}>{reason}</dd>
              ))}
            </>
          )}
          <dt>怎样算做到</dt>
          <dd>{goal.done}</dd>
        </dl>
        <div className="goal-sheet-foot">
          <Button kind="line" grow onPress={() => onToggle(index)}>
            {isMet ? '还要再改' : '我做到了'}
          </Button>
          <Button grow onPress={goThere}>
            {goal.pNo === 0 ? '接着改' : '去改这一段'}
          </Button>
        </div>
      </Sheet>
    </section>
  )
}

function firstOpen(goals: readonly Goal[], met: readonly number[]): number {
  return Math.max(
    0,
    goals.findIndex((_, index) => !met.includes(index)),
  )
}

/** To the end of its paragraph, where a sentence is added; a paragraph that is gone has none. */
function goToGoal(field: HTMLTextAreaElement, report: EssayReport, goal: Goal): void {
  const now = paragraphsIn(field.value)
  const before = report.paragraphList.map(({ markContent }) => markContent)
  const found = goal.pNo === 0 ? undefined : findParagraph(before, goal.pNo, now)
  const place = now[found ?? (goal.pNo === 0 ? 0 : Math.min(goal.pNo, now.length) - 1)]
  if (place === undefined) return field.focus()
  goToPlace(field, place.start, place.end)
}
