/** One of a few: a sheet whose rows choose at a tap. */
import type { ReactNode } from 'react'
import { Sheet } from './Sheet.tsx'
import './ChoiceSheet.css'

/** `note` stands beside the name, `text` below it. */
type Choice<T> = { key: T; name: string; note?: ReactNode; text?: string }
type Props<T> = {
  isOpen: boolean
  title: string
  choices: readonly Choice<T>[]
  chosen: T | undefined
  /** Over the rows, as a field that seeks among many; the sheet then keeps its height. */
  above?: ReactNode
  onChoose: (key: T) => void
  onClose: () => void
}

export function ChoiceSheet<T extends string | number>({
  isOpen,
  title,
  choices,
  chosen,
  above,
  onChoose,
  onClose,
}: Props<T>) {
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      {above}
      <div className={above ? 'choices sought' : 'choices'} role="radiogroup" aria-label={title}>
        {choices.map((choice) => (
          <button
            key={choice.key}
            type="button"
            role="radio"
            aria-checked={choice.key === chosen}
            className="choice"
            onClick={() => {
              onChoose(choice.key)
              onClose()
            }}
          >
            <span className="choice-what">
              <span className="choice-name">
                {choice.name}
                {choice.text !== undefined && (
                  <span className="quiet choice-text">{choice.text}</span>
                )}
              </span>
              {choice.note !== undefined && <span className="quiet">{choice.note}</span>}
            </span>
            <span className="choice-tick" aria-hidden="true">
              {choice.key === chosen ? '✓' : ''}
            </span>
          </button>
        ))}
      </div>
    </Sheet>
  )
}
