/** One class: its code, large enough for the classroom's projector, and who has joined. */
import { getClassStudents } from '@zhupi/contract/calls/classroom.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { findPupils } from '@zhupi/contract/rules/findPupils.ts'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { FindPupil, NobodyFound } from '#parts/FindPupil/FindPupil.tsx'
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
import { maskPhone } from '#parts/TaughtClass/maskPhone.ts'
import { ManageClass } from './ManageClass.tsx'
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
            <ManageClass code={code} />
          </section>
          <Assistants classroom={classroom} />
          {classroom.students.length === 0 ? (
            <NobodyYet classroom={classroom} />
          ) : (
            <Members classroom={classroom} onOpen={setOpenedId} />
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

/** Whose pupils have no phones has a list of them instead. */
function NobodyYet({ classroom }: { classroom: Classroom }) {
  const navigate = useNavigate()
  if (classroom.isArchived) return <Empty sign="空">这个班里没有学生。</Empty>
  return (
    <Empty
      sign="候"
      action={
        <Button kind="line" onPress={() => navigate(paths.importStudents(classroom.code))}>
          导入名单
        </Button>
      }
    >
      还没有学生加入。把班级码告诉学生，他们在“我的班级”里输入就能加入；没有手机的，可以按名单开账号。
    </Empty>
  )
}

type Classroom = EntityOf<typeof getClassStudents>
type Student = Classroom['students'][number]

/** Whoever is sought stands in the address: back from a message the list is as it was. */
function Members({
  classroom,
  onOpen,
}: {
  classroom: Classroom
  onOpen: (studentId: number) => void
}) {
  const [search, setSearch] = useSearchParams()
  const sought = search.get('q') ?? ''
  const found = findPupils(classroom.students, sought)
  const seek = (text: string) => setSearch(text === '' ? {} : { q: text }, { replace: true })
  return (
    <>
      <FindPupil sought={sought} onSeek={seek} />
      {found.length === 0 ? (
        <NobodyFound sought={sought} />
      ) : (
        <ul className="card members" aria-label="学生">
          {found.map((student) => (
            <li key={student.id}>
              <Member student={student} onOpen={() => onOpen(student.id)} />
              <Link
                className="members-write"
                to={paths.writeToStudent(classroom.id, student.id)}
                aria-label={`给${student.name}留言`}
              >
                留言
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** All of it opens the sheet, and the name is the button. */
function Member({ student, onOpen }: { student: Student; onOpen: () => void }) {
  return (
    <div className="members-person">
      <button
        type="button"
        className="members-name"
        aria-haspopup="dialog"
        aria-label={`管理${student.name}`}
        onClick={onOpen}
      >
        {student.name} <span aria-hidden="true">›</span>
      </button>
      <p className="quiet members-facts">
        <span>{student.studentNumber === '' ? '无学号' : `学号 ${student.studentNumber}`}</span>
        {student.mobile !== '' && <span>{maskPhone(student.mobile)}</span>}
        <span>{student.ctime.slice(0, 10)} 加入</span>
      </p>
    </div>
  )
}
