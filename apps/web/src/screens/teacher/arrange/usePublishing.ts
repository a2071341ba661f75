/** Publishes a form without faults. What got no answer may be sent again: it is published once. */
import { createHomework, getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { type HomeworkForm, toSettings } from '#parts/HomeworkForm/homeworkForm.ts'
import { startNotice } from '#parts/HomeworkForm/startNotice.ts'
import { alertText, confirmText } from '#ui/notices.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import type { Classroom } from './ClassSheet.tsx'
import type { Beginning } from './useBeginning.ts'

export function usePublishing(
  form: HomeworkForm,
  chosen: readonly Classroom[],
  beginning: Beginning,
) {
  const navigate = useNavigate()
  const [requestKey, setRequestKey] = useState(beginning.requestKey)
  /** What was sent without an answer: the server may have it. */
  const [unanswered, setUnanswered] = useState(beginning.unanswered)
  const isOut = useRef(false)
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
    const isOvertaken =
      unanswered !== undefined && JSON.stringify(unanswered) !== JSON.stringify(form)
    const notice = startNotice(settings.startTime, new Date())
    const texts = [
      `布置给${chosen.map(({ name }) => name).join('、')}。`,
      notice,
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
    isOut.current = true
    await beginning.forget()
    const first = posted.entity[0]
    if (first)
      await navigate(paths.arrangeSuccess(first.homeworkId), {
        replace: true,
        state: { posted: posted.entity, ...(notice !== '' && { startsLater: notice }) },
      })
  }
  return {
    publish,
    requestKey,
    unanswered,
    isPublished: useCallback(() => isOut.current, []),
    /** Another homework, which the server cannot take for the first. */
    beginAnew: () => {
      setRequestKey(makeRequestKey())
      setUnanswered(undefined)
    },
  }
}
