/**
 * A homework as it was set: its questions and settings. It leads to the pupils' essays, to editing
 * and to deleting.
 */
import { getHomeworkDetailNew } from '@zhupi/contract/calls/homework.ts'
import { HOMEWORK_PHASE_NAMES, HOMEWORK_PHASES } from '@zhupi/contract/terms/statuses.ts'
import { Link, useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import type { HomeworkSettings } from '#parts/HomeworkForm/homeworkForm.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { useDeleteHomework } from '#parts/HomeworkList/useDeleteHomework.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack, useWayTo } from '#ui/useBack.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import './homeworkSettings.css'

const [, , FINISHED] = HOMEWORK_PHASES

export function HomeworkSettingsScreen() {
  const { id } = useParams()
  const homeworkId = Number(id)
  const navigate = useNavigate()
  const goBack = useBack(paths.tasks())
  const toList = useWayTo(paths.tasks())
  const deleteHomework = useDeleteHomework()
  const query = useCall(getHomeworkDetailNew, { id: homeworkId })
  const homework = query.data

  return (
    <Screen
      title="作业详情"
      isReading
      onBack={goBack}
      right={
        homework &&
        homework.status !== FINISHED && (
          <Link className="chip homework-edit" to={paths.arrangeUp(homeworkId)}>
            编辑
          </Link>
        )
      }
      foot={
        <>
          <Button
            kind="soft"
            disabledReason={homework ? undefined : '作业还没有打开'}
            onPress={async () => {
              if (homework && (await deleteHomework(homework))) toList()
            }}
          >
            删除
          </Button>
          <Button
            grow
            disabledReason={homework ? undefined : '作业还没有打开'}
            onPress={() => navigate(paths.submissions(homeworkId))}
          >
            查看学生作业情况
          </Button>
        </>
      }
    >
      {query.isPending && <CardSkeletons count={2} />}
      {query.isError && homework === undefined && (
        <QueryFailure error={query.error} onRetry={() => query.refetch()} />
      )}
      {homework && <Details homework={homework} />}
    </Screen>
  )
}

function Details({ homework }: { homework: HomeworkSettings }) {
  const phase = HOMEWORK_PHASES.find((each) => each === homework.status)
  return (
    <>
      <header className="homework-settings-head">
        <h2>{homework.title}</h2>
        <div className="homework-settings-signs">
          {phase && (
            <Chip {...(phase !== FINISHED && { tone: 'amber' as const })}>
              {HOMEWORK_PHASE_NAMES[phase]}
            </Chip>
          )}
          <Chip>{homework.classEntityName}</Chip>
          <span className="quiet">
            已提交 {homework.notremarkcount} · 已批阅 {homework.remarkcount} · 未提交{' '}
            {homework.notsubmit}
          </span>
        </div>
      </header>
      {homework.questionList.map((question) => (
        <QuestionCard
          key={question.writingNo}
          question={question}
          count={homework.questionList.length}
        />
      ))}
      <SettingsCard homework={homework} />
      <Link className="btn line small" to={paths.arrange({ homeworkId: homework.id })}>
        再布置一份
      </Link>
    </>
  )
}
