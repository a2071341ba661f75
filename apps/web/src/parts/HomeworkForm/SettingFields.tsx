/** The fields of settings, as the table of rows says what each of them is. */
import { useState } from 'react'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { keepDecimal, keepDigits } from '#ui/numberText.ts'
import { PickField } from '#ui/PickField.tsx'
import { Field } from '#ui/Field.tsx'
import { SwitchRow } from '#ui/SwitchRow.tsx'
import type { HomeworkForm } from './homeworkForm.ts'
import type { FormRow } from './settingRows.ts'

type FormProps = { form: HomeworkForm; onChange: (part: Partial<HomeworkForm>) => void }

export function SettingSwitch({
  row: { name, label, note },
  form,
  onChange,
}: FormProps & { row: Extract<FormRow, { kind: 'switch' }> }) {
  return (
    <SwitchRow name={label} isOn={form[name]} onChange={(isOn) => onChange({ [name]: isOn })}>
      {note}
    </SwitchRow>
  )
}

export function SettingChoice({
  row: { name, label, choices },
  form,
  onChange,
}: FormProps & { row: Extract<FormRow, { kind: 'choice' }> }) {
  const [isPicking, setPicking] = useState(false)
  const chosen = choices.find(({ key }) => key === form[name])
  return (
    <>
      <PickField
        label={label}
        text={chosen?.name}
        placeholder=""
        note={chosen?.text}
        onOpen={() => setPicking(true)}
      />
      <ChoiceSheet
        isOpen={isPicking}
        title={label}
        choices={choices}
        chosen={form[name]}
        onChoose={(key) => onChange({ [name]: key })}
        onClose={() => setPicking(false)}
      />
    </>
  )
}

export function SettingFigure({
  row: { label, field, placeholder, hasDecimal },
  form,
  isLocked = false,
  onChange,
}: FormProps & { row: Extract<FormRow, { kind: 'figure' }>; isLocked?: boolean }) {
  const keep = hasDecimal ? keepDecimal : keepDigits
  return (
    <Field label={label}>
      <input
        value={form[field]}
        placeholder={placeholder(form)}
        autoComplete="off"
        inputMode={hasDecimal ? 'decimal' : 'numeric'}
        readOnly={isLocked}
        className={isLocked ? 'locked' : undefined}
        onChange={(event) => onChange({ [field]: keep(event.target.value) })}
      />
    </Field>
  )
}
