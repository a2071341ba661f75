/** A sheet from the bottom, for picking and for a closer look (look.md: sheets, not new pages). */
import Popup from 'antd-mobile/es/components/popup'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'

type Props = { title: string; isOpen: boolean; hidesTitle?: boolean; onClose: () => void; children: ReactNode }

export function Sheet({ title, isOpen, hidesTitle, onClose, children }: Props) {
  const titleId = useId()
  const body = useRef<HTMLDivElement>(null)

  // The focus is the browser's, not React's: it goes back to where it was before the sheet opened.
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isOpen])

  const keepInside = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return onClose()
    if (event.key !== 'Tab' || body.current === null) return
    const stops = [...body.current.querySelectorAll<HTMLElement>('button, input, textarea, a[href], [tabindex="0"]')]
    const atStart = document.activeElement === stops[0] || document.activeElement === body.current
    const leaves = event.shiftKey ? atStart : document.activeElement === stops.at(-1)
    if (!leaves) return
    event.preventDefault()
    stops.at(event.shiftKey ? -1 : 0)?.focus()
  }

  return (
    <Popup visible={isOpen} onClose={onClose} onMaskClick={onClose} afterShow={() => body.current?.focus({ preventScroll: true })} bodyClassName="sheet" destroyOnClose>
      <div ref={body} className="sheet-body" role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1} onKeyDown={keepInside}>
        <div className="sheet-grip" aria-hidden="true" />
        <div className={hidesTitle ? 'visually-hidden' : 'sheet-title'}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="sheet-close" aria-label="关闭" onClick={onClose}>×</button>
        </div>
        {children}
      </div>
    </Popup>
  )
}
