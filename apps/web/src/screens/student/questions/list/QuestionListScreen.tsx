/** The question bank, to a pupil: every question may be practised at once. */
import { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { BindPhoneSheet } from '#parts/BindPhoneSheet/BindPhoneSheet.tsx'
import { useBindPhone } from '#parts/BindPhoneSheet/useBindPhone.ts'
import { headingOf } from '#parts/Questions/headingOf.ts'
import { QuestionCard } from '#parts/Questions/QuestionCard.tsx'
import { QuestionList } from '#parts/Questions/QuestionList.tsx'
import { QuestionPickers } from '#parts/Questions/QuestionPickers.tsx'
import { useQuestions } from '#parts/Questions/useQuestions.ts'
import { TabBar } from '#parts/TabBar/TabBar.tsx'
import { Screen } from '#ui/Screen.tsx'

export function QuestionListScreen() {
  const questions = useQuestions()
  const { data: profile } = useCall(getUserinfo, {})
  const binding = useBindPhone(profile?.mobile)
  return (
    <Screen
      title="题库"
      right={
        questions.total !== undefined && <span className="quiet">共 {questions.total} 题</span>
      }
      below={<QuestionPickers picked={questions.picked} onPick={questions.pick} />}
      tabBar={<TabBar />}
    >
      <QuestionList questions={questions}>
        {(question) => (
          <QuestionCard
            key={question.id}
            question={question}
            to={paths.question('student', question.id)}
          >
            <Link
              to={paths.newPractice('student', { questionId: question.id })}
              className="btn line small"
              aria-label={`练习此题：${headingOf(question)}`}
            >
              练习此题
            </Link>
          </QuestionCard>
        )}
      </QuestionList>
      <BindPhoneSheet role="student" isOpen={binding.isOpen} onClose={binding.close} />
    </Screen>
  )
}
