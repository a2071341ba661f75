/** Score scale and limits, all of them in the homework's own scale. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { SCORE_SCALES } from '@zhupi/contract/terms/scoreScales.ts'
import { useState } from 'react'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { PickField } from '#ui/PickField.tsx'
import type { HomeworkForm } from './homeworkForm.ts'
import { scaleChoices, scaleName } from './scales.ts'
import { SettingFigure } from './SettingFields.tsx'
import { formRows } from './settingRows.ts'

type Props = {
  form: HomeworkForm
  faultText: string | undefined
  /** Given: reviews are there already, and what they were given in stays. */
  lockedReason: string | undefined
  onChange: (part: Partial<HomeworkForm>) => void
}

export function ScoreFields({ form, faultText, lockedReason, onChange }: Props) {
  const [isPicking, setPicking] = useState(false)
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
        {formRows('scores').map(
          (row) =>
            row.kind === 'figure' && (
              <SettingFigure
                key={row.name}
                row={row}
                form={form}
                isLocked={row.isFixedByReviews && lockedReason !== undefined}
                onChange={onChange}
              />
            ),
        )}
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
