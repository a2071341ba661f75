/** Two stretches of an essay that share at least one character. */
import type { Range } from './document.ts'

type Stretch = Range & { paragraph: number }

export function overlaps(a: Stretch, b: Stretch): boolean {
  return a.paragraph === b.paragraph && a.start < b.end && b.start < a.end
}
