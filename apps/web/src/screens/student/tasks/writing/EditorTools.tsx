/** Below the paper: undo, grid, large print. None takes the focus, so the keyboard stays. */
import type { PointerEvent } from 'react'
import type { PaperHabits } from './usePaperHabits.ts'

export function EditorTools({ habits }: { habits: PaperHabits }) {
  return (
    <div className="writing-tools" role="toolbar" aria-label="稿纸工具">
      <button type="button" onPointerDown={keepFocus} onClick={() => document.execCommand('undo')}>
        <i aria-hidden="true">↶</i>
        <span>撤销</span>
      </button>
      <button type="button" onPointerDown={keepFocus} onClick={() => document.execCommand('redo')}>
        <i aria-hidden="true">↷</i>
        <span>重做</span>
      </button>
      <span className="grow" />
      <button
        type="button"
        aria-pressed={habits.usesGrid}
        onPointerDown={keepFocus}
        onClick={habits.toggleGrid}
      >
        稿纸
      </button>
      <button
        type="button"
        aria-pressed={habits.isLarge}
        onPointerDown={keepFocus}
        onClick={habits.toggleLarge}
      >
        大字
      </button>
    </div>
  )
}

function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}
