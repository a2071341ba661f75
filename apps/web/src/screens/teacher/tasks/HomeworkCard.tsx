/**
 * One homework in the teacher's list: what was set, for whom, until when, and how far the class has
 * come.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { Chip } from '#ui/Chip.tsx'
import { ListLink } from '#ui/ListLink.tsx'
import { Meter } from '#ui/Meter.tsx'
import { describeDeadline, shortTime } from '#parts/HomeworkList/homeworkTimes.ts'

type Props = {
  homework: EntityOf<typeof getTeacherHomework>['items'][number]
  now: Date
  /** Finished ones are not edited. */
  mayEdit: boolean
  onDelete: () => void
}

export function HomeworkCard({ homework, now, mayEdit, onDelete }: Props) {
  const titleId = useId()
  const { notremarkcount: waiting, remarkcount: reviewed, notsubmit: missing } = homework
  const handedIn = waiting + reviewed
  const all = handedIn + missing
  const sign = describeDeadline(homework, now)
  return (
    <article className="card homework-card" aria-labelledby={titleId}>
      <div className="row homework-signs">
        <Chip {...(sign.tone && { tone: sign.tone })}>{sign.text}</Chip>
        <Chip>{homework.atText}</Chip>
        <Chip>满分 {homework.scoreKind}</Chip>
        <span className="quiet homework-class">{homework.classEntityName}</span>
      </div>
      <h2 id={titleId}>
        <ListLink
          className="homework-open"
          to={paths.submissions(homework.id)}
          also={[paths.homeworkSettings(homework.id), paths.statistics(homework.id)]}
        >
          {homework.title}
        </ListLink>
      </h2>
      {homework.demand !== '' && <p className="quiet homework-demand">{homework.demand}</p>}
      <dl className="homework-counts">
        <div className={waiting > 0 ? 'waiting' : undefined}>
          <dt>已提交</dt>
          <dd>{waiting}</dd>
        </div>
        <div>
          <dt>已批阅</dt>
          <dd>{reviewed}</dd>
        </div>
        <div>
          <dt>未提交</dt>
          <dd>{missing}</dd>
        </div>
      </dl>
      <Meter value={all === 0 ? 0 : (handedIn / all) * 100} />
      <p className="quiet homework-times">
        {shortTime(homework.stime, now)} 至 {shortTime(homework.etime, now)}
      </p>
      <div className="homework-acts">
        <ListLink to={paths.homeworkSettings(homework.id)}>详情</ListLink>
        {mayEdit && <Link to={paths.arrangeUp(homework.id)}>编辑</Link>}
        <button type="button" onClick={onDelete}>
          删除
        </button>
      </div>
    </article>
  )
}
