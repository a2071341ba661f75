/** Score scale and limits (spec 3 §5; decisions 14): all in the homework's scale. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { SCORE_SCALES } from '@zhupi/contract/terms/scoreScales.ts'
import { useState } from 'react'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { keepDecimal } from '#ui/numberText.ts'
import { PickField } from '#ui/PickField.tsx'
import { Field } from '#ui/pieces.tsx'
import type { HomeworkForm } from './homeworkForm.ts'
import { scaleChoices, scaleName } from './scales.ts'

type Props = {
  form: HomeworkForm
  faultText: string | undefined
  /** Given: reviews are there already, and what they were given in stays. */
  lockedReason: string | undefined
  onChange: (part: Partial<HomeworkForm>) => void
}

export function ScoreFields({ form, faultText, lockedReason, onChange }: Props) {
  const [isPicking, setPicking] = useState(false)
  const figure = (
    label: string,
    key: 'lowScore' | 'highScore' | 'lowestScore',
    placeholder: string,
    isLocked: boolean,
  ) => (
    <Field label={label}>
      <input
        value={form[key]}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="decimal"
        readOnly={isLocked}
        className={isLocked ? 'locked' : undefined}
        onChange={(event) => onChange({ [key]: keepDecimal(event.target.value) })}
      />
    </Field>
  )
  const scale = SCORE_SCALES.find((each) => each === form.scoreScale)

  return (
    <div id="homework-scores">
      <PickField
        label="分制"
        text={scale && scaleName(scale)}
        placeholder={MESSAGES.scaleMissing}
        lockedReason={lockedReason}
        onOpen={() => setPicking(true)}
        onClear={() => onChange({ scoreScale: undefined })}
      />
      <div className="homework-form-row">
        {figure('最低分', 'lowScore', '0', lockedReason !== undefined)}
        {figure('最高分', 'highScore', `${form.scoreScale ?? ''}`, lockedReason !== undefined)}
        {figure('提交分数', 'lowestScore', '0', false)}
      </div>
      {faultText !== undefined && (
        <p className="homework-form-fault" role="alert">
          {faultText}
        </p>
      )}
      <p className="quiet">
        最低分、最高分限定给分的范围；机评达到提交分数才能提交，0 表示不限。都按上面的分制填。
      </p>
      <ChoiceSheet
        isOpen={isPicking}
        title="分制"
        choices={scaleChoices}
        chosen={scale}
        onChoose={(scoreScale) => onChange({ scoreScale })}
        onClose={() => setPicking(false)}
      />
    </div>
  )
}
