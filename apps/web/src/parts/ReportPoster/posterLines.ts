/** How a poster's text falls into lines and cells. `widthOf` measures a piece of text. */

/** May not begin a line; a manuscript puts them into the last cell of the line before. */
const CLOSING = /^[，。！？；：、”’」』）》】,.!?;:]$/u

/**
 * At most `max` lines; what is left out is shown by an ellipsis. A line break of the text is kept,
 * an empty line is not.
 */
export function wrapLines(
  text: string,
  { width, max, widthOf }: { width: number; max: number; widthOf: (text: string) => number },
): string[] {
  const lines = text.split(/\s*\n\s*/u).flatMap((part) => wrapPart(part, width, widthOf))
  if (lines.length <= max) return lines
  const last = [...(lines[max - 1] ?? '')]
  while (last.length > 0 && widthOf(`${last.join('')}…`) > width) last.pop()
  return [...lines.slice(0, max - 1), `${last.join('')}…`]
}

function wrapPart(part: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line: string[] = []
  for (const character of part) {
    if (line.length > 0 && widthOf([...line, character].join('')) > width) {
      // A closing mark takes the character before it along.
      const taken = CLOSING.test(character) && line.length > 1 ? line.splice(-1) : []
      lines.push(line.join(''))
      line = taken
    }
    line.push(character)
  }
  return line.length > 0 ? [...lines, line.join('')] : lines
}

/** Manuscript paper: one character a cell, a closing mark never first in its row. */
export function manuscriptRows(text: string, columns: number): string[][] {
  const rows: string[][] = [[]]
  for (const character of text) {
    const row = rows.at(-1) ?? []
    if (row.length < columns) row.push(character)
    else if (CLOSING.test(character)) row[columns - 1] += character
    else rows.push([character])
  }
  return rows
}
