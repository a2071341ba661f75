/** Asks once more for the correction of a practice essay that did not come to an end. */
import { autoSave } from '@zhupi/contract/calls/practice.ts'
import { findWriteDetailOfPractice, getAIResult } from '@zhupi/contract/calls/submission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useAction } from '#client/useAction.ts'
import { askToRecharge } from '#parts/Payment/askToRecharge.ts'

export function useCorrectPracticeAgain(id: number) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const role = useSession()?.role ?? 'student'
  const open = useAction(findWriteDetailOfPractice)
  const correct = useAction(autoSave, {
    onDone: async (answer) => {
      if (typeof answer !== 'string') return invalidate(queries, [getAIResult])
      // No use is left: whether or not more is wanted, the essay is the place to go on from.
      const wantsMore = await askToRecharge(answer)
      await navigate(paths.practiceEditor(role, id))
      if (wantsMore) await navigate(paths.vip())
    },
  })
  return async () => {
    const opened = await open.run({ id, ishomework: 0 })
    if (!opened.isDone) return
    const { title, content } = opened.entity
    await correct.run({ id, title, content })
  }
}
