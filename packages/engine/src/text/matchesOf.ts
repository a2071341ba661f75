/**
 * All matches of a global pattern, as `matchAll` finds them. Hundreds of patterns are tried on each
 * paragraph and hardly one is found: `matchAll` copies the pattern every time, a look does not.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  pattern.lastIndex = 0
  const isFound = pattern.test(text)
  pattern.lastIndex = 0
  return isFound ? [...text.matchAll(pattern)] : []
}
