/** A homework while it is set: for which classes, with which questions, and publishing it. */
import { anyoneInfo } from '@zhupi/contract/calls/account.ts'
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { createHomework, getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getQuestionDetail } from '@zhupi/contract/calls/question.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { findFormFault, type FormFault } from '#parts/HomeworkForm/homeworkFaults.ts'
import {
  hasWriting,
  type HomeworkForm,
  isGenreShared,
  type QuestionForm,
  type Readers,
  startForm,
  toSettings,
} from '#parts/HomeworkForm/homeworkForm.ts'
import { startNotice } from '#parts/HomeworkForm/startNotice.ts'
import { useLeaveGuard } from '#parts/HomeworkForm/useLeaveGuard.ts'
import { alertText, confirmText, notify } from '#ui/notices.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import type { Classroom } from './ClassSheet.tsx'

export type BankQuestion = EntityOf<typeof getQuestionDetail>

/** `codes`: the classes that the address names; `first`: the question to begin with. */
export function useArrangement(codes: readonly string[], first?: BankQuestion) {
  const [openedAt] = useState(() => new Date())
  const [start] = useState(() => ({
    ...startForm([...codes], openedAt),
    ...(first !== undefined && { questions: [questionOf(first)] }),
  }))
  const [form, setForm] = useState(start)
  const [fault, setFault] = useState<FormFault>()
  const classes = useCall(getTeacherClasses, {})
  const region = useCall(anyoneInfo, {})
  const chosen = classes.data?.filter((classroom) => form.codes.includes(classroom.code)) ?? []
  const readersOf = (chosenClasses: readonly Classroom[]): Readers => ({
    gradeLevels: chosenClasses.map(({ gradeId }) => gradeId),
    isMalaysia: region.data?.isMalaysia ?? false,
  })
  const readers = readersOf(chosen)
  const { publish, isPublished } = usePublishing(form, chosen)
  // A question that came along from the bank is still there; what the teacher changed is not.
  useLeaveGuard(() => form !== start && hasWriting(form) && !isPublished())

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
  const checkAndPublish = async () => {
    const found = findFormFault(form, readers, new Date())
    setFault(found)
    if (found) return notify(found.text)
    await publish()
  }
  return {
    openedAt,
    form,
    fault,
    classes,
    region,
    chosen,
    readers,
    change,
    chooseClasses,
    publish: checkAndPublish,
  }
}

function questionOf({
  articleType,
  title,
  demand,
  ideation,
  keywords,
}: BankQuestion): QuestionForm {
  return {
    genre: articleType ?? '',
    title,
    requirement: demand,
    ideation,
    keywords: keywords.join(' '),
  }
}

/** Publishes a form without faults. What got no answer may be sent again: it is published once. */
function usePublishing(form: HomeworkForm, chosen: readonly Classroom[]) {
  const navigate = useNavigate()
  const [requestKey] = useState(makeRequestKey)
  /** What was sent without an answer: the server may have it. */
  const [unanswered, setUnanswered] = useState<HomeworkForm>()
  const isPublished = useRef(false)
  const post = useAction(createHomework, {
    invalidates: [getTeacherHomework],
    onFailure: async (error) => {
      if (error.code !== 0) return 'unhandled' as const
      setUnanswered(form)
      await alertText(
        '没有收到发布结果。网络好了以后再点一次“发布作业”，同一份作业不会重复发布。',
        { title: MESSAGES.notice },
      )
      return 'handled' as const
    },
  })

  const publish = async () => {
    const settings = toSettings(form)
    // There whenever no fault is found; the compiler cannot know.
    if (settings === undefined) return
    const isOvertaken = unanswered !== undefined && unanswered !== form
    const texts = [
      `布置给${chosen.map(({ name }) => name).join('、')}。`,
      startNotice(settings.startTime, new Date()),
      isOvertaken &&
        '上一次发布没有收到结果：如果那一次已经成功，之后改动的内容不会生效，请到作业详情里编辑。',
    ]
    const isMeant = await confirmText(texts.filter(Boolean).join(''), {
      title: MESSAGES.publishConfirm,
      confirmText: '发布',
    })
    if (!isMeant) return
    const posted = await post.run({
      codes: chosen.map(({ code }) => code),
      ...settings,
      requestKey,
    })
    if (!posted.isDone) return
    isPublished.current = true
    const first = posted.entity[0]
    if (first)
      await navigate(paths.arrangeSuccess(first.homeworkId), {
        replace: true,
        state: { posted: posted.entity },
      })
  }
  return { publish, isPublished: () => isPublished.current }
}
