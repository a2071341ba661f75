import type { ReactNode } from 'react'

export function Chip({
  tone,
  children,
}: {
  tone?: 'red' | 'jade' | 'amber' | 'indigo' | 'quiet'
  children: ReactNode
}) {
  return <span className={tone ? `chip ${tone}` : 'chip'}>{children}</span>
}
