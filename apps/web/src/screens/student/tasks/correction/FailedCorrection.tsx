/** A correction that did not come to an end costs nothing and can be asked for again. */
import {
  findWriteDetailOfHomework,
  getAIResultOfHomework,
  saveHomework,
} from '@zhupi/contract/calls/submission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { askToRecharge } from '#parts/Payment/askToRecharge.ts'
import { Button } from '#ui/Button.tsx'

export function FailedCorrection({
  submissionId,
  homeworkId,
}: {
  submissionId: number
  homeworkId: number
}) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const open = useAction(findWriteDetailOfHomework)
  const correct = useAction(saveHomework, {
    onDone: async (answer) => {
      if (typeof answer !== 'string') return invalidate(queries, [getAIResultOfHomework])
      // No use is left: whether or not the pupil wants more, the essay is the place to go on from.
      const wantsMore = await askToRecharge(answer)
      await navigate(paths.writing(submissionId, homeworkId))
      if (wantsMore) await navigate(paths.vip())
    },
  })
  const tryAgain = async () => {
    const opened = await open.run({ id: submissionId, ishomework: 1 })
    if (!opened.isDone) return
    const { title, content, writingNo, articleType } = opened.entity
    await correct.run({
      id: submissionId,
      title,
      content,
      writingNo,
      type: articleType,
      finish: 1,
    })
  }
  return (
    <section className="card correction-none">
      <p>这次批改没有完成，不是你的问题，也不会算用掉一次。作文好好地保存着。</p>
      <Button kind="line" small onPress={tryAgain}>
        再试一次
      </Button>
    </section>
  )
}
