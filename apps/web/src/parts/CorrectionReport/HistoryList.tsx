/** The machine-grading history: each attempt with its time and score; a tap opens that one. */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { shortTime } from '../HomeworkList/homeworkTimes.ts'
import type { Report } from './report.ts'
import './HistoryList.css'

type Props = {
  items: Report['historyList']
  scoreScale: number
  linkTo: (historyId: number) => string
  /** What was kept and never corrected. */
  kept?: Report['keptList']
}

export function HistoryList({ items, scoreScale, linkTo, kept = [] }: Props) {
  const [now] = useState(() => new Date())
  if (items.length + kept.length === 0) return null
  return (
    <section className="card history-list">
      <h2 id={HEADING} tabIndex={-1}>
        机评历史
      </h2>
      <ul>
        {items.map(({ id, score, time }) => (
          <li key={id}>
            <Link to={linkTo(id)}>
              <span className="grow">{shortTime(time, now)}</span>
              <b>{formatScore(score, scoreScale)}</b>
              <i aria-hidden="true">›</i>
            </Link>
          </li>
        ))}
        {kept.map(({ id, time }) => (
          <li key={id}>
            <Link to={linkTo(id)}>
              <span className="grow">{shortTime(time, now)}</span>
              <span className="quiet">没有批改的一稿</span>
              <i aria-hidden="true">›</i>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In a report's head: the list of earlier versions stands at its end. */
export function HistoryJump({ items }: Pick<Props, 'items'>) {
  if (items.length === 0) return null
  return (
    <button
      type="button"
      className="chip"
      onClick={() => {
        const heading = document.getElementById(HEADING)
        heading?.scrollIntoView()
        heading?.focus({ preventScroll: true })
      }}
    >
      历次 {items.length}
    </button>
  )
}

const HEADING = 'machine-grading-history'
