/** What a teacher rarely changes (spec 3 §2 advanced options). Folded, with the values in sight. */
import { AI_USE_NAMES, AI_USES } from '@zhupi/contract/terms/aiUse.ts'
import { MIN_CHARACTERS_DEFAULT } from '@zhupi/contract/terms/limits.ts'
import { useState } from 'react'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { keepDigits } from '#ui/numberText.ts'
import { PickField } from '#ui/PickField.tsx'
import { Field } from '#ui/pieces.tsx'
import { SwitchRow } from '#ui/SwitchRow.tsx'
import type { FormFault } from './homeworkFaults.ts'
import { type HomeworkForm, minCharacterCount } from './homeworkForm.ts'
import { ReferenceField } from './ReferenceField.tsx'
import { scaleName } from './scales.ts'
import { ScoreFields } from './ScoreFields.tsx'

type Props = {
  form: HomeworkForm
  fault: FormFault | undefined
  scoresReason: string | undefined
  onChange: (change: Partial<HomeworkForm>) => void
}

const aiUses = AI_USES.map((key) => ({ key, ...AI_USE_NAMES[key] }))

export function AdvancedSettings({ form, fault, scoresReason, onChange }: Props) {
  const [isUnfolded, setUnfolded] = useState(false)
  const [isPickingAi, setPickingAi] = useState(false)
  const hasFault = fault?.field === 'scores' || fault?.field === 'characters'
  const length = (label: string, key: 'minCharacters' | 'maxCharacters', placeholder: string) => (
    <Field label={label}>
      <input
        value={form[key]}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="numeric"
        onChange={(event) => onChange({ [key]: keepDigits(event.target.value) })}
      />
    </Field>
  )

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
          {length('最少字数', 'minCharacters', String(MIN_CHARACTERS_DEFAULT))}
          {length('最多字数（选填）', 'maxCharacters', '不限')}
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
        <SwitchRow
          name="写作助手"
          isOn={form.allowWritingAssistant}
          onChange={(allowWritingAssistant) => onChange({ allowWritingAssistant })}
        >
          学生写作时可以看构思提示和写作参考。
        </SwitchRow>
        <ReferenceField
          value={form.reference}
          isShown={form.allowWritingAssistant}
          onChange={(reference) => onChange({ reference })}
        />
        <SwitchRow
          name="允许粘贴"
          isOn={form.allowPaste}
          onChange={(allowPaste) => onChange({ allowPaste })}
        >
          关上后，学生不能把别处的文字贴进来，只能自己写。
        </SwitchRow>
        <PickField
          label="提交前的 AI 批改"
          text={AI_USE_NAMES[form.aiUse].name}
          placeholder=""
          note={AI_USE_NAMES[form.aiUse].text}
          onOpen={() => setPickingAi(true)}
        />
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
        <SwitchRow
          name="偏题检测"
          isOn={form.digressCheck}
          onChange={(digressCheck) => onChange({ digressCheck })}
        >
          偏离题目的作文，内容分会受限，批阅时会提醒您。
        </SwitchRow>
        <SwitchRow
          name="相似检测"
          isOn={form.similarityCheck}
          onChange={(similarityCheck) => onChange({ similarityCheck })}
        >
          相似检测即将开放，先记下您的选择。
        </SwitchRow>
      </section>

      <ChoiceSheet
        isOpen={isPickingAi}
        title="提交前的 AI 批改"
        choices={aiUses}
        chosen={form.aiUse}
        onChoose={(aiUse) => onChange({ aiUse })}
        onClose={() => setPickingAi(false)}
      />
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
