/**
 * One pupil's line: a submitted or reviewed essay opens for review, a returned one to be read, any
 * other says why it does not.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { reviewNeeds } from '#parts/HomeworkList/reviewNeeds.ts'
import { notify } from '#ui/notices.ts'
import { Chip } from '#ui/Chip.tsx'
import { AllowanceButton } from './AllowanceButton.tsx'

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
      <li className="works-open">
        <button
          type="button"
          className="works-row closed"
          aria-disabled="true"
          onClick={() => void notify(`${submission.name}：${closedReason}`)}
        >
          {line}
        </button>
        <AllowanceButton submission={submission} endTime={homework.etime} />
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

/** As many as leave room for the name; all of them stand beside the essay. */
const NEEDS_SHOWN = 2

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
          {submission.writingNo !== null && (
            <span className="works-choice">
              第 {submission.writingNo} 题《{submission.writingTitle}》
            </span>
          )}
          {submission.extendedTo !== null && <span>延到 {submission.extendedTo.slice(5, 16)}</span>}
          {submission.isEntered && <span>{MESSAGES.enteredByTeacher}</span>}
          {submission.practiceCount > 0 && <span>批改 {submission.practiceCount} 次</span>}
        </span>
      </span>
      {reviewNeeds(submission)
        .slice(0, NEEDS_SHOWN)
        .map(({ text, tone }) => (
          <Chip key={text} tone={tone}>
            {text}
          </Chip>
        ))}
      {!hidesStatus && (
        <Chip {...(tone && { tone })}>{submission.isExcused ? '免交' : submission.statuscn}</Chip>
      )}
      <span className={submission.teacherScore === null ? 'works-score' : 'works-score given'}>
        {formatScore(submission.finalScore, scoreScale)}
        {submission.finalScore !== null && (
          <small>{submission.teacherScore === null ? '机评' : '得分'}</small>
        )}
      </span>
    </>
  )
}
