/** A correction that did not come to an end costs nothing (decisions 20) and can be asked for again. */
import { findWriteDetail, saveHomework } from '@zhupi/contract/calls/submission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { queryKeys } from '#client/queries.ts'
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
  const tryAgain = async () => {
    try {
      const { title, content, writingNo, articleType } = await api(findWriteDetail, {
        id: submissionId,
        ishomework: 1,
      })
      const answer = await api(saveHomework, {
        id: submissionId,
        title,
        content,
        writingNo,
        type: articleType,
        finish: 1,
      })
      if (typeof answer === 'string') {
        // Spec 1 §8: no use is left, and from the report the pupil returns to the paper.
        const wantsMore = await askToRecharge(answer)
        await navigate(paths.writing(submissionId, homeworkId))
        return wantsMore ? await navigate(paths.vip()) : undefined
      }
    } catch (error) {
      return showFailure(error)
    }
    await queries.invalidateQueries({ queryKey: queryKeys.report(submissionId) })
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
