/** One pupil's line: a submitted or reviewed essay opens for review, any other says why it does not (spec 3 §4). */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { Link } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { notify } from '../../../../ui/notices.ts'
import { Chip } from '../../../../ui/pieces.tsx'

type Homework = EntityOf<typeof getHomeworkDetail>
type Props = { submission: Homework['studentHomeworkList'][number]; homework: Homework }

const TONES: Record<SubmissionStatus, 'amber' | 'red' | 'jade' | undefined> = { notStart: undefined, underway: 'amber', reject: 'amber', finish: 'red', remark: 'jade' }

/** Why there is nothing to open yet. */
const CLOSED_REASONS: Partial<Record<SubmissionStatus, string>> = {
  notStart: '还没有开始写',
  underway: '正在写，提交后才能批阅',
  reject: '已打回，等学生修改后重新提交',
}

export function SubmissionRow({ submission, homework }: Props) {
  const closedReason = CLOSED_REASONS[submission.status]
  const tone = TONES[submission.status]
  const line = (
    <>
      <span className="works-who">
        <span className="works-name">{submission.name}</span>
        <span className="quiet works-note">
          {submission.studentNumber !== '' && <span>{submission.studentNumber}</span>}
          {submission.practiceCount > 0 && <span>批改 {submission.practiceCount} 次</span>}
        </span>
      </span>
      <Chip {...(tone && { tone })}>{submission.statuscn}</Chip>
      <span className={submission.teacherScore === null ? 'works-score' : 'works-score given'}>
        {formatScore(submission.finalScore, homework.scoreKind)}
        {submission.finalScore !== null && <small>{submission.teacherScore === null ? '机评' : '得分'}</small>}
      </span>
    </>
  )
  return (
    <li>
      {closedReason === undefined
        ? <Link className="works-row" to={paths.review(homework.id, submission.id)}>{line}</Link>
        : <button type="button" className="works-row closed" aria-disabled="true" onClick={() => void notify(`${submission.name}：${closedReason}`)}>{line}</button>}
    </li>
  )
}
