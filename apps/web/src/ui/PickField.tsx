/** A field whose value is picked from a sheet. A locked one says why, at a tap and below. */
import type { ReactNode } from 'react'
import { notify } from './notices.ts'
import { Field } from './Field.tsx'
import './PickField.css'

type Props = {
  label: string
  /** What is picked, as text; undefined: nothing yet. */
  text: string | undefined
  placeholder: string
  error?: string | undefined
  /** Given: the field cannot be changed, and why. */
  lockedReason?: string | undefined
  /** Below the field, unless the reason is shown there; null: nothing. */
  note?: ReactNode
  onOpen: () => void
  onClear?: () => void
}

export function PickField({
  label,
  text,
  placeholder,
  error,
  lockedReason,
  note,
  onOpen,
  onClear,
}: Props) {
  const isLocked = lockedReason !== undefined
  const below = note === undefined ? lockedReason : note
  return (
    <Field label={label} error={error}>
      <span className="pick-field">
        <button
          type="button"
          className="field-button"
          aria-haspopup="dialog"
          aria-disabled={isLocked}
          aria-label={`${label} ${text ?? placeholder}`}
          onClick={() => (isLocked ? void notify(lockedReason) : onOpen())}
        >
          {text ?? <span className="quiet-text">{placeholder}</span>}
        </button>
        {onClear && text !== undefined && !isLocked && (
          <button
            type="button"
            className="pick-clear"
            aria-label={`清除${label}`}
            onClick={onClear}
          >
            ×
          </button>
        )}
      </span>
      {below != null && <span className="quiet pick-note">{below}</span>}
    </Field>
  )
}
