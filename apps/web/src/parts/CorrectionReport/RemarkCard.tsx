/** The teacher's remark, in red Kai; only once the teacher has given a score. */
import { levelName, LEVELS } from '@zhupi/contract/terms/levels.ts'
import { DIMENSIONS, DIMENSION_NAMES } from '@zhupi/contract/terms/traits.ts'
import type { Report } from './report.ts'
import './RemarkCard.css'

export function RemarkCard({ report }: { report: Report }) {
  if (report.teacherScore === null) return null
  const { categoryLevels, reviewTime, teacherName, teacherRemark } = report
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
          {[teacherName, when].filter((part) => part !== '').join(' · ')}
        </span>
      </div>
      {teacherRemark === null || teacherRemark.trim() === '' ? (
        <p className="quiet">老师这次只打了分，没有写评语。</p>
      ) : (
        <p className="remark-card-words">{teacherRemark}</p>
      )}
      {categoryLevels !== null && (
        <ul className="remark-card-levels">
          {DIMENSIONS.map((dimension, index) => {
            const level = categoryLevels[index] ?? 0
            return (
              <li key={dimension}>
                {DIMENSION_NAMES[dimension]} <b>{levelName(level)}</b>
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
