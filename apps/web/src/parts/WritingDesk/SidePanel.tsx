/** What is asked for, slid in beside the paper. */
import { useRef, type ReactNode } from 'react'
import Popup from 'antd-mobile/es/components/popup'
import { useOverlay } from '#ui/useOverlay.ts'
import { usePopupKey } from '#ui/usePopupKey.ts'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

export function SidePanel(props: Props) {
  return (
    <Popup
      key={usePopupKey(props.isOpen)}
      position="right"
      visible={props.isOpen}
      onMaskClick={props.onClose}
      bodyClassName="demand-panel"
      destroyOnClose
    >
      <PanelBody {...props} />
    </Popup>
  )
}

function PanelBody({ title, isOpen, onClose, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  useOverlay(body, isOpen, onClose)
  return (
    <div
      ref={body}
      className="demand-panel-body"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      tabIndex={-1}
    >
      <div className="sheet-title">
        <h2>{title}</h2>
        <button type="button" className="sheet-close" aria-label="关闭" onClick={onClose}>
          ×
        </button>
      </div>
      {children}
    </div>
  )
}
