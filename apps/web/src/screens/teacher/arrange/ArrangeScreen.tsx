/** Sets homework for one class or several. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createHomework } from '@zhupi/contract/calls/homework.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, ApiError } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { queryKeys, teacherClasses, whereabouts } from '#client/queries.ts'
import { findFormFault, type FormFault } from '#parts/HomeworkForm/homeworkFaults.ts'
import {
  hasWriting,
  type HomeworkForm,
  isGenreShared,
  type Readers,
  startForm,
  toSettings,
} from '#parts/HomeworkForm/homeworkForm.ts'
import { HomeworkFields } from '#parts/HomeworkForm/HomeworkFields.tsx'
import { startNotice } from '#parts/HomeworkForm/startNotice.ts'
import { useLeaveGuard } from '#parts/HomeworkForm/useLeaveGuard.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { alertText, confirmText, notify } from '#ui/notices.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PickField } from '#ui/PickField.tsx'
import { makeRequestKey } from '#ui/requestKey.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { type Classroom, ClassSheet } from './ClassSheet.tsx'
import './arrange.css'

export function ArrangeScreen() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const goBack = useBack(paths.tasks())
  const [search] = useSearchParams()
  const [openedAt] = useState(() => new Date())
  const [requestKey] = useState(makeRequestKey)
  const [form, setForm] = useState(() =>
    startForm((search.get('codes') ?? '').split(','), openedAt),
  )
  const [fault, setFault] = useState<FormFault>()
  const [isPickingClasses, setPickingClasses] = useState(false)
  /** What was sent without an answer: the server may have it. */
  const [unanswered, setUnanswered] = useState<HomeworkForm>()
  const isPublished = useRef(false)
  useLeaveGuard(() => hasWriting(form) && !isPublished.current)

  const classes = useQuery(teacherClasses)
  const region = useQuery(whereabouts)
  const chosen = classes.data?.filter((classroom) => form.codes.includes(classroom.code)) ?? []
  const classNames = chosen.map((classroom) => classroom.name).join('、')
  const readersOf = (chosenClasses: readonly Classroom[]): Readers => ({
    gradeLevels: chosenClasses.map(({ gradeId }) => gradeId),
    isMalaysia: region.data?.isMalaysia ?? false,
  })
  const readers = readersOf(chosen)

  const change = (part: Partial<HomeworkForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setFault(undefined)
  }
  const chooseClasses = (next: Classroom[]) => {
    const nextReaders = readersOf(next)
    const questions = form.questions.map((question) =>
      question.genre === '' || isGenreShared(question.genre, nextReaders)
        ? question
        : { ...question, genre: '' },
    )
    const losesGenre = questions.some((question, index) => question !== form.questions[index])
    if (losesGenre && next.length > 0) void notify('班级换了，请重新选择文体')
    change({ codes: next.map((classroom) => classroom.code), questions })
  }

  const publish = async () => {
    const found = findFormFault(form, readers, new Date())
    setFault(found)
    if (found) return notify(found.text)
    const settings = toSettings(form)
    // There whenever no fault is found; the compiler cannot know.
    if (settings === undefined) return
    const isOvertaken = unanswered !== undefined && unanswered !== form
    const words = [
      `布置给${classNames}。`,
      startNotice(settings.startTime, new Date()),
      isOvertaken &&
        '上一次发布没有收到结果：如果那一次已经成功，之后改动的内容不会生效，请到作业详情里编辑。',
    ]
    if (
      !(await confirmText(words.filter(Boolean).join(''), {
        title: MESSAGES.publishConfirm,
        confirmText: '发布',
      }))
    )
      return
    try {
      const posted = await api(createHomework, {
        codes: chosen.map(({ code }) => code),
        ...settings,
        requestKey,
      })
      isPublished.current = true
      void queries.invalidateQueries({ queryKey: queryKeys.teacherHomework })
      const first = posted[0]
      if (first)
        await navigate(paths.arrangeSuccess(first.homeworkId), { replace: true, state: { posted } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 0) return showFailure(error)
      setUnanswered(form)
      await alertText(
        '没有收到发布结果。网络好了以后再点一次“发布作业”，同一份作业不会重复发布。',
        { title: MESSAGES.notice },
      )
    }
  }

  const hasNoClass = classes.data?.length === 0
  const failed = [classes, region].find((query) => query.isError && query.data === undefined)
  const isReady = classes.data !== undefined && region.data !== undefined
  return (
    <Screen
      title="布置作业"
      onBack={goBack}
      foot={
        <Button
          grow
          disabledReason={hasNoClass ? '请先新建一个班级' : isReady ? undefined : '班级还没有打开'}
          onPress={publish}
        >
          发布作业
        </Button>
      }
    >
      {!isReady && failed === undefined && <CardSkeletons count={2} />}
      {failed && <QueryFailure error={failed.error} onRetry={() => failed.refetch()} />}
      {hasNoClass && (
        <Empty
          sign="班"
          action={
            <Button kind="line" onPress={() => navigate(paths.addClass())}>
              新建班级
            </Button>
          }
        >
          先建一个班级，把班级码告诉学生，就可以布置作业了。
        </Empty>
      )}
      {isReady && !hasNoClass && (
        <>
          <section className="card homework-form-card" id="homework-classes">
            <PickField
              label="班级"
              text={classNames || undefined}
              placeholder={MESSAGES.classMissing}
              error={fault?.field === 'classes' ? fault.text : undefined}
              onOpen={() => setPickingClasses(true)}
            />
          </section>
          <HomeworkFields
            form={form}
            readers={readers}
            fault={fault}
            openedAt={openedAt}
            onChange={change}
          />
        </>
      )}
      <ClassSheet
        isOpen={isPickingClasses}
        classes={classes.data ?? []}
        chosen={chosen}
        onChange={chooseClasses}
        onClose={() => setPickingClasses(false)}
      />
    </Screen>
  )
}
