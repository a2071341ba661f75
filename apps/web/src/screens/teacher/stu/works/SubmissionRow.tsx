/**
 * One pupil's line: a submitted or reviewed essay opens for review, a returned one to be read, any
 * other says why it does not.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { notify } from '#ui/notices.ts'
import { Chip } from '#ui/Chip.tsx'

type Homework = EntityOf<typeof getHomeworkDetail>
type Submission = Homework['studentHomeworkList'][number]

const TONES: Record<SubmissionStatus, 'amber' | 'red' | 'jade' | undefined> = {
  notStart: undefined,
  underway: 'amber',
  reject: 'amber',
  finish: 'red',
  remark: 'jade',
}

/** Why there is nothing to open yet. */
const CLOSED_REASONS: Partial<Record<SubmissionStatus, string>> = {
  notStart: '还没有开始写',
  underway: '正在写，提交后才能批阅',
}

export function SubmissionRow({
  submission,
  homework,
  order,
}: {
  submission: Submission
  homework: Homework
  order: string
}) {
  const closedReason = CLOSED_REASONS[submission.status]
  const line = <SubmissionLine submission={submission} scoreScale={homework.scoreKind} />
  if (closedReason !== undefined) {
    return (
      <li>
        <button
          type="button"
          className="works-row closed"
          aria-disabled="true"
          onClick={() => void notify(`${submission.name}：${closedReason}`)}
        >
          {line}
        </button>
      </li>
    )
  }
  const to =
    submission.status === 'reject'
      ? paths.returned(homework.id, submission.id)
      : paths.review(homework.id, submission.id, order)
  return (
    <li>
      <Link className="works-row" to={to}>
        {line}
      </Link>
    </li>
  )
}

/** Who, how it stands (where not all stand alike), and the score. */
export function SubmissionLine({
  submission,
  scoreScale,
  hidesStatus = false,
}: {
  submission: Submission
  scoreScale: number
  hidesStatus?: boolean
}) {
  const tone = TONES[submission.status]
  return (
    <>
      <span className="works-who">
        <span className="works-name">{submission.name}</span>
        <span className="quiet works-note">
          {submission.studentNumber !== '' && <span>{submission.studentNumber}</span>}
          {submission.practiceCount > 0 && <span>批改 {submission.practiceCount} 次</span>}
        </span>
      </span>
      {submission.isOffTopic && <Chip tone="amber">可能偏题</Chip>}
      {!hidesStatus && <Chip {...(tone && { tone })}>{submission.statuscn}</Chip>}
      <span className={submission.teacherScore === null ? 'works-score' : 'works-score given'}>
        {formatScore(submission.finalScore, scoreScale)}
        {submission.finalScore !== null && (
          <small>{submission.teacherScore === null ? '机评' : '得分'}</small>
        )}
      </span>
    </>
  )
}
