/** 作文要求, slid in beside the paper (spec 1 §2.11). */
import { useRef } from 'react'
import Popup from 'antd-mobile/es/components/popup'
import { HomeworkDemand, type Demand } from '../../../../parts/HomeworkDemand.tsx'

export function DemandPanel({ demand, isOpen, onClose }: { demand: Demand; isOpen: boolean; onClose: () => void }) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <Popup position="right" visible={isOpen} onClose={onClose} onMaskClick={onClose} afterShow={() => body.current?.focus({ preventScroll: true })} bodyClassName="demand-panel" destroyOnClose>
      <div ref={body} className="demand-panel-body" role="dialog" aria-modal="true" aria-label="作文要求" tabIndex={-1} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
        <div className="sheet-title"><h2>作文要求</h2><button type="button" className="sheet-close" aria-label="关闭" onClick={onClose}>×</button></div>
        <HomeworkDemand demand={demand} />
      </div>
    </Popup>
  )
}
