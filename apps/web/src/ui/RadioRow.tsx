/** A few choices side by side, one chosen: the arrow keys move between them as in a radio group. */
import type { KeyboardEvent } from 'react'

type Props<T extends string | number> = {
  label: string
  className: string
  items: readonly { key: T; name: string }[]
  value: T
  onPick: (key: T) => void
}

export function RadioRow<T extends string | number>({
  label,
  className,
  items,
  value,
  onPick,
}: Props<T>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step =
      event.key === 'ArrowRight' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
          ? -1
          : 0
    const next =
      items[(items.findIndex(({ key }) => key === value) + step + items.length) % items.length]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    onPick(next.key)
    const radios = event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')
    radios[items.indexOf(next)]?.focus()
  }
  return (
    <div className={className} role="radiogroup" aria-label={label} onKeyDown={move}>
      {items.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === value}
          tabIndex={key === value ? 0 : -1}
          onClick={() => onPick(key)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
