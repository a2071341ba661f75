/** Ends to choose with one tap, below the field of the end. */
import { type Deadline, listDeadlines } from './deadlines.ts'

type Props = {
  openedAt: Date
  startsAt: Date | undefined
  endsAt: Date | undefined
  onPick: (time: Deadline['time']) => void
}

export function DeadlineChips({ openedAt, startsAt, endsAt, onPick }: Props) {
  const deadlines = listDeadlines(openedAt, startsAt)
  if (deadlines.length === 0) return null
  return (
    <div className="deadline-chips" role="group" aria-label="常用的结束时间">
      {deadlines.map(({ name, time }) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={endsAt?.getTime() === time.getTime()}
          onClick={() => onPick(time)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
