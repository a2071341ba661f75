/** `2026-03-02` → `3/2`, for a label under a point. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}/${Number(date)}`
}

/** `2026-03-02` → `3月2日`. */
export function dayText(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}月${Number(date)}日`
}
