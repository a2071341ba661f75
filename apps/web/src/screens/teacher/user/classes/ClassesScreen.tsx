/** The teacher's classes with their join codes. */
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CodePlate } from '#ui/CodePlate.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListLink } from '#ui/ListLink.tsx'
import { Screen } from '#ui/Screen.tsx'
import { LastUndo } from '#ui/UndoBar.tsx'
import { useBack } from '#ui/useBack.ts'
import { ArchivedClasses } from './ArchivedClasses.tsx'
import { ClassMenu } from './ClassMenu.tsx'
import { DeletedClasses } from './DeletedClasses.tsx'
import { isLocked } from './isLocked.ts'
import { PromoteSheet } from './PromoteSheet.tsx'
import './classes.css'

export function ClassesScreen() {
  const navigate = useNavigate()
  const goBack = useBack(paths.user())
  const classes = useCall(getTeacherClasses, {})
  const [managedId, setManagedId] = useState<number>()
  const [promotedId, setPromotedId] = useState<number>()
  const find = (wanted: number | undefined) => classes.data?.find(({ id }) => id === wanted)

  const create = (
    <>
      <LastUndo />
      <Button grow onPress={() => navigate(paths.addClass())}>
        新建班级
      </Button>
    </>
  )
  return (
    <Screen
      title="我的班级"
      onBack={goBack}
      foot={create}
      right={
        <Link className="classes-progress" to={paths.classesProgress()}>
          各班进展
        </Link>
      }
    >
      {classes.isPending && <CardSkeletons />}
      {classes.isError && (
        <QueryFailure error={classes.error} onRetry={() => void classes.refetch()} />
      )}
      {classes.data?.length === 0 && (
        <Empty sign="班">还没有班级。新建一个，把班级码告诉学生，他们就能加入。</Empty>
      )}
      {classes.data?.map((classroom) => (
        <article className="card classes-card" key={classroom.id}>
          <ListLink className="classes-link" to={paths.classMembers(classroom.code)}>
            <span className="row">
              <Chip>{classroom.gradeText}</Chip>
              {isLocked(classroom) && <Chip tone="amber">已锁定</Chip>}
              {!classroom.isOwner && <Chip tone="indigo">{classroom.teacherName}的班 · 助教</Chip>}
              <span className="grow" />
              <span className="quiet">
                {classroom.count} 名学生 <span aria-hidden="true">›</span>
              </span>
            </span>
            <h2>{classroom.name}</h2>
            {classroom.memo !== '' && <span className="quiet classes-memo">{classroom.memo}</span>}
          </ListLink>
          <CodePlate label="班级码" code={classroom.code} />
          <button
            type="button"
            className="classes-manage"
            aria-haspopup="dialog"
            aria-label={`管理${classroom.name}`}
            onClick={() => setManagedId(classroom.id)}
          >
            管理
          </button>
        </article>
      ))}
      <ArchivedClasses />
      <DeletedClasses />
      <ClassMenu
        classroom={find(managedId)}
        onClose={() => setManagedId(undefined)}
        onPromote={({ id }) => setPromotedId(id)}
      />
      <PromoteSheet classroom={find(promotedId)} onClose={() => setPromotedId(undefined)} />
    </Screen>
  )
}
