/** Short facts in a row, with a point between two of them: no line begins or ends with one. */
import type { ReactNode } from 'react'

/** Empty ones are left out. */
export function Facts({ items }: { items: readonly ReactNode[] }) {
  const facts = items.filter((item) => item !== '')
  return (
    <span className="facts">
      <span>
        {facts.map((item, index) => (
          <span key={index}>
            {index > 0 && <span className="facts-point"> · </span>}
            {item}
          </span>
        ))}
      </span>
    </span>
  )
}
