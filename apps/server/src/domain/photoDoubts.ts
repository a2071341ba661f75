/** A doubtful character as it is found again in the essay: by what stands beside it. */

/** Characters on either side: enough to be the same place, few enough to outlive other edits. */
const BESIDE = 4
/** A neighbour that is doubtful too may become anything. */
const ANY_CHARACTER = '\uFFFD'

type Place = { before: string; text: string; after: string }
type Doubt = { start: number; text: string }

export function withNeighbours(text: string, doubts: readonly Doubt[]) {
  const masked = [...text.split('')]
  for (const { start, text: doubtful } of doubts)
    masked.fill(ANY_CHARACTER, start, start + doubtful.length)
  const line = masked.join('')
  return doubts.map(({ start, text: doubtful }) => {
    const end = start + doubtful.length
    return {
      before:
        line
          .slice(Math.max(0, start - BESIDE), start)
          .split('\n')
          .at(-1) ?? '',
      text: doubtful,
      after: line.slice(end, end + BESIDE).split('\n', 1)[0] ?? '',
    }
  })
}

/** Whether the place is still there, whatever became of doubtful neighbours. */
export function standsIn(text: string, { before, text: doubtful, after }: Place): boolean {
  const known = `${before}${doubtful}${after}`
    .split(ANY_CHARACTER)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(known.join('.'), 's').test(text)
}
