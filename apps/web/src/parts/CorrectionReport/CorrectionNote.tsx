/** How the essay stands, in a card above its report. */
import type { ReactNode } from 'react'
import './CorrectionNote.css'

export function CorrectionNote({ children }: { children: ReactNode }) {
  return <section className="card correction-note">{children}</section>
}
