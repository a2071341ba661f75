/** One practice essay of the list; a tap leads to its result, or to the paper before there is one. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getExercises } from '@zhupi/contract/calls/practice.ts'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { Chip } from '#ui/Chip.tsx'
import { shortTime } from '../HomeworkList/homeworkTimes.ts'
import type { Unsaved } from './useUnsavedPractices.ts'

type Item = EntityOf<typeof getExercises>['items'][number]

type Props = {
  item: Item
  /** What only this device has of it. */
  unsaved: Unsaved | undefined
  /** The moment at which the list was fetched. */
  now: Date
}

export function PracticeCard({ item, unsaved, now }: Props) {
  const role = useSession()?.role ?? 'student'
  const hasResult = item.counter > 0
  const shown = unsaved?.entry ?? item
  const title = shown.title.trim() === '' ? '（还没有题目）' : shown.title
  const action = hasResult ? '看报告' : '接着写'
  return (
    <article className="card">
      <div className="card-chips">
        {item.correction === 'working' && <Chip tone="amber">正在批改</Chip>}
        {item.atText !== '' && <Chip>{item.atText}</Chip>}
        {item.grade !== null && <Chip>{gradeName(item.grade)}</Chip>}
        {unsaved?.isSaving === false && <Chip tone="amber">还没有保存到云端</Chip>}
        <span className="quiet practice-card-time">{shortTime(item.time, now)}</span>
      </div>
      <h2>{title}</h2>
      {shown.content !== '' && <p className="quiet card-excerpt">{shown.content}</p>}
      <div className="row card-foot">
        <b className={hasResult ? 'practice-card-score' : 'practice-card-score none'}>
          {item.score}
        </b>
        <span className="quiet grow">
          {unsaved ? countCharacters(unsaved.entry.content) : item.characterCount} 字
        </span>
        <Link
          to={hasResult ? paths.practiceCorrection(item.id) : paths.practiceEditor(role, item.id)}
          className="card-link btn line small"
          aria-label={`${action}：${title}`}
        >
          {action}
        </Link>
      </div>
    </article>
  )
}
