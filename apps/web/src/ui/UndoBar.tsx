/** In a screen's foot, for some seconds after an act: what was done, and the way to take it back. */
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { forgetUndo, useUndo } from './undo.ts'
import './UndoBar.css'

type Props = { text: string; onUndo: () => void | Promise<void>; children?: ReactNode }

export function UndoBar({ text, onUndo, children }: Props) {
  return (
    <div className="undo-bar" role="status">
      <span className="undo-bar-what">{text}</span>
      {children}
      <Button kind="line" small onPress={onUndo}>
        撤销
      </Button>
    </div>
  )
}

/** Of what was offered last; nothing where nothing is left to take back. */
export function LastUndo() {
  const last = useUndo()
  if (last === undefined) return null
  const undo = async () => {
    await last.run()
    forgetUndo()
  }
  return <UndoBar text={last.text} onUndo={undo} />
}
