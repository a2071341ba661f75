/** Below the paper: undo, the report and its marks, grid, large print. None takes the focus, so the keyboard stays. */
import type { PointerEvent, ReactNode } from 'react'
import type { PaperSettings } from '../Manuscript/usePaperSettings.ts'

type Props = {
  paper: PaperSettings
  /** What brings text in: first in the row. */
  entering?: ReactNode
  /** Where there is one. */
  onReport?: (() => void) | undefined
  /** Its report has marks that can lie on the paper. */
  hasMarks?: boolean
}

export function EditorTools({ paper, entering, onReport, hasMarks = false }: Props) {
  return (
    <div className="writing-tools" role="toolbar" aria-label="稿纸工具">
      {entering}
      <button
        type="button"
        aria-label="撤销"
        onPointerDown={keepFocus}
        onClick={() => document.execCommand('undo')}
      >
        <i aria-hidden="true">↶</i>
        <span>撤销</span>
      </button>
      <button
        type="button"
        aria-label="重做"
        onPointerDown={keepFocus}
        onClick={() => document.execCommand('redo')}
      >
        <i aria-hidden="true">↷</i>
        <span>重做</span>
      </button>
      <span className="grow" />
      {onReport !== undefined && (
        <button type="button" className="writing-tools-report" onClick={onReport}>
          看报告
        </button>
      )}
      {hasMarks && (
        <button
          type="button"
          aria-pressed={paper.showsMarks}
          onPointerDown={keepFocus}
          onClick={paper.toggleMarks}
        >
          批注
        </button>
      )}
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
