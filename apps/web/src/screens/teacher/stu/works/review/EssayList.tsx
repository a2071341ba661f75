/** The submitted essays of the class, beside the one that is read. */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { reviewNeeds } from '#parts/HomeworkList/reviewNeeds.ts'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { Chip } from '#ui/Chip.tsx'

type Props = {
  submissions: readonly Submission[]
  currentId: number
  scoreScale: number
  linkTo: (submissionId: number) => string
}

export function EssayList({ submissions, currentId, scoreScale, linkTo }: Props) {
  return (
    <nav className="review-list" aria-label="已提交的作文">
      {submissions.map((each) => (
        <EssayItem
          key={each.id}
          submission={each}
          isCurrent={each.id === currentId}
          to={linkTo(each.id)}
          scoreScale={scoreScale}
        />
      ))}
    </nav>
  )
}

type ItemProps = { submission: Submission; isCurrent: boolean; to: string; scoreScale: number }

function EssayItem({ submission, isCurrent, to, scoreScale }: ItemProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const isReviewed = submission.status === 'remark'

  // The list's scroll position is the browser's: it follows to the essay that is read now.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])

  return (
    <Link
      ref={link}
      className="review-item"
      replace
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className="review-item-name">{submission.name}</span>
      <span className="review-item-score">{formatScore(submission.finalScore, scoreScale)}</span>
      <span className="review-item-signs">
        <Chip {...(isReviewed && { tone: 'jade' })}>
          {isReviewed ? '已批阅' : submission.status === 'finish' ? '待批阅' : submission.statuscn}
        </Chip>
        {reviewNeeds(submission).map(({ text, tone }) => (
          <Chip key={text} tone={tone}>
            {text}
          </Chip>
        ))}
      </span>
    </Link>
  )
}
