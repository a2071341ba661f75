/** A homework while it is set: for which classes, with which questions, and publishing it. */
import { anyoneInfo } from '@zhupi/contract/calls/account.ts'
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { getHomeworkDetailNew } from '@zhupi/contract/calls/homework.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '#client/callQuery.ts'
import { useCall } from '#client/useCall.ts'
import { findFormFault, type FormFault } from '#parts/HomeworkForm/homeworkFaults.ts'
import { reuseForm } from '#parts/HomeworkForm/formDraft.ts'
import {
  hasWriting,
  type HomeworkForm,
  isGenreShared,
  type Readers,
} from '#parts/HomeworkForm/homeworkForm.ts'
import { confirmText, notify } from '#ui/notices.ts'
import type { Classroom } from './ClassSheet.tsx'
import type { Beginning } from './useBeginning.ts'
import { useKeptForm } from './useKeptForm.ts'
import { usePublishing } from './usePublishing.ts'

export function useArrangement(beginning: Beginning) {
  const queries = useQueryClient()
  const [form, setForm] = useState(beginning.form)
  const [isRestored, setRestored] = useState(beginning.isRestored)
  const [isChanged, setChanged] = useState(beginning.isRestored)
  const [fault, setFault] = useState<FormFault>()
  const classes = useCall(getTeacherClasses, {})
  const region = useCall(anyoneInfo, {})
  const chosen = classes.data?.filter((classroom) => form.codes.includes(classroom.code)) ?? []
  const readersOf = (chosenClasses: readonly Classroom[]): Readers => ({
    gradeLevels: chosenClasses.map(({ gradeId }) => gradeId),
    isMalaysia: region.data?.isMalaysia ?? false,
  })
  const readers = readersOf(chosen)
  const { publish, isPublished, requestKey, unanswered, beginAnew } = usePublishing(
    form,
    chosen,
    beginning,
  )
  useKeptForm(beginning.key, {
    draft: { form, requestKey, unanswered },
    isChanged,
    isOut: isPublished,
  })

  const replace = (next: HomeworkForm) => {
    setForm(next)
    setFault(undefined)
    setChanged(true)
  }
  const change = (part: Partial<HomeworkForm>) => replace({ ...form, ...part })
  const chooseClasses = (next: Classroom[]) => {
    const fitted = fitGenres(form, readersOf(next))
    if (fitted !== form && next.length > 0) void notify('班级换了，请重新选择文体')
    change({ codes: next.map((classroom) => classroom.code), questions: fitted.questions })
  }
  /** Resolves to whether the form holds it now. */
  const takeEarlier = async (homeworkId: number) => {
    const isMeant =
      !hasWriting(form) ||
      (await confirmText('现在填写的题目和设置会换成那一份的。', {
        title: '换成以前的作业？',
        confirmText: '换成它',
      }))
    if (!isMeant) return false
    try {
      const earlier = await queries.ensureQueryData(
        callQuery(getHomeworkDetailNew, { id: homeworkId }),
      )
      const next = reuseForm(earlier, form.codes, new Date())
      replace(chosen.length === 0 ? next : fitGenres(next, readers))
      return true
    } catch {
      void notify('这份作业没有打开，请稍后再试')
      return false
    }
  }
  const startOver = async () => {
    const isMeant = await confirmText('这份没有发布的作业会从本机删除。', {
      title: '重新开始？',
      confirmText: '重新开始',
    })
    if (!isMeant) return
    beginAnew()
    setForm(beginning.start)
    setFault(undefined)
    setChanged(false)
    setRestored(false)
    await beginning.forget()
  }
  const checkAndPublish = async () => {
    const found = findFormFault(form, readers, new Date())
    setFault(found)
    if (found) return notify(found.text)
    await publish()
  }
  return {
    form,
    fault,
    classes,
    region,
    chosen,
    readers,
    isRestored,
    change,
    chooseClasses,
    takeEarlier,
    startOver,
    publish: checkAndPublish,
  }
}

/** A genre that these classes may not be set is chosen anew. */
function fitGenres(form: HomeworkForm, readers: Readers): HomeworkForm {
  const fits = ({ genre }: { genre: string }) => genre === '' || isGenreShared(genre, readers)
  if (form.questions.every(fits)) return form
  return {
    ...form,
    questions: form.questions.map((question) =>
      fits(question) ? question : { ...question, genre: '' },
    ),
  }
}
