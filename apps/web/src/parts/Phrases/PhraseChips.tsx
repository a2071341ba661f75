/** Phrases to tap into a field; a second tap takes one out again. */
import type { ReactNode } from 'react'
import { type Phrase, togglePhrase } from './phrases.ts'
import './PhraseChips.css'

type Props = {
  label: string
  items: readonly Phrase[]
  value: string
  isDisabled?: boolean
  /** What stands in their row besides. */
  children?: ReactNode
  onChange: (text: string) => void
}

export function PhraseChips({
  label,
  items,
  value,
  isDisabled = false,
  children,
  onChange,
}: Props) {
  return (
    <div className="quick-words" role="group" aria-label={label}>
      {items.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          disabled={isDisabled}
          aria-pressed={value.includes(text)}
          onClick={() => onChange(togglePhrase(value, text))}
        >
          {name}
        </button>
      ))}
      {children}
    </div>
  )
}
