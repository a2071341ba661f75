/** The teacher's remark, in red Kai; only once the teacher has given a score. */
import { levelName, LEVELS } from '@zhupi/contract/terms/levels.ts'
import { DIMENSIONS, DIMENSION_NAMES } from '@zhupi/contract/terms/traits.ts'
import { GoalVerdicts } from '../UnitGoals/GoalVerdicts.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import type { Report } from './report.ts'
import './RemarkCard.css'

export function RemarkCard({ report }: { report: Report }) {
  if (report.teacherScore === null) return null
  const { categoryLevels, reviewTime, teacherName, teacherRemark, isRemarkDrafted } = report
  const when =
    reviewTime === null
      ? ''
      : `${Number(reviewTime.slice(5, 7))}月${Number(reviewTime.slice(8, 10))}日`
  return (
    <section className="card remark-card">
      <div className="row">
        <h2>老师评语</h2>
        <span className="grow" />
        <span className="quiet">
          <Facts items={[teacherName, when]} />
        </span>
      </div>
      {teacherRemark === null || teacherRemark.trim() === '' ? (
        <p className="quiet">老师这次只打了分，没有写评语。</p>
      ) : (
        <>
          {isRemarkDrafted && <Chip tone="indigo">老师确认 · AI 起草</Chip>}
          <p className={isRemarkDrafted ? 'remark-card-words drafted' : 'remark-card-words'}>
            {teacherRemark}
          </p>
        </>
      )}
      <GoalVerdicts submissionId={report.id} />
      {categoryLevels !== null && (
        <ul className="remark-card-levels" aria-label="老师评的三项">
          {DIMENSIONS.map((dimension, index) => {
            const level = categoryLevels[index] ?? 0
            return (
              <li key={dimension}>
                {DIMENSION_NAMES[dimension]} <b>{levelName(level, report.stage)}</b>
                <span aria-hidden="true">
                  {LEVELS.map((each) => (
                    <i key={each} className={each <= level ? 'full' : ''} />
                  ))}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
