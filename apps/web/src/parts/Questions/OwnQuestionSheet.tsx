/** Writes a question of one's own, or changes one. What was begun stays on the device until saved. */
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
import { useSheetDraft } from '#drafts/useSheetDraft.ts'
import { listKeywords } from '../HomeworkForm/homeworkForm.ts'
import { OwnSheet } from '../OwnSheet/OwnSheet.tsx'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { Field } from '#ui/Field.tsx'
import { notify } from '#ui/notices.ts'
import { PickField } from '#ui/PickField.tsx'
import './questions.css'

type Question = EntityOf<typeof getQuestionDetail>
type Typed = { title: string; demand: string; ideation: string; keywords: string; grade: string }

type Props = {
  isOpen: boolean
  /** Not given: a new one. */
  question?: Question
  onClose: () => void
}

const NO_GRADE = 'none'
const EMPTY: Typed = { title: '', demand: '', ideation: '', keywords: '', grade: '' }

export function OwnQuestionSheet({ isOpen, question, onClose }: Props) {
  const saving = useAction(saveQuestion, { invalidates: [getTeacherQues, getQuestionDetail] })
  const draft = useSheetDraft(
    question === undefined ? 'question/new' : `question/${question.id}`,
    question === undefined ? EMPTY : typedOf(question),
  )
  const { typed, change } = draft
  const grade = GRADE_LEVELS.find((each) => String(each) === typed.grade)
  const [isPicking, setPicking] = useState(false)

  const save = async () => {
    const fault = findFault(typed)
    if (fault !== undefined) return notify(fault)
    const saved = await saving.run({
      title: typed.title.trim(),
      demand: typed.demand.trim(),
      ideation: typed.ideation.trim(),
      keywordList: listKeywords(typed.keywords),
      ...(grade !== undefined && { grade }),
      ...(question === undefined
        ? { requestKey: draft.requestKey }
        : { id: question.id, ...sortedAs(question) }),
    })
    if (!saved.isDone) return
    void notify('已保存')
    onClose()
    await draft.forget()
  }

  return (
    <OwnSheet
      isOpen={isOpen}
      title={question === undefined ? '新建题目' : '编辑题目'}
      draft={draft}
      saveName="保存"
      onSave={save}
      onClose={onClose}
    >
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
        text={grade === undefined ? undefined : gradeName(grade)}
        placeholder="不限年级"
        onOpen={() => setPicking(true)}
      />
      <ChoiceSheet
        isOpen={isPicking}
        title="年级"
        choices={[
          { key: NO_GRADE, name: '不限年级' },
          ...GRADE_LEVELS.map((key) => ({ key: String(key), name: gradeName(key) })),
        ]}
        chosen={String(grade ?? NO_GRADE)}
        onChoose={(key) => change({ grade: key === NO_GRADE ? '' : key })}
        onClose={() => setPicking(false)}
      />
    </OwnSheet>
  )
}

function typedOf({ title, demand, ideation, keywords, grade }: Question): Typed {
  return { title, demand, ideation, keywords: keywords.join(' '), grade: String(grade ?? '') }
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
