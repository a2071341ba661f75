/** `value` 0–100; the figure itself is said beside it, so screen readers skip the bar. */
export function Meter({ value }: { value: number }) {
  return (
    <div className="meter" aria-hidden="true">
      <i style={{ width: `${Math.max(0, Math.min(100, value))}%` }} />
    </div>
  )
}
