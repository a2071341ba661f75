/** Where this essay stands among those that were handed in, and the way to its neighbours without the list between (the cockpit). */
import { Link } from 'react-router'
import { notify } from '#ui/notices.ts'
import type { Neighbours } from './neighbours.ts'

type Props = { neighbours: Neighbours; linkTo: (submissionId: number) => string }

export function Steps({ neighbours: { previous, next, place, count }, linkTo }: Props) {
  return (
    <nav className="review-steps" aria-label="换一篇">
      <Step
        name="上一篇"
        path="M4 13 10 7l6 6"
        to={previous && linkTo(previous.id)}
        whose={previous?.name}
        end="已经是第一篇了"
      />
      <span className="quiet">
        第 {place} / {count} 篇
      </span>
      <Step
        name="下一篇"
        path="M4 7l6 6 6-6"
        to={next && linkTo(next.id)}
        whose={next?.name}
        end="已经是最后一篇了"
      />
    </nav>
  )
}

type StepProps = {
  name: string
  path: string
  to: string | undefined
  whose: string | undefined
  end: string
}

function Step({ name, path, to, whose, end }: StepProps) {
  const arrow = (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
  if (to === undefined)
    return (
      <button
        type="button"
        className="review-step"
        aria-label={name}
        aria-disabled="true"
        onClick={() => void notify(end)}
      >
        {arrow}
      </button>
    )
  return (
    <Link className="review-step" replace to={to} aria-label={`${name}：${whose}`}>
      {arrow}
    </Link>
  )
}
