/** Each pupil over the same homework, in the list's own order or who has missed most first. */
import type { getClassProgress } from '@zhupi/contract/calls/progress.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { Spark } from '#parts/ClassProgress/Spark.tsx'

type Progress = EntityOf<typeof getClassProgress>
type Student = Progress['students'][number]

export function PupilRows({ progress: { code, students } }: { progress: Progress }) {
  const [isMissingFirst, setMissingFirst] = useState(false)
  const shown = isMissingFirst ? students.toSorted((a, b) => missing(b) - missing(a)) : students
  return (
    <section className="card class-progress-pupils">
      <div className="row">
        <h2 className="grow">每个学生</h2>
        <button
          type="button"
          className="chip"
          aria-pressed={isMissingFirst}
          onClick={() => setMissingFirst(!isMissingFirst)}
        >
          {isMissingFirst ? '按学号' : '缺交的在前'}
        </button>
      </div>
      <p className="quiet">右边是已提交的次数</p>
      <ul>
        {shown.map((student) => (
          <li key={student.id}>
            {student.isMember ? (
              <Link to={paths.pupilProgress(code, student.id)}>
                <Row student={student} />
              </Link>
            ) : (
              <div>
                <Row student={student} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ student }: { student: Student }) {
  const { name, studentNumber, isMember, studentCount, finishCount, scores } = student
  return (
    <>
      <span className="class-progress-number">{studentNumber}</span>
      <span className="grow">
        {name}
        {!isMember && <small className="quiet"> 已不在班里</small>}
      </span>
      <Spark values={scores} />
      <span className={missing(student) > 0 ? 'class-progress-missing' : 'quiet'}>
        {finishCount}/{studentCount}
      </span>
    </>
  )
}

function missing({ studentCount, finishCount }: Student): number {
  return studentCount - finishCount
}
