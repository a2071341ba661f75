import type { ReactNode } from 'react'

/** In place of an empty list: says what to do next. */
export function Empty({
  sign,
  children,
  action,
}: {
  sign: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      <b aria-hidden="true">{sign}</b>
      <p>{children}</p>
      {action}
    </div>
  )
}
