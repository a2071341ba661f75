/** Writes a question of one's own, or changes one. What was begun stays while its screen is open. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getQuestionDetail, getTeacherQues, saveQuestion } from '@zhupi/contract/calls/question.ts'
import {
  KEYWORDS_MAX,
  REQUIREMENT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '@zhupi/contract/terms/limits.ts'
import { EDITIONS, QUESTION_TAGS } from '@zhupi/contract/terms/questions.ts'
import { REFERENCE_THEMES } from '@zhupi/contract/terms/references.ts'
import { GRADE_LEVELS, gradeName } from '@zhupi/contract/terms/stages.ts'
import { useState } from 'react'
import { useAction } from '#client/useAction.ts'
import { listKeywords } from '../HomeworkForm/homeworkForm.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { Field } from '#ui/Field.tsx'
import { notify } from '#ui/notices.ts'
import { PickField } from '#ui/PickField.tsx'
import { makeRequestKey } from '#ui/requestKey.ts'
import { Sheet } from '#ui/Sheet.tsx'
import './questions.css'

type Question = EntityOf<typeof getQuestionDetail>
type Typed = { title: string; demand: string; ideation: string; keywords: string }

type Props = {
  isOpen: boolean
  /** Not given: a new one. */
  question?: Question
  onClose: () => void
}

const NO_GRADE = 'none'
const EMPTY: Typed = { title: '', demand: '', ideation: '', keywords: '' }

export function OwnQuestionSheet({ isOpen, question, onClose }: Props) {
  const saving = useAction(saveQuestion, { invalidates: [getTeacherQues, getQuestionDetail] })
  const [typed, setTyped] = useState(() => (question === undefined ? EMPTY : typedOf(question)))
  const [grade, setGrade] = useState(question?.grade ?? null)
  const [isPicking, setPicking] = useState(false)
  // A changed text is another question and gets another key; the same one, sent again, is not.
  const [requestKey, setRequestKey] = useState(makeRequestKey)
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    setRequestKey(makeRequestKey())
  }

  const save = async () => {
    const fault = findFault(typed)
    if (fault !== undefined) return notify(fault)
    const saved = await saving.run({
      title: typed.title.trim(),
      demand: typed.demand.trim(),
      ideation: typed.ideation.trim(),
      keywordList: listKeywords(typed.keywords),
      ...(grade !== null && { grade }),
      ...(question === undefined ? { requestKey } : { id: question.id, ...sortedAs(question) }),
    })
    if (!saved.isDone) return
    void notify('已保存')
    if (question === undefined) change(EMPTY)
    onClose()
  }

  return (
    <Sheet
      isOpen={isOpen}
      title={question === undefined ? '新建题目' : '编辑题目'}
      onClose={onClose}
    >
      <div className="question-own">
        <Field label="作文标题">
          <input
            value={typed.title}
            placeholder="如：那一刻，我长大了"
            autoComplete="off"
            enterKeyHint="next"
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="作文要求">
          <textarea
            rows={4}
            value={typed.demand}
            placeholder="写什么、怎么写、写多少。标题和要求至少填一项。"
            onChange={(event) => change({ demand: event.target.value })}
          />
        </Field>
        <Field label="构思提示（选填）">
          <textarea
            rows={3}
            value={typed.ideation}
            placeholder="给学生开头的几个小问题"
            onChange={(event) => change({ ideation: event.target.value })}
          />
        </Field>
        <Field label="关键词（选填）">
          <input
            value={typed.keywords}
            placeholder={`用空格隔开，最多 ${KEYWORDS_MAX} 个`}
            autoComplete="off"
            onChange={(event) => change({ keywords: event.target.value })}
          />
        </Field>
        <PickField
          label="年级（选填）"
          text={grade === null ? undefined : gradeName(grade)}
          placeholder="不限年级"
          onOpen={() => setPicking(true)}
        />
      </div>
      <Button grow onPress={save}>
        保存
      </Button>
      <ChoiceSheet
        isOpen={isPicking}
        title="年级"
        choices={[
          { key: NO_GRADE, name: '不限年级' },
          ...GRADE_LEVELS.map((key) => ({ key: String(key), name: gradeName(key) })),
        ]}
        chosen={String(grade ?? NO_GRADE)}
        onChoose={(key) => setGrade(GRADE_LEVELS.find((each) => String(each) === key) ?? null)}
        onClose={() => setPicking(false)}
      />
    </Sheet>
  )
}

function typedOf({ title, demand, ideation, keywords }: Question): Typed {
  return { title, demand, ideation, keywords: keywords.join(' ') }
}

/** What the sheet does not ask for stays as it was. */
function sortedAs(question: Question) {
  const theme = REFERENCE_THEMES.find((each) => each === question.theme)
  const tag = QUESTION_TAGS.find((each) => each === question.tag)
  const edition = EDITIONS.find((each) => each === question.edition)
  return {
    ...(question.articleType !== null && { articleType: question.articleType }),
    ...(theme !== undefined && { theme }),
    ...(tag !== undefined && { tag }),
    ...(edition !== undefined && { edition }),
  }
}

function findFault({ title, demand, ideation, keywords }: Typed): string | undefined {
  if (title.trim() === '' && demand.trim() === '') return '标题和要求至少填一项'
  if (title.trim().length > TITLE_MAX_LENGTH) return `作文标题最多 ${TITLE_MAX_LENGTH} 个字`
  for (const [name, text] of [
    ['作文要求', demand],
    ['构思提示', ideation],
  ] as const)
    if (text.trim().length > REQUIREMENT_MAX_LENGTH)
      return `${name}最多 ${REQUIREMENT_MAX_LENGTH} 个字，现在有 ${text.trim().length} 个字`
  return listKeywords(keywords).length > KEYWORDS_MAX ? `关键词最多 ${KEYWORDS_MAX} 个` : undefined
}
