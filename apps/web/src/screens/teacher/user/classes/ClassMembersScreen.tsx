/** One class: its code, large enough for the classroom's projector, and who has joined. */
import { getClassStudents } from '@zhupi/contract/calls/classroom.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CodePlate } from '#ui/CodePlate.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { LastUndo } from '#ui/UndoBar.tsx'
import { useBack } from '#ui/useBack.ts'
import { Assistants } from './Assistants.tsx'
import { isLocked } from './isLocked.ts'
import { maskPhone } from './maskPhone.ts'
import { StudentSheet } from './StudentSheet.tsx'
import './classes.css'

/** Pupils join while the code hangs on the wall: the list follows without a tap. */
const REFRESH_MS = 15 * SECOND_MS

export function ClassMembersScreen() {
  const { code = '' } = useParams()
  const navigate = useNavigate()
  const goBack = useBack(paths.classes())
  const query = useCall(getClassStudents, { code }, { refetchInterval: () => REFRESH_MS })
  const classroom = query.data
  const [openedId, setOpenedId] = useState<number>()
  const opened = classroom?.students.find(({ id }) => id === openedId)

  return (
    <Screen
      title={classroom?.name ?? '班级'}
      onBack={goBack}
      right={
        <Link className="classes-progress" to={paths.classProgress(code)}>
          班级进展
        </Link>
      }
      foot={
        <>
          <LastUndo />
          {classroom?.isArchived === true ? (
            <Button grow onPress={() => navigate(paths.homeworkOfClass(classroom.id))}>
              看这个班的作业
            </Button>
          ) : (
            <Button grow onPress={() => navigate(paths.arrange({ code }))}>
              布置作业
            </Button>
          )}
        </>
      }
    >
      {query.isPending && <CardSkeletons />}
      {query.isError && classroom === undefined && (
        <QueryFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
      {classroom && (
        <>
          <section className="card members-code">
            <p className="quiet members-head">
              {classroom.gradeText} · {classroom.students.length} 名学生
            </p>
            {classroom.isArchived ? (
              <p className="members-locked">班级已归档，班级码停用。</p>
            ) : (
              <CodePlate label="班级码" code={classroom.code} size="wall" />
            )}
            {isLocked(classroom) && !classroom.isArchived && (
              <p className="members-locked">班级已锁定，现在不能用班级码加入。</p>
            )}
          </section>
          <Assistants classroom={classroom} />
          {classroom.students.length === 0 ? (
            <Empty sign="候">
              还没有学生加入。把班级码告诉学生，他们在“我的班级”里输入就能加入。
            </Empty>
          ) : (
            <ul className="card members" aria-label="学生">
              {classroom.students.map((student) => (
                <li key={student.id}>
                  <button
                    type="button"
                    className="members-name"
                    aria-haspopup="dialog"
                    aria-label={`管理${student.name}`}
                    onClick={() => setOpenedId(student.id)}
                  >
                    {student.name} <span aria-hidden="true">›</span>
                  </button>
                  <Link
                    className="members-write"
                    to={paths.writeToStudent(classroom.id, student.id)}
                    aria-label={`给${student.name}留言`}
                  >
                    留言
                  </Link>
                  <span className="quiet">
                    {student.studentNumber === '' ? '无学号' : `学号 ${student.studentNumber}`}
                  </span>
                  <span className="quiet members-phone">{maskPhone(student.mobile)}</span>
                  <span className="quiet members-time">{student.ctime.slice(0, 10)} 加入</span>
                </li>
              ))}
            </ul>
          )}
          <StudentSheet
            classId={classroom.id}
            code={classroom.code}
            student={opened}
            onClose={() => setOpenedId(undefined)}
          />
        </>
      )}
    </Screen>
  )
}
