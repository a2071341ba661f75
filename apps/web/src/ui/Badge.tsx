const BADGE_MAX = 99

/** How many, on red; none shows nothing. `unit` is for screen readers: 3 条未读. */
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
