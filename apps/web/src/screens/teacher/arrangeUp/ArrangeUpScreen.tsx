/** Changes a homework that is out. Its class stays, and so does the number of its questions. */
import { anyoneInfo } from '@zhupi/contract/calls/account.ts'
import {
  getDemand,
  getHomeworkDetail,
  getHomeworkDetailNew,
  getTeacherHomework,
  updateHomework,
} from '@zhupi/contract/calls/homework.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { HOMEWORK_PHASES } from '@zhupi/contract/terms/statuses.ts'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { findEditFault, type FormFault } from '#parts/HomeworkForm/homeworkFaults.ts'
import {
  editForm,
  type HomeworkForm,
  type HomeworkSettings,
  toSettings,
} from '#parts/HomeworkForm/homeworkForm.ts'
import { HomeworkFields } from '#parts/HomeworkForm/HomeworkFields.tsx'
import { startNotice } from '#parts/HomeworkForm/startNotice.ts'
import { useLeaveGuard } from '#parts/HomeworkForm/useLeaveGuard.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PickField } from '#ui/PickField.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack, useWayTo } from '#ui/useBack.ts'

const [, , FINISHED] = HOMEWORK_PHASES
const TITLE = '编辑作业'

export function ArrangeUpScreen() {
  const [search] = useSearchParams()
  const homeworkId = Number(search.get('id'))
  return Number.isSafeInteger(homeworkId) && homeworkId > 0 ? (
    <Editing homeworkId={homeworkId} />
  ) : (
    <NoHomework />
  )
}

/** The address names none. */
function NoHomework() {
  const goBack = useBack(paths.tasks())
  const toList = useWayTo(paths.tasks())
  return (
    <Screen title={TITLE} onBack={goBack}>
      <Empty
        sign="业"
        action={
          <Button kind="line" onPress={toList}>
            去作业列表
          </Button>
        }
      >
        没有说是哪一份作业。请在作业列表里选一份来编辑。
      </Empty>
    </Screen>
  )
}

function Editing({ homeworkId }: { homeworkId: number }) {
  const goBack = useBack(paths.homeworkSettings(homeworkId))
  // The form starts from what the server has now, never from a cached answer.
  const homework = useCall(
    getHomeworkDetailNew,
    { id: homeworkId },
    { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  const region = useCall(anyoneInfo, {})
  const failed = [homework, region].find((query) => query.isError)

  if (homework.isSuccess && homework.isFetchedAfterMount && region.isSuccess) {
    return homework.data.status === FINISHED ? (
      <Finished homeworkId={homeworkId} onBack={goBack} />
    ) : (
      <EditForm
        key={homeworkId}
        homework={homework.data}
        isMalaysia={region.data.isMalaysia}
        onLeave={goBack}
      />
    )
  }
  return (
    <Screen
      title={TITLE}
      onBack={goBack}
      foot={
        <Button grow disabledReason="作业还没有打开" onPress={() => {}}>
          保存修改
        </Button>
      }
    >
      {failed ? (
        <QueryFailure error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <CardSkeletons count={2} />
      )}
    </Screen>
  )
}

function Finished({ homeworkId, onBack }: { homeworkId: number; onBack: () => void }) {
  const navigate = useNavigate()
  return (
    <Screen title={TITLE} onBack={onBack}>
      <Empty
        sign="止"
        action={
          <Button
            kind="line"
            onPress={() => navigate(paths.homeworkSettings(homeworkId), { replace: true })}
          >
            看作业详情
          </Button>
        }
      >
        {REFUSALS.homeworkFinished.text}。
      </Empty>
    </Screen>
  )
}

type EditProps = { homework: HomeworkSettings; isMalaysia: boolean; onLeave: () => void }

function EditForm({ homework, isMalaysia, onLeave }: EditProps) {
  const [openedAt] = useState(() => new Date())
  const { form, fault, change, save } = useEditing(homework, onLeave)
  const readers = { gradeLevels: [homework.grade], isMalaysia }

  return (
    <Screen
      title={TITLE}
      onBack={onLeave}
      foot={
        <Button grow onPress={save}>
          保存修改
        </Button>
      }
    >
      <section className="card homework-form-card">
        <PickField
          label="班级"
          text={homework.classEntityName}
          placeholder=""
          note="发布以后不能换班级；布置给别的班，请另外布置一份。"
          lockedReason="发布以后不能换班级"
          onOpen={() => {}}
        />
      </section>
      <HomeworkFields
        form={form}
        readers={readers}
        fault={fault}
        openedAt={openedAt}
        fixed={{
          startReason: homework.mayChangeStart ? undefined : REFUSALS.homeworkUnderway.text,
          goalsReason: homework.mayChangeGoals ? undefined : REFUSALS.goalsInUse.text,
          scoresReason: homework.mayChangeScale ? undefined : REFUSALS.scaleInUse.text,
        }}
        onChange={change}
      />
    </Screen>
  )
}

function useEditing(homework: HomeworkSettings, onLeave: () => void) {
  const [opened] = useState(() => editForm(homework))
  const [form, setForm] = useState(opened)
  const [fault, setFault] = useState<FormFault>()
  const isSaved = useRef(false)
  useLeaveGuard(() => !isSaved.current && JSON.stringify(form) !== JSON.stringify(opened))
  const update = useAction(updateHomework, {
    invalidates: [getTeacherHomework, getHomeworkDetail, getHomeworkDetailNew, getDemand],
  })

  const change = (part: Partial<HomeworkForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setFault(undefined)
  }
  const save = async () => {
    const found = findEditFault(form, new Date())
    setFault(found)
    if (found) return notify(found.text)
    const settings = toSettings(form)
    // There whenever no fault is found; the compiler cannot know.
    if (settings === undefined) return
    const seen = `${homework.classEntityName}的学生会看到修改后的作业。`
    const isMeant = await confirmText(`${seen}${startNotice(settings.startTime, new Date())}`, {
      title: MESSAGES.republishConfirm,
      confirmText: '修改发布',
    })
    if (!isMeant) return
    const updated = await update.run({ id: homework.id, ...settings })
    if (!updated.isDone) return
    isSaved.current = true
    void notify(MESSAGES.changed)
    onLeave()
  }
  return { form, fault, change, save }
}
