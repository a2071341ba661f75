/** The mean without the lowest and highest fifth: one slip of the finger moves nothing. */
export function robustMean(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const cut = Math.floor(sorted.length / 5)
  const kept = sorted.slice(cut, sorted.length - cut)
  return kept.reduce((sum, value) => sum + value, 0) / Math.max(1, kept.length)
}
