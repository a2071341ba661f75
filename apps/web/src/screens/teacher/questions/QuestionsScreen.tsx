/** The question bank, to a teacher: the product's questions, and one's own. */
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { headingOf } from '#parts/Questions/headingOf.ts'
import { QuestionCard } from '#parts/Questions/QuestionCard.tsx'
import { QuestionList } from '#parts/Questions/QuestionList.tsx'
import { QuestionPickers } from '#parts/Questions/QuestionPickers.tsx'
import { useQuestions } from '#parts/Questions/useQuestions.ts'
import { TabBar } from '#parts/TabBar/TabBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { useListSearch } from '#ui/pane.ts'
import { Screen } from '#ui/Screen.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useState } from 'react'
import { OwnQuestionSheet } from '#parts/Questions/OwnQuestionSheet.tsx'
import './questions.css'

const TABS = [
  { key: 'public', name: '公共题库' },
  { key: 'own', name: '我的题目' },
] as const

export function QuestionsScreen() {
  const [search, setSearch] = useListSearch()
  const isOwn = search.get('bank') === 'own'
  const questions = useQuestions({ isOwn })
  const [isWriting, setWriting] = useState(false)
  const { picked } = questions
  const isNarrowed = [picked.edition, picked.type, picked.theme, picked.tag].some(
    (value) => value !== undefined,
  )
  return (
    <Screen
      title="题库"
      right={
        questions.total !== undefined && <span className="quiet">共 {questions.total} 题</span>
      }
      below={
        <div className="teacher-questions-head">
          <Tabs
            items={TABS}
            active={isOwn ? 'own' : 'public'}
            label="题库"
            onChange={(key) => setSearch(key === 'own' ? { bank: 'own' } : {}, { replace: true })}
          />
          {!isOwn && <QuestionPickers picked={picked} onPick={questions.pick} />}
        </div>
      }
      foot={
        isOwn && (
          <Button grow onPress={() => setWriting(true)}>
            新建题目
          </Button>
        )
      }
      tabBar={<TabBar />}
    >
      <div role="tabpanel" aria-label={isOwn ? '我的题目' : '公共题库'}>
        <QuestionList
          questions={questions}
          empty={
            isOwn && !isNarrowed ? (
              <Empty sign="题">
                还没有自己的题目。可以新建一题，也可以在公共题库里打开喜欢的题，点“加入我的题库”。
              </Empty>
            ) : undefined
          }
        >
          {(question) => (
            <QuestionCard
              key={question.id}
              question={question}
              to={paths.question('teacher', question.id)}
            >
              <Link
                to={paths.arrange({ questionId: question.id })}
                className="btn line small"
                aria-label={`布置此题：${headingOf(question)}`}
              >
                布置此题
              </Link>
            </QuestionCard>
          )}
        </QuestionList>
      </div>
      <OwnQuestionSheet isOpen={isWriting} onClose={() => setWriting(false)} />
    </Screen>
  )
}
