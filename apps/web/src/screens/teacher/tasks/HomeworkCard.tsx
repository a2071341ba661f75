/** One homework in the teacher's list: what was set, for whom, until when, and how far the class has come. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { Chip, Meter } from '../../../ui/pieces.tsx'
import { describeDeadline, shortTime } from '../../../parts/homeworkTimes.ts'

type Props = { homework: EntityOf<typeof getTeacherHomework>['items'][number]; now: Date }

export function HomeworkCard({ homework, now }: Props) {
  const { notremarkcount: waiting, remarkcount: reviewed, notsubmit: missing } = homework
  const handedIn = waiting + reviewed
  const all = handedIn + missing
  const sign = describeDeadline(homework, now)
  return (
    <Link className="card homework-card" to={paths.submissions(homework.id)}>
      <span className="row homework-signs">
        <Chip {...(sign.tone && { tone: sign.tone })}>{sign.text}</Chip>
        <Chip>{homework.articleType}</Chip>
        <Chip>满分 {homework.scoreKind}</Chip>
        <span className="quiet homework-class">{homework.classEntityName}</span>
      </span>
      <h2>{homework.title}</h2>
      {homework.demand !== '' && <p className="quiet homework-demand">{homework.demand}</p>}
      <dl className="homework-counts">
        <div className={waiting > 0 ? 'waiting' : undefined}><dt>已提交</dt><dd>{waiting}</dd></div>
        <div><dt>已批阅</dt><dd>{reviewed}</dd></div>
        <div><dt>未提交</dt><dd>{missing}</dd></div>
      </dl>
      <Meter value={all === 0 ? 0 : (handedIn / all) * 100} />
      <p className="quiet homework-times">{shortTime(homework.stime, now)} 至 {shortTime(homework.etime, now)}</p>
    </Link>
  )
}
