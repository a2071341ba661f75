/** An essay that was entered from paper, and until it is reviewed the way to put it to another pupil. */
import { useQueryClient } from '@tanstack/react-query'
import { takeEntryBack } from '@zhupi/contract/calls/entry.ts'
import { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callKey } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { SHOW_REVIEWS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { PupilSheet } from '#parts/FindPupil/PupilSheet.tsx'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { Button } from '#ui/Button.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import type { Report } from './reviewForm.ts'

/** No submission has this number. */
const NOBODY = 0
type Props = { report: Report; onBack: () => void }

export function EntryNotice({ report, onBack }: Props) {
  if (!report.isEntered || report.status !== 'finish') return null
  return <Entered report={report} onBack={onBack} />
}

function Entered({ report, onBack }: Props) {
  const { id, homeworkId, studentName } = report
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const homework = useCall(getHomeworkDetail, { id: homeworkId })
  const takeBack = useAction(takeEntryBack, {
    invalidates: SHOW_REVIEWS.filter((call) => call.name !== getAIResultOfHomework.name),
  })
  const pupils = (homework.data?.studentHomeworkList ?? []).filter(({ status }) => mayEdit(status))

  const moveTo = async (pupil: Submission | undefined) => {
    const hasDraft = pupil !== undefined && pupil.status !== 'notStart'
    const isMeant = await (pupil === undefined
      ? confirmText(`从${studentName ?? '这名学生'}那里收回这一篇？`, {
          confirmText: '收回',
          note: '录入的文字不会留下。知道是谁写的，就直接选那位学生。',
        })
      : confirmText(`这一篇改为${pupil.name}的作文？`, {
          confirmText: '改过去',
          note: hasDraft
            ? `${pupil.name}在线上也写了一些。改过去以后，学生写的会另外留给学生自己。`
            : undefined,
        }))
    if (!isMeant) return
    const done = await takeBack.run({
      studentHomeworkId: id,
      toStudentHomeworkId: pupil?.id,
      replacesDraft: hasDraft ? 1 : 0,
    })
    if (!done.isDone) return
    void notify(pupil === undefined ? '已收回' : `已改为${pupil.name}的作文`)
    if (pupil === undefined) onBack()
    else await navigate(paths.review(homeworkId, pupil.id), { replace: true })
    // It shows what is this pupil's no more.
    queries.removeQueries({ queryKey: callKey(getAIResultOfHomework, { id, ishomework: 1 }) })
  }

  return (
    <section className="card review-notice review-entered">
      <p>这一篇是老师从纸上录入的。</p>
      <Button kind="line" small onPress={() => setOpen(true)}>
        录错人了
      </Button>
      <PupilSheet
        isOpen={isOpen}
        title="这一篇是谁写的"
        pupils={pupils}
        otherwise={{ key: NOBODY, name: '先收回来', text: '不是上面的学生' }}
        chosen={undefined}
        onChoose={(key) => void moveTo(pupils.find((pupil) => pupil.id === key))}
        onClose={() => setOpen(false)}
      />
    </section>
  )
}
