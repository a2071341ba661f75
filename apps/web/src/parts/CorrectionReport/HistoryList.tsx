/** The machine-grading history: each attempt with its time and score; a tap opens that one (spec 1 §2.12). */
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
}

export function HistoryList({ items, scoreScale, linkTo }: Props) {
  const [now] = useState(() => new Date())
  if (items.length === 0) return null
  return (
    <section className="card history-list">
      <h2>机器评分历史</h2>
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
      </ul>
    </section>
  )
}
