/** Another teacher by name and account: both have to be right. */
import { NAME_MAX_LENGTH, PHONE_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { Field } from '#ui/Field.tsx'
import './NamedTeacher.css'

export type NamedFields = { name: string; account: string }

type Props = {
  nameLabel: string
  accountLabel: string
  fields: NamedFields
  fault: string | undefined
  onChange: (fields: NamedFields) => void
}

export function NamedTeacher({ nameLabel, accountLabel, fields, fault, onChange }: Props) {
  return (
    <section className="card named-teacher">
      <Field label={nameLabel}>
        <input
          value={fields.name}
          placeholder={`对方在朱批里的姓名，最多 ${NAME_MAX_LENGTH} 个字`}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => onChange({ ...fields, name: event.target.value })}
        />
      </Field>
      <Field label={accountLabel} error={fault}>
        <input
          value={fields.account}
          inputMode="numeric"
          placeholder={`对方登录用的 ${PHONE_LENGTH} 位手机号`}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => onChange({ ...fields, account: event.target.value })}
        />
      </Field>
    </section>
  )
}
