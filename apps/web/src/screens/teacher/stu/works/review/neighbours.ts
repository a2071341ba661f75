/** Which essays lie around the one that is read, in the order in which the list stood. */
import type { Submission } from '#parts/HomeworkList/submission.ts'

/** `place` counts from 1 among the `count` essays that were handed in. */
export type Neighbours = {
  previous: Submission | undefined
  next: Submission | undefined
  place: number
  count: number
}

/** The essays that were handed in, and the one that is open, whatever became of it. */
export function listReadable(submissions: readonly Submission[], currentId: number): Submission[] {
  return submissions.filter(
    ({ id, status }) => status === 'finish' || status === 'remark' || id === currentId,
  )
}

export function findNeighbours(
  submissions: readonly Submission[],
  currentId: number,
): Neighbours | undefined {
  const readable = listReadable(submissions, currentId)
  const here = readable.findIndex(({ id }) => id === currentId)
  return here === -1
    ? undefined
    : {
        previous: readable[here - 1],
        next: readable[here + 1],
        place: here + 1,
        count: readable.length,
      }
}

/** The next essay that waits, in the list's order from here on, then from its start. */
export function findNextToReview(
  submissions: readonly Submission[],
  currentId: number,
): Submission | undefined {
  const here = submissions.findIndex((each) => each.id === currentId)
  const fromHere = [...submissions.slice(here + 1), ...submissions.slice(0, Math.max(here, 0))]
  return fromHere.find((each) => each.status === 'finish')
}
