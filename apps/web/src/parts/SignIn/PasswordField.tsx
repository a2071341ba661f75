/**
 * A password that can be looked at while it is typed. One that is too long is refused with its
 * reason and never cut: what was cut here would be another password than the one that was pasted.
 */
import { useId, useState } from 'react'

type Props = {
  label: string
  value: string
  placeholder: string
  /** Which stored password the browser may offer; a new one unless said otherwise. */
  autoComplete?: 'new-password' | 'current-password'
  onChange: (password: string) => void
}

export function PasswordField({
  label,
  value,
  placeholder,
  autoComplete = 'new-password',
  onChange,
}: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className="sign-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="password"
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        autoComplete={autoComplete}
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
