/** A sheet from the bottom, for picking and for a closer look: no new page for either. */
import './motion.ts'
import Popup from 'antd-mobile/es/components/popup'
import type { ReactNode } from 'react'
import { memo, useId, useRef } from 'react'
import { useOverlay } from './useOverlay.ts'
import { usePopupKey } from './usePopupKey.ts'

type Props = {
  title: string
  isOpen: boolean
  hidesTitle?: boolean
  onClose: () => void
  children: ReactNode
}

/** While it is closed nothing of it is drawn again: a screen has many, and each key draws the desk. */
export const Sheet = memo(AnySheet, (before, after) => !before.isOpen && !after.isOpen)

function AnySheet(props: Props) {
  return (
    <Popup
      key={usePopupKey(props.isOpen)}
      visible={props.isOpen}
      onMaskClick={props.onClose}
      bodyClassName="sheet"
      destroyOnClose
    >
      <SheetBody {...props} />
    </Popup>
  )
}

/** Mounted only while the sheet is on the page: `useOverlay` needs the element. */
function SheetBody({ title, isOpen, hidesTitle, onClose, children }: Props) {
  const titleId = useId()
  const body = useRef<HTMLDivElement>(null)
  useOverlay(body, isOpen, onClose)
  return (
    <div
      ref={body}
      className="sheet-body"
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="sheet-grip" aria-hidden="true" />
      <div className={hidesTitle ? 'visually-hidden' : 'sheet-title'}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="sheet-close" aria-label="关闭" onClick={onClose}>
          ×
        </button>
      </div>
      {children}
    </div>
  )
}
