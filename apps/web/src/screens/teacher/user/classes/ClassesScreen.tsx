/** The teacher's classes with their join codes. */
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { Link, useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CodePlate } from '#ui/CodePlate.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './classes.css'

const LOCKED = 0 // a class's status: 1 normal, 0 locked

export function ClassesScreen() {
  const navigate = useNavigate()
  const goBack = useBack(paths.user())
  const classes = useCall(getTeacherClasses, {})

  const create = (
    <Button grow onPress={() => navigate(paths.addClass())}>
      新建班级
    </Button>
  )
  return (
    <Screen title="我的班级" onBack={goBack} foot={create}>
      {classes.isPending && <CardSkeletons />}
      {classes.isError && (
        <QueryFailure error={classes.error} onRetry={() => void classes.refetch()} />
      )}
      {classes.data?.length === 0 && (
        <Empty sign="班">还没有班级。新建一个，把班级码告诉学生，他们就能加入。</Empty>
      )}
      {classes.data?.map((classroom) => (
        <article className="card classes-card" key={classroom.id}>
          <Link className="classes-link" to={paths.classMembers(classroom.code)}>
            <span className="row">
              <Chip>{classroom.gradeText}</Chip>
              {classroom.status === LOCKED && <Chip tone="amber">已锁定</Chip>}
              <span className="grow" />
              <span className="quiet">
                {classroom.count} 名学生 <span aria-hidden="true">›</span>
              </span>
            </span>
            <h2>{classroom.name}</h2>
            {classroom.memo !== '' && <span className="quiet classes-memo">{classroom.memo}</span>}
          </Link>
          <CodePlate label="班级码" code={classroom.code} />
        </article>
      ))}
    </Screen>
  )
}
