/** A text as it was read beside the one that was written. */

type Read = { text: string; doubts: readonly { start: number; text: string }[] }

/** In per cent of what was written; `doubted` of the wrong characters were named as doubtful. */
export function compareTexts(written: string, read: Read) {
  const [want, got] = [characters(written), characters(read.text)]
  const doubtful = new Set(read.doubts.map(({ start }) => start))
  const steps = align(
    want.map(({ text }) => text),
    got.map(({ text }) => text),
  )
  // What is not there cannot be doubted: a wrong character is one that stands in the text.
  const wrong = steps.filter(({ kind }) => kind === 'other' || kind === 'more')
  const han = wrong.filter(({ at }) => /\p{Script=Han}/u.test(got[at]?.text ?? ''))
  return {
    error: (100 * steps.filter(({ kind }) => kind !== 'same').length) / want.length,
    wrong: han.length,
    doubted: han.filter(({ at }) => doubtful.has(got[at]?.start ?? -1)).length,
  }
}

/** In per cent: paragraphs that begin and end where they were written to. */
export function shareOfParagraphs(written: readonly string[], read: string): number {
  const lengths = read.split('\n').map((paragraph) => paragraph.length)
  let [at, place, right] = [0, 0, 0]
  const starts = lengths.map((length) => (place += length) - length)
  for (const paragraph of written) {
    const near = (mark: number) => starts.some((start) => Math.abs(start - mark) <= SLACK)
    if (near(at) && (near(at + paragraph.length) || at + paragraph.length >= place - SLACK))
      right += 1
    at += paragraph.length
  }
  return Math.round((100 * right) / written.length)
}

/** Characters that were lost or doubled before it move a paragraph. */
const SLACK = 8

function characters(text: string) {
  return Array.from(text, (character, start) => ({ text: character, start })).filter(
    (each) => each.text.trim() !== '',
  )
}

type Step = { kind: 'same' | 'other' | 'more' | 'less'; at: number }

/** The fewest changes from one to the other; `at` counts what was read. */
function align(want: readonly string[], got: readonly string[]): Step[] {
  const costs = Array.from({ length: want.length + 1 }, (_, row) =>
    Array.from({ length: got.length + 1 }, (_, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  )
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Infinity
  const isSame = (row: number, column: number) => want[row - 1] === got[column - 1]
  for (let row = 1; row <= want.length; row += 1)
    for (let column = 1; column <= got.length; column += 1) {
      const best = Math.min(
        cost(row - 1, column - 1) + (isSame(row, column) ? 0 : 1),
        cost(row - 1, column) + 1,
        cost(row, column - 1) + 1,
      )
      costs[row]?.splice(column, 1, best)
    }
  const steps: Step[] = []
  let [row, column] = [want.length, got.length]
  while (row > 0 || column > 0) {
    const here = cost(row, column)
    if (
      row > 0 &&
      column > 0 &&
      here === cost(row - 1, column - 1) + (isSame(row, column) ? 0 : 1)
    ) {
      steps.push({ kind: isSame(row, column) ? 'same' : 'other', at: column - 1 })
      row -= 1
      column -= 1
    } else if (row > 0 && here === cost(row - 1, column) + 1) {
      steps.push({ kind: 'less', at: column })
      row -= 1
    } else {
      steps.push({ kind: 'more', at: column - 1 })
      column -= 1
    }
  }
  return steps
}
