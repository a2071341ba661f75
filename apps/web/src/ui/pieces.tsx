/** The small pieces that screens are made of. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useEffect, useRef, type ReactNode } from 'react'

export function Chip({
  tone,
  children,
}: {
  tone?: 'red' | 'jade' | 'amber' | 'indigo'
  children: ReactNode
}) {
  return <span className={tone ? `chip ${tone}` : 'chip'}>{children}</span>
}

/** How many, on red; none shows nothing. `unit` is for those who hear it: 3 条未读. */
export function Badge({ count, unit = '条未读' }: { count: number; unit?: string }) {
  if (count === 0) return null
  return (
    <span className="badge">
      <span aria-hidden="true">{count > BADGE_MAX ? `${BADGE_MAX}+` : count}</span>
      <span className="visually-hidden">
        {count} {unit}
      </span>
    </span>
  )
}

const BADGE_MAX = 99

/** `value` 0–100; the figure itself is said beside it, so screen readers skip the bar. */
export function Meter({ value }: { value: number }) {
  return (
    <div className="meter" aria-hidden="true">
      <i style={{ width: `${Math.max(0, Math.min(100, value))}%` }} />
    </div>
  )
}

export function Seal({ figure, caption }: { figure: string; caption: string }) {
  return (
    <div
      className={figure.length > 3 ? 'seal long' : 'seal'}
      role="img"
      aria-label={`${figure}，${caption}`}
    >
      <span aria-hidden="true">{figure}</span>
      <small aria-hidden="true">{caption}</small>
    </div>
  )
}

export function Tabs<T extends string | number>({
  items,
  active,
  label,
  onChange,
}: {
  items: readonly { key: T; name: ReactNode }[]
  active: T
  label: string
  onChange: (key: T) => void
}) {
  const row = useRef<HTMLDivElement>(null)
  const place = items.findIndex(({ key }) => key === active)
  // Scrolling is the browser's, and the names grow when their figures arrive. Sideways only: scrollIntoView would move the page as well.
  useEffect(() => {
    const bar = row.current
    const tab = bar?.children[place]
    if (!bar || !(tab instanceof HTMLElement)) return
    const sizes = new ResizeObserver(() =>
      bar.scrollTo({
        left: Math.min(
          tab.offsetLeft,
          Math.max(bar.scrollLeft, tab.offsetLeft + tab.offsetWidth - bar.clientWidth),
        ),
      }),
    )
    for (const each of bar.children) sizes.observe(each)
    return () => sizes.disconnect()
  }, [place])
  return (
    <div ref={row} className="tabs" role="tablist" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          aria-selected={item.key === active}
          onClick={() => onChange(item.key)}
        >
          {item.name}
        </button>
      ))}
    </div>
  )
}

/** Says what to do next (look.md: empty states). */
export function Empty({
  sign,
  children,
  action,
}: {
  sign: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      <b aria-hidden="true">{sign}</b>
      <p>{children}</p>
      {action}
    </div>
  )
}

export function ListEnd() {
  return <p className="list-end">{MESSAGES.listEnd}</p>
}

/** `isIdle`: only keeps the place of what is not asked for yet. */
export function CardSkeletons({ count = 3, isIdle }: { count?: number; isIdle?: boolean }) {
  return (
    <div
      {...(isIdle
        ? { 'aria-hidden': true }
        : { role: 'status', 'aria-busy': true, 'aria-label': '正在加载' })}
    >
      {Array.from({ length: count }, (_, index) => (
        <div className="card" key={index}>
          <div className="skeleton" style={{ width: '40%', height: 18 }} />
          <div className="skeleton" style={{ width: '75%', height: 22, margin: '12px 0' }} />
          <div className="skeleton" style={{ height: 44 }} />
        </div>
      ))}
    </div>
  )
}

export function Field({
  label,
  error,
  children,
}: {
  label: string
  error?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="field">
      <label>
        <span className="field-label">{label}</span>
        {children}
      </label>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
