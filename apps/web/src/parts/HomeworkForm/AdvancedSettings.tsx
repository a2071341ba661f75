/** What a teacher rarely changes. Folded, with the values in sight. */
import { AI_USE_NAMES } from '@zhupi/contract/terms/aiUse.ts'
import { MIN_CHARACTERS_DEFAULT } from '@zhupi/contract/terms/limits.ts'
import { Fragment, useState } from 'react'
import type { FormFault } from './homeworkFaults.ts'
import { type HomeworkForm, minCharacterCount } from './homeworkForm.ts'
import { ReferenceField } from './ReferenceField.tsx'
import { scaleName } from './scales.ts'
import { ScoreFields } from './ScoreFields.tsx'
import { SettingChoice, SettingFigure, SettingSwitch } from './SettingFields.tsx'
import { type FormRow, formRows } from './settingRows.ts'

type Props = {
  form: HomeworkForm
  fault: FormFault | undefined
  scoresReason: string | undefined
  onChange: (change: Partial<HomeworkForm>) => void
}

export function AdvancedSettings({ form, fault, scoresReason, onChange }: Props) {
  const [isUnfolded, setUnfolded] = useState(false)
  const hasFault = fault?.field === 'scores' || fault?.field === 'characters'
  const draw = (row: FormRow) => {
    if (row.kind === 'switch') return <SettingSwitch row={row} form={form} onChange={onChange} />
    if (row.kind === 'choice') return <SettingChoice row={row} form={form} onChange={onChange} />
    if (row.kind === 'figure') return <SettingFigure row={row} form={form} onChange={onChange} />
    return null
  }

  return (
    <details
      className="card homework-form-card advanced"
      open={isUnfolded || hasFault}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>
        <span className="advanced-title">高级设置</span>
        <span className="quiet advanced-now">{summarize(form)}</span>
      </summary>

      <section id="homework-characters">
        <h2>字数</h2>
        <div className="homework-form-row">
          {formRows('characters').map((row) => (
            <Fragment key={row.name}>{draw(row)}</Fragment>
          ))}
        </div>
        {fault?.field === 'characters' && (
          <p className="homework-form-fault" role="alert">
            {fault.text}
          </p>
        )}
        <p className="quiet">
          不含标题；字数要求只影响评分，不影响提交。低于 {MIN_CHARACTERS_DEFAULT} 字按{' '}
          {MIN_CHARACTERS_DEFAULT} 字算。
        </p>
      </section>

      <section>
        <h2>写作</h2>
        {formRows('writing').map((row) => (
          <Fragment key={row.name}>
            {draw(row)}
            {row.name === 'allowWritingAssistant' && (
              <ReferenceField
                value={form.reference}
                isShown={form.allowWritingAssistant}
                onChange={(reference) => onChange({ reference })}
              />
            )}
          </Fragment>
        ))}
      </section>

      <section>
        <h2>评分</h2>
        <ScoreFields
          form={form}
          faultText={fault?.field === 'scores' ? fault.text : undefined}
          lockedReason={scoresReason}
          onChange={onChange}
        />
      </section>

      <section>
        <h2>检测</h2>
        {formRows('checks').map((row) => (
          <Fragment key={row.name}>{draw(row)}</Fragment>
        ))}
      </section>
    </details>
  )
}

function summarize(form: HomeworkForm): string {
  return [
    form.scoreScale !== undefined && scaleName(form.scoreScale),
    `不少于 ${minCharacterCount(form)} 字`,
    form.allowPaste ? '可以粘贴' : '不可粘贴',
    AI_USE_NAMES[form.aiUse].name,
  ]
    .filter(Boolean)
    .join(' · ')
}
