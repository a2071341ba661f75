/**
 * On a wide screen: a card beside what it speaks of. Nothing is masked; what lies under it is the
 * column at the right, and the text stays to be read and touched.
 */
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import './SideCard.css'

type Props = {
  title: string
  isOpen: boolean
  hidesTitle?: boolean
  /** Of what it speaks of, in the window. */
  top: number
  onClose: () => void
  children: ReactNode
}

/** The window's bar lies above it. */
const HEAD_PX = 64
const EDGE_PX = 12

export function SideCard(props: Props) {
  return props.isOpen ? createPortal(<Card {...props} />, document.body) : null
}

function Card({ title, hidesTitle = false, top, onClose, children }: Props) {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)

  const place = useEffectEvent(() => {
    const element = card.current
    if (element === null) return
    const lowest = window.innerHeight - element.offsetHeight - EDGE_PX
    const wanted = Math.min(top - EDGE_PX, lowest)
    element.style.setProperty('--side-card-top', `${Math.max(HEAD_PX, Math.round(wanted))}px`)
  })
  // How high it is, is known only after layout; it grows with what is written into it.
  useLayoutEffect(() => place())
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => place())
    observer.observe(document.documentElement)
    if (card.current !== null) observer.observe(card.current)
    return () => observer.disconnect()
  }, [])

  // Focus and keys are the browser's, not React's.
  useEffect(() => {
    const opener = document.activeElement
    const element = card.current
    element?.focus({ preventScroll: true })
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) close()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      const isLost = document.activeElement === document.body
      if ((isLost || element?.contains(document.activeElement)) && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <section ref={card} className="side-card" role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className={hidesTitle ? 'side-card-head bare' : 'side-card-head'}>
        <h2 id={titleId} className={hidesTitle ? 'visually-hidden' : 'grow'}>
          {title}
        </h2>
        <button type="button" className="sheet-close" aria-label="关闭" onClick={onClose}>
          ×
        </button>
      </div>
      {children}
    </section>
  )
}
