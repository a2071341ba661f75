/** On or off, with what it means: the whole row is the switch. */
import type { ReactNode } from 'react'
import { useId } from 'react'
import './SwitchRow.css'

type Props = {
  name: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children?: ReactNode
}

export function SwitchRow({ name, isOn, onChange, children }: Props) {
  const nameId = useId()
  const textId = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={nameId}
      aria-describedby={textId}
      className="switch-row"
      onClick={() => onChange(!isOn)}
    >
      <span className="grow">
        <span id={nameId} className="switch-name">
          {name}
        </span>
        <span id={textId} className="quiet switch-text">
          {children}
        </span>
      </span>
      <span className="switch-track" aria-hidden="true" />
    </button>
  )
}
