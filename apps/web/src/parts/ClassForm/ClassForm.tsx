/** What a class is called, its grade and a memo: when it is made and when it is edited. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { GRADE_LEVELS, gradeName, stageName, stageOf } from '@zhupi/contract/terms/stages.ts'
import { useState } from 'react'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { Field } from '#ui/Field.tsx'
import type { ClassFields } from './classFields.ts'
import './ClassForm.css'

const grades = GRADE_LEVELS.map((level: number) => ({
  key: level,
  name: gradeName(level),
  note: stageName(stageOf(level)),
}))

type Props = { fields: ClassFields; onChange: (fields: ClassFields) => void }

export function ClassForm({ fields, onChange }: Props) {
  const [isPicking, setPicking] = useState(false)
  const { name, gradeLevel, memo } = fields
  const gradeText = gradeLevel === undefined ? MESSAGES.gradeMissing : gradeName(gradeLevel)
  return (
    <section className="card class-form">
      <Field label="班级名">
        <input
          value={name}
          placeholder="如：五（2）班"
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => onChange({ ...fields, name: event.target.value })}
        />
      </Field>
      <Field label="年级">
        <button
          type="button"
          className="field-button"
          aria-haspopup="dialog"
          aria-label={`年级 ${gradeText}`}
          onClick={() => setPicking(true)}
        >
          {gradeLevel === undefined ? (
            <span className="class-form-empty">{gradeText}</span>
          ) : (
            gradeText
          )}
        </button>
      </Field>
      <Field label="备注（选填）">
        <textarea
          value={memo}
          rows={2}
          placeholder="学生看不到"
          onChange={(event) => onChange({ ...fields, memo: event.target.value })}
        />
      </Field>
      <ChoiceSheet
        isOpen={isPicking}
        title="选择年级"
        choices={grades}
        chosen={gradeLevel}
        onChoose={(level) => onChange({ ...fields, gradeLevel: level })}
        onClose={() => setPicking(false)}
      />
    </section>
  )
}
