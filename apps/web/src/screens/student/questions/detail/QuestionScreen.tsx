/** One question of the bank, and the way to the paper. */
import { getQuestionDetail } from '@zhupi/contract/calls/question.ts'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { QuestionText } from '#parts/Questions/QuestionText.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

export function QuestionScreen() {
  const navigate = useNavigate()
  const goBack = useBack(paths.questions('student'))
  const { id } = useParams()
  const questionId = Number(id)
  const question = useCall(getQuestionDetail, { id: questionId })
  return (
    <Screen
      title="题目"
      isReading
      onBack={goBack}
      foot={
        <Button
          grow
          disabledReason={question.isSuccess ? undefined : '题目还没有打开'}
          onPress={() => navigate(paths.newPractice('student', { questionId }))}
        >
          立即练习
        </Button>
      }
    >
      {question.isPending && <CardSkeletons count={2} />}
      {question.isError && (
        <QueryFailure error={question.error} onRetry={question.refetch} onLeave={goBack} />
      )}
      {question.isSuccess && <QuestionText question={question.data} />}
    </Screen>
  )
}
