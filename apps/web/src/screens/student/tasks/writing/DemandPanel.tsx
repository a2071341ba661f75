/** 作文要求, slid in beside the paper. */
import { useRef } from 'react'
import Popup from 'antd-mobile/es/components/popup'
import { HomeworkDemand, type Demand } from '#parts/HomeworkDemand/HomeworkDemand.tsx'
import { useOverlay } from '#ui/useOverlay.ts'
import { usePopupKey } from '#ui/usePopupKey.ts'

type Props = { demand: Demand; isOpen: boolean; onClose: () => void }

export function DemandPanel(props: Props) {
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

function PanelBody({ demand, isOpen, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null)
  useOverlay(body, isOpen, onClose)
  return (
    <div
      ref={body}
      className="demand-panel-body"
      role="dialog"
      aria-modal="true"
      aria-label="作文要求"
      tabIndex={-1}
    >
      <div className="sheet-title">
        <h2>作文要求</h2>
        <button type="button" className="sheet-close" aria-label="关闭" onClick={onClose}>
          ×
        </button>
      </div>
      <HomeworkDemand demand={demand} />
    </div>
  )
}
