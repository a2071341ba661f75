/** What a teacher rarely changes: length, pasting, score scale and limits (spec 3 §2 advanced options). Folded, with the values in sight. */
import { MIN_CHARACTERS_DEFAULT } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { DEFAULT_SCORE_SCALE, SCORE_SCALES } from '@zhupi/contract/terms/scoreScales.ts'
import Switch from 'antd-mobile/es/components/switch'
import { useState } from 'react'
import { ChoiceSheet } from '../../../ui/ChoiceSheet.tsx'
import { keepDecimal, keepDigits } from '../../../ui/numberText.ts'
import { Field } from '../../../ui/pieces.tsx'
import type { FormFault, HomeworkForm } from './homeworkForm.ts'

type Props = { form: HomeworkForm; fault: FormFault | undefined; isOpen: boolean; onToggle: (isOpen: boolean) => void; onChange: (change: Partial<HomeworkForm>) => void }

/** Where each scale is at home (domain facts §3). */
const SCALE_NOTES = new Map<number, string>([[DEFAULT_SCORE_SCALE, '默认'], [70, '上海高考'], [60, '全国高考'], [50, '北京高考']])
const scaleName = (scale: number) => (scale === 100 ? '百分制' : `${scale} 分制`)
const scales = SCORE_SCALES.map((scale) => ({ key: scale, name: scaleName(scale), note: SCALE_NOTES.get(scale) }))

export function AdvancedSettings({ form, fault, isOpen, onToggle, onChange }: Props) {
  const [isPickingScale, setPickingScale] = useState(false)
  const figure = (label: string, value: string, placeholder: string, key: 'lowScore' | 'highScore' | 'lowestScore' | 'minCharacters' | 'maxCharacters') => (
    <Field label={label}>
      <input
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        inputMode={key.endsWith('Score') ? 'decimal' : 'numeric'}
        onChange={(event) => onChange({ [key]: key.endsWith('Score') ? keepDecimal(event.target.value) : keepDigits(event.target.value) })}
      />
    </Field>
  )
  const scale = SCORE_SCALES.find((each) => each === form.scoreScale)
  const scaleText = scale === undefined ? MESSAGES.scaleMissing : scaleName(scale)

  return (
    <details className="card arrange-advanced" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <span className="arrange-advanced-title">高级设置</span>
        <span className="quiet arrange-advanced-now">{scale === undefined ? '' : `${scaleName(scale)} · `}不少于 {Math.max(MIN_CHARACTERS_DEFAULT, Number(form.minCharacters))} 字 · {form.allowPaste ? '可以粘贴' : '不可粘贴'}</span>
      </summary>

      <div id="arrange-characters">
        <div className="arrange-pair">
          {figure('最少字数', form.minCharacters, String(MIN_CHARACTERS_DEFAULT), 'minCharacters')}
          {figure('最多字数（选填）', form.maxCharacters, '不限', 'maxCharacters')}
        </div>
        {fault?.field === 'characters' && <p className="arrange-fault" role="alert">{fault.text}</p>}
        <p className="quiet">不含标题；字数要求只影响评分，不影响提交。低于 {MIN_CHARACTERS_DEFAULT} 字按 {MIN_CHARACTERS_DEFAULT} 字算。</p>
      </div>

      <div className="arrange-switch">
        <span className="grow"><span id="arrange-paste">允许粘贴</span><span className="quiet">关上后，学生不能把别处的文字贴进来，只能自己写。</span></span>
        <Switch checked={form.allowPaste} aria-labelledby="arrange-paste" onChange={(allowPaste) => onChange({ allowPaste })} />
      </div>

      <div id="arrange-scores">
        <Field label="分制">
          <button type="button" className="field-button" aria-haspopup="dialog" aria-label={`分制 ${scaleText}`} onClick={() => setPickingScale(true)}>{scaleText}</button>
        </Field>
        <div className="arrange-pair">
          {figure('最低分', form.lowScore, '0', 'lowScore')}
          {figure('最高分', form.highScore, `${form.scoreScale ?? ''}`, 'highScore')}
          {figure('提交分数', form.lowestScore, '0', 'lowestScore')}
        </div>
        {fault?.field === 'scores' && <p className="arrange-fault" role="alert">{fault.text}</p>}
        <p className="quiet">最低分、最高分限定给分的范围；机评达到提交分数才能提交，0 表示不限。都按上面的分制填。</p>
      </div>
      <ChoiceSheet isOpen={isPickingScale} title="分制" choices={scales} chosen={scale} onChoose={(scoreScale) => onChange({ scoreScale })} onClose={() => setPickingScale(false)} />
    </details>
  )
}
