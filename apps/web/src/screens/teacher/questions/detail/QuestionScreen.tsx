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
  const navigate = useNavigate()
  const goBack = useBack(paths.questions('teacher'))
  const { id } = useParams()
  const question = useCall(getQuestionDetail, { id: Number(id) })
  return (
    <Screen
      title="题目"
      onBack={goBack}
      foot={
        question.isSuccess && (
          <div className="teacher-question-foot">
            {question.data.self ? (
              <EditButton question={question.data} />
            ) : (
              <TakeButton question={question.data} />
            )}
            <Button onPress={() => navigate(paths.arrange({ questionId: question.data.id }))}>
              布置此题
            </Button>
          </div>
        )
      }
    >
      {question.isPending && <CardSkeletons count={2} />}
      {question.isError && (
        <QueryFailure error={question.error} onRetry={question.refetch} onLeave={goBack} />
      )}
      {question.isSuccess && (
        <>
          <QuestionText question={question.data} />
          <div className="teacher-question-more">
            <Button
              kind="line"
              small
              onPress={() =>
                navigate(paths.newPractice('teacher', { questionId: question.data.id }))
              }
            >
              立即练习
            </Button>
            {question.data.self && <DeleteButton id={question.data.id} onDeleted={goBack} />}
          </div>
        </>
      )}
    </Screen>
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

function EditButton({ question }: { question: Question }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Button kind="line" onPress={() => setEditing(true)}>
        编辑
      </Button>
      <OwnQuestionSheet isOpen={isEditing} question={question} onClose={() => setEditing(false)} />
    </>
  )
}

function DeleteButton({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const removing = useAction(delQuestion, { invalidates: [getTeacherQues] })
  const remove = async () => {
    if (!(await confirmText(MESSAGES.deleteConfirm, { confirmText: '删除' }))) return
    if ((await removing.run({ id })).isDone) onDeleted()
  }
  return (
    <Button kind="soft" small onPress={remove}>
      删除
    </Button>
  )
}
