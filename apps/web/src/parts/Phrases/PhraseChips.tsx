/** Phrases to tap into a field; a second tap takes one out again. */
import { type Phrase, togglePhrase } from './phrases.ts'
import './PhraseChips.css'

type Props = {
  label: string
  items: readonly Phrase[]
  value: string
  isDisabled?: boolean
  onChange: (words: string) => void
}

export function QuickWords({ label, items, value, isDisabled = false, onChange }: Props) {
  return (
    <div className="quick-words" role="group" aria-label={label}>
      {items.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          disabled={isDisabled}
          aria-pressed={value.includes(words)}
          onClick={() => onChange(togglePhrase(value, words))}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
