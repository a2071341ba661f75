/** Questions, times and advanced settings: the same for setting a homework and for changing it. */
import { QUESTIONS_PER_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import { confirmText } from '#ui/notices.ts'
import { GoalFields } from '../UnitGoals/GoalFields.tsx'
import { AdvancedSettings } from './AdvancedSettings.tsx'
import { DeadlineChips } from './DeadlineChips.tsx'
import type { FormFault } from './homeworkFaults.ts'
import {
  emptyQuestion,
  type HomeworkForm,
  isWritten,
  latestTime,
  type QuestionForm,
  type Readers,
} from './homeworkForm.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { TimeField } from './TimeField.tsx'
import './HomeworkForm.css'

/** What may no longer be changed of a homework that is out, and why. */
type Fixed = Record<'startReason' | 'scoresReason' | 'goalsReason', string | undefined>

type Props = {
  form: HomeworkForm
  readers: Readers
  fault: FormFault | undefined
  /** Times are picked from here on. */
  openedAt: Date
  /** Given: the homework is out already. */
  fixed?: Fixed
  onChange: (part: Partial<HomeworkForm>) => void
}

export function HomeworkFields({ form, readers, fault, openedAt, fixed, onChange }: Props) {
  const { questions } = form
  const changeQuestion = (place: number, part: Partial<QuestionForm>) =>
    onChange({
      questions: questions.map((question, index) =>
        index === place ? { ...question, ...part } : question,
      ),
    })
  const remove = async (place: number) => {
    const question = questions[place]
    if (
      question &&
      isWritten(question) &&
      !(await confirmText('这一题已经填写的内容会一起删除。', {
        title: `删除第 ${place + 1} 题？`,
        confirmText: '删除',
      }))
    )
      return
    onChange({ questions: questions.filter((_, index) => index !== place) })
  }

  // The fault's field can be scrolled to only once it is drawn.
  useEffect(() => {
    if (fault)
      document.getElementById(`homework-${fault.field}`)?.scrollIntoView({ block: 'center' })
  }, [fault])

  return (
    <>
      {questions.map((question, index) => (
        <QuestionFields
          key={index}
          question={question}
          number={index + 1}
          readers={readers}
          fault={fault}
          isOnly={questions.length === 1}
          needsBoth={fixed !== undefined}
          onChange={(part) => changeQuestion(index, part)}
          onRemove={fixed ? undefined : () => void remove(index)}
        />
      ))}
      {fixed === undefined && (
        <div className="question-add">
          <Button
            kind="soft"
            grow
            disabledReason={
              questions.length >= QUESTIONS_PER_HOMEWORK_MAX ? MESSAGES.tooManyQuestions : undefined
            }
            onPress={() => onChange({ questions: [...questions, emptyQuestion] })}
          >
            ＋ 添加试题
          </Button>
          <p className="quiet">最多 {QUESTIONS_PER_HOMEWORK_MAX} 题，学生任选一题来写。</p>
        </div>
      )}

      <GoalFields
        goals={form.goals}
        gradeLevels={readers.gradeLevels}
        lockedReason={fixed?.goalsReason}
        faultText={fault?.field === 'goals' ? fault.text : undefined}
        onChange={(goals) => onChange({ goals })}
      />

      <TimeFields
        form={form}
        fault={fault}
        openedAt={openedAt}
        startReason={fixed?.startReason}
        onChange={onChange}
      />

      <AdvancedSettings
        form={form}
        fault={fault}
        scoresReason={fixed?.scoresReason}
        onChange={onChange}
      />
    </>
  )
}

function TimeFields({
  form,
  fault,
  openedAt,
  startReason,
  onChange,
}: Pick<Props, 'form' | 'fault' | 'openedAt' | 'onChange'> & { startReason: string | undefined }) {
  const textOf = (field: FormFault['field']) => (fault?.field === field ? fault.text : undefined)
  return (
    <section className="card homework-form-card" aria-label="时间">
      <div id="homework-startsAt">
        <TimeField
          label="开始时间"
          value={form.startsAt}
          placeholder={MESSAGES.startMissing}
          min={openedAt}
          max={latestTime(openedAt)}
          error={textOf('startsAt')}
          lockedReason={startReason}
          onChange={(startsAt) => onChange({ startsAt })}
        />
      </div>
      <div id="homework-endsAt">
        <TimeField
          label="结束时间"
          value={form.endsAt}
          placeholder={MESSAGES.endMissing}
          min={openedAt}
          max={latestTime(openedAt)}
          error={textOf('endsAt')}
          onChange={(endsAt) => onChange({ endsAt })}
        />
        <DeadlineChips
          openedAt={openedAt}
          startsAt={form.startsAt}
          endsAt={form.endsAt}
          onPick={(endsAt) => onChange({ endsAt })}
        />
      </div>
    </section>
  )
}
