/** One question of a homework: genre, title, requirement, and what helps the pupil to begin. */
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { KEYWORDS_MAX } from '@zhupi/contract/terms/limits.ts'
import { useState } from 'react'
import { PickField } from '#ui/PickField.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Field } from '#ui/Field.tsx'
import { GenreSheet } from './GenreSheet.tsx'
import type { FormFault } from './homeworkFaults.ts'
import { listKeywords, type QuestionForm, type Readers } from './homeworkForm.ts'

type Props = {
  question: QuestionForm
  number: number
  readers: Readers
  fault: FormFault | undefined
  /** The homework has no other question, so none is shown by number. */
  isOnly: boolean
  /** Both title and requirement must be there. */
  needsBoth: boolean
  onChange: (part: Partial<QuestionForm>) => void
  /** Not given: the question stays. */
  onRemove: (() => void) | undefined
}

export function QuestionFields({
  question,
  number,
  readers,
  fault,
  isOnly,
  needsBoth,
  onChange,
  onRemove,
}: Props) {
  const [isPicking, setPicking] = useState(false)
  const faultOf = (field: keyof QuestionForm) =>
    fault?.field === `${field}-${number}` ? fault.text : undefined
  const place = (field: keyof QuestionForm) => `homework-${field}-${number}`
  const hasNoClass = readers.gradeLevels.length === 0
  return (
    <section className="card homework-form-card" aria-label={`第 ${number} 题`}>
      {!isOnly && <QuestionHead number={number} onRemove={onRemove} />}
      <div id={place('genre')}>
        <PickField
          label="文体类型"
          text={genreName(question.genre) || undefined}
          placeholder={hasNoClass ? '先选班级，再选文体' : '请选择文体类型'}
          error={faultOf('genre')}
          note={null}
          lockedReason={hasNoClass ? '请先选择班级，不同年级的文体不一样' : undefined}
          onOpen={() => setPicking(true)}
        />
      </div>
      <div id={place('title')}>
        <Field label="作文标题" error={faultOf('title')}>
          <input
            className="question-title"
            value={question.title}
            placeholder="如：那一刻，我长大了"
            autoComplete="off"
            enterKeyHint="next"
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
      </div>
      <div id={place('requirement')}>
        <Field label="作文要求" error={faultOf('requirement')}>
          <textarea
            rows={4}
            value={question.requirement}
            placeholder={
              needsBoth
                ? '写什么、怎么写、写多少。'
                : '写什么、怎么写、写多少。标题和要求至少填一项。'
            }
            onChange={(event) => onChange({ requirement: event.target.value })}
          />
        </Field>
      </div>
      <div id={place('ideation')}>
        <Field label="构思提示（选填）" error={faultOf('ideation')}>
          <textarea
            rows={2}
            value={question.ideation}
            placeholder="给学生开头的几个小问题"
            onChange={(event) => onChange({ ideation: event.target.value })}
          />
        </Field>
      </div>
      <div id={place('keywords')}>
        <Field label="关键词（选填）" error={faultOf('keywords')}>
          <input
            value={question.keywords}
            placeholder={`用空格隔开，最多 ${KEYWORDS_MAX} 个`}
            autoComplete="off"
            onChange={(event) => onChange({ keywords: event.target.value })}
          />
        </Field>
        <Keywords keywords={listKeywords(question.keywords)} />
      </div>
      <GenreSheet
        isOpen={isPicking}
        readers={readers}
        value={question.genre}
        onPick={(genre) => onChange({ genre })}
        onClose={() => setPicking(false)}
      />
    </section>
  )
}

function QuestionHead({ number, onRemove }: Pick<Props, 'number' | 'onRemove'>) {
  return (
    <div className="row question-head">
      <h2 className="grow">第 {number} 题</h2>
      {onRemove && (
        <button
          type="button"
          className="question-remove"
          aria-label={`删除第 ${number} 题`}
          onClick={onRemove}
        >
          删除
        </button>
      )}
    </div>
  )
}

/** As they were read from the field; a single one needs no telling apart. */
function Keywords({ keywords }: { keywords: readonly string[] }) {
  if (keywords.length <= 1) return null
  return (
    <p className="question-keywords" aria-label={`${keywords.length} 个关键词`}>
      {keywords.map((keyword) => (
        <Chip key={keyword}>{keyword}</Chip>
      ))}
    </p>
  )
}
