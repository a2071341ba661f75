/** A password that can be looked at while it is typed. */
import { PASSWORD_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { useId, useState } from 'react'

type Props = {
  label: string
  value: string
  placeholder: string
  onChange: (password: string) => void
}

export function PasswordField({ label, value, placeholder, onChange }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className="sign-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="sign-eye"
        aria-pressed={isShown}
        aria-label={`显示${label}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? '隐藏' : '显示'}
      </button>
    </div>
  )
}
