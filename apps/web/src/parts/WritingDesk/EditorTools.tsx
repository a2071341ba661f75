/** Below the paper: undo, grid, large print. None takes the focus, so the keyboard stays. */
import type { PointerEvent } from 'react'
import type { PaperSettings } from './usePaperSettings.ts'

export function EditorTools({ paper }: { paper: PaperSettings }) {
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
        aria-pressed={paper.usesGrid}
        onPointerDown={keepFocus}
        onClick={paper.toggleGrid}
      >
        稿纸
      </button>
      <button
        type="button"
        aria-pressed={paper.isLarge}
        onPointerDown={keepFocus}
        onClick={paper.toggleLarge}
      >
        大字
      </button>
    </div>
  )
}

function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}
