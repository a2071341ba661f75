/** One question of the bank, to a teacher: into one's own bank, into a homework, or to the paper. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import {
  delQuestion,
  getQuestionDetail,
  getTeacherQues,
  saveToMyQuestions,
} from '@zhupi/contract/calls/question.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { QuestionText } from '#parts/Questions/QuestionText.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { OwnQuestionSheet } from '#parts/Questions/OwnQuestionSheet.tsx'
import './question.css'

type Question = EntityOf<typeof getQuestionDetail>

export function QuestionScreen() {
  const goBack = useBack(paths.questions('teacher'))
  const { id } = useParams()
  const question = useCall(getQuestionDetail, { id: Number(id) })
  return (
    <Screen
      title="题目"
      isReading
      onBack={goBack}
      foot={question.isSuccess && <Actions question={question.data} onDeleted={goBack} />}
    >
      {question.isPending && <CardSkeletons count={2} />}
      {question.isError && <QueryFailure error={question.error} onRetry={question.refetch} />}
      {question.isSuccess && <QuestionText question={question.data} />}
    </Screen>
  )
}

function Actions({ question, onDeleted }: { question: Question; onDeleted: () => void }) {
  const navigate = useNavigate()
  return (
    <div className="teacher-question-foot">
      {question.self ? (
        <OwnActions question={question} onDeleted={onDeleted} />
      ) : (
        <TakeButton question={question} />
      )}
      <Button
        kind="line"
        onPress={() => navigate(paths.newPractice('teacher', { questionId: question.id }))}
      >
        立即练习
      </Button>
      <Button onPress={() => navigate(paths.arrange({ questionId: question.id }))}>布置此题</Button>
    </div>
  )
}

function TakeButton({ question }: { question: Question }) {
  const taking = useAction(saveToMyQuestions, { invalidates: [getTeacherQues, getQuestionDetail] })
  const take = async () => {
    const { id, title, demand, keywords, ideation } = question
    const taken = await taking.run({ refId: id, title, demand, keywordList: keywords, ideation })
    if (taken.isDone) void notify(MESSAGES.questionAdded)
  }
  return (
    <Button
      kind="soft"
      disabledReason={question.isTaken ? '已经在我的题库里了' : undefined}
      onPress={take}
    >
      {question.isTaken ? '已加入' : '加入我的题库'}
    </Button>
  )
}

function OwnActions({ question, onDeleted }: { question: Question; onDeleted: () => void }) {
  const [isEditing, setEditing] = useState(false)
  const removing = useAction(delQuestion, { invalidates: [getTeacherQues] })
  const remove = async () => {
    if (!(await confirmText(MESSAGES.deleteConfirm, { confirmText: '删除' }))) return
    if ((await removing.run({ id: question.id })).isDone) onDeleted()
  }
  return (
    <>
      <Button kind="soft" onPress={remove}>
        删除
      </Button>
      <Button kind="line" onPress={() => setEditing(true)}>
        编辑
      </Button>
      <OwnQuestionSheet isOpen={isEditing} question={question} onClose={() => setEditing(false)} />
    </>
  )
}
