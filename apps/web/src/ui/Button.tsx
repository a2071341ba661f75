/**
 * A button that says why it cannot be pressed instead of hiding, and does nothing twice while its
 * work runs.
 */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { notify } from './notices.ts'

type Props = {
  kind?: 'main' | 'line' | 'soft'
  small?: boolean
  grow?: boolean
  /** Given: the button is disabled and a tap shows this reason. */
  disabledReason?: string | undefined
  label?: string
  onPress: () => void | Promise<void>
  children: ReactNode
}

export function Button({
  kind = 'main',
  small,
  grow,
  disabledReason,
  label,
  onPress,
  children,
}: Props) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    if (disabledReason !== undefined) return notify(disabledReason)
    setBusy(true)
    try {
      await onPress()
    } finally {
      setBusy(false)
    }
  }
  const className = ['btn', kind, small && 'small', grow && 'grow'].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={className}
      aria-disabled={disabledReason !== undefined || isBusy}
      aria-busy={isBusy}
      aria-label={label}
      onClick={press}
    >
      {children}
    </button>
  )
}
