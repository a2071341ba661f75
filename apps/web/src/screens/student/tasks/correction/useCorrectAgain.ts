/** Asks once more for the correction of a homework essay that did not come to an end. */
import {
  findWriteDetailOfHomework,
  getAIResultOfHomework,
  saveHomework,
  submitHomework,
} from '@zhupi/contract/calls/submission.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { askToRecharge } from '#parts/Payment/askToRecharge.ts'

type Failed = { id: number; homeworkId: number; status: SubmissionStatus }

export function useCorrectAgain({ id: submissionId, homeworkId, status }: Failed) {
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
    onFailure: async (error) => {
      if (error.message !== REFUSALS.consentNeeded.text) return 'unhandled'
      // There AI 批改 asks the guardian.
      await navigate(paths.writing(submissionId, homeworkId))
      return 'handled'
    },
  })
  // What is handed in is corrected as it was handed in.
  const correctHandedIn = useAction(submitHomework, { invalidates: [getAIResultOfHomework] })
  return async () => {
    if (status === 'finish') return void (await correctHandedIn.run({ id: submissionId }))
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
}
