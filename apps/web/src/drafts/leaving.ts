/** Essays whose desk was left while the last save was under way: the next opening waits for it, or it would meet its own text as someone else's. */
const underWay = new Map<number, Promise<unknown>>()

export function noteLeaving(submissionId: number, work: Promise<unknown>): void {
  const noted = work.finally(() => {
    if (underWay.get(submissionId) === noted) underWay.delete(submissionId)
  })
  underWay.set(submissionId, noted)
}

/** A save ends within its time limit, so this does. */
export async function waitForLeaving(submissionId: number): Promise<void> {
  // It says for itself where it failed: the journal still has the text.
  await underWay.get(submissionId)?.catch(() => undefined)
}
