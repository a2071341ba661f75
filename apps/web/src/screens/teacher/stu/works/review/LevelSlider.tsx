/**
 * The teacher's level of one dimension. A finger that scrolls the page over it must not move it: a
 * touch moves it only once it goes sideways, and from where it stood; a touch that the browser
 * takes for scrolling puts it back. Keyboard and screen reader have the browser's own range.
 */
import { sliderLevel } from '@zhupi/contract/rules/score.ts'
import { levelName } from '@zhupi/contract/terms/levels.ts'
import type { Stage } from '@zhupi/contract/terms/stages.ts'
import { type PointerEvent, useRef } from 'react'
import './LevelSlider.css'

type Props = {
  name: string
  value: number
  /** Whose essay it is: the level is named as its pupil will read it. */
  stage: Stage | null
  isDisabled: boolean
  onChange: (value: number) => void
}

/** Less than that is a tap or the beginning of a scroll. */
const SIDEWAYS_PX = 10

export function LevelSlider({ name, value, stage, isDisabled, onChange }: Props) {
  const level = levelName(sliderLevel(value), stage)
  const drag = useDrag({ value, isDisabled, onChange })
  return (
    <div className="level-slider">
      <span aria-hidden="true">{name}</span>
      <div className="level-slider-track" {...drag}>
        <input
          type="range"
          min={0}
          max={100}
          value={value}
          disabled={isDisabled}
          aria-label={name}
          aria-valuetext={level}
          style={{ backgroundSize: `${value}% 6px, 100% 6px` }}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
      <b aria-hidden="true">{level}</b>
    </div>
  )
}

type Drag = { id: number; x: number; y: number; value: number; isMoving: boolean }

function useDrag({ value, isDisabled, onChange }: Omit<Props, 'name' | 'stage'>) {
  const drag = useRef<Drag>(undefined)
  const move = (to: number) => onChange(Math.round(Math.min(100, Math.max(0, to))))
  return {
    onPointerDown: (event: PointerEvent) => {
      if (isDisabled || !event.isPrimary || event.button !== 0) return
      const track = event.currentTarget
      const { pointerId: id, clientX: x, clientY: y } = event
      drag.current = { id, x, y, value, isMoving: false }
      if (event.pointerType !== 'mouse') return
      // A mouse takes the slider to where it is pressed, as everywhere.
      const { left, width } = track.getBoundingClientRect()
      const pressed = ((x - left) / width) * 100
      drag.current = { id, x, y, value: pressed, isMoving: true }
      track.setPointerCapture(id)
      track.querySelector('input')?.focus()
      event.preventDefault()
      move(pressed)
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current
      if (now === undefined || now.id !== event.pointerId) return
      const [across, down] = [event.clientX - now.x, event.clientY - now.y]
      if (!now.isMoving) {
        if (Math.abs(across) < SIDEWAYS_PX || Math.abs(across) <= Math.abs(down)) return
        now.isMoving = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      move(now.value + (across / event.currentTarget.clientWidth) * 100)
    },
    onPointerUp: () => {
      drag.current = undefined
    },
    onPointerCancel: () => {
      const now = drag.current
      drag.current = undefined
      if (now?.isMoving === true) onChange(now.value)
    },
  }
}
