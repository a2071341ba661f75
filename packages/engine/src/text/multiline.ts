/** Long patterns and long lists of words, written over several lines as they read best. */

/** A text without the white space that lays it out: compact`…`. A backslash needs no second one. */
export function compact(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(parts, ...values).replace(/\s+/g, '')
}

/** A regular expression without the white space that lays it out: regex('dg')`…`. */
export function regex(
  flags = '',
): (parts: TemplateStringsArray, ...values: readonly string[]) => RegExp {
  return (parts, ...values) => new RegExp(compact(parts, ...values), flags)
}

/** The words of a list that white space parts. */
export function wordList(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Lines of steps that > parts; what ends in > goes on in the next line. */
export function stepLists(lines: string): string[][] {
  return lines
    .replaceAll(/>\s*\n/g, '>')
    .trim()
    .split('\n')
    .map((line) => line.split('>'))
}
