/** Whom a figure of the statistics is made of; each name leads to the essay. */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import { Link } from 'react-router'
import { Sheet } from '#ui/Sheet.tsx'
import { linkToEssay, type Picked, type Statistics } from './statistics.ts'

type Props = { picked: Picked | undefined; statistics: Statistics; onClose: () => void }

export function PupilSheet({ picked, statistics, onClose }: Props) {
  const { homeworkId, scoreKind } = statistics
  return (
    <Sheet isOpen={picked !== undefined} title={picked?.title ?? ''} onClose={onClose}>
      <ul className="picked-pupils">
        {picked?.pupils.map(({ pupil, score }) => (
          <li key={pupil.id}>
            <Link to={linkToEssay(homeworkId, pupil)}>
              <span className="picked-number">{pupil.studentNumber}</span>
              <span className="grow">{pupil.name}</span>
              <span className="quiet">{SUBMISSION_STATUS_NAMES[pupil.status]}</span>
              <b>{formatScore(score, picked.isOutOfHundred ? 100 : scoreKind)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
