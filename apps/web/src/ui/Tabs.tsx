import { useEffect, useRef, type ReactNode } from 'react'

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
  // Scrolling is the browser's, and the names grow when their figures arrive. Sideways only:
  // scrollIntoView would move the page as well.
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
