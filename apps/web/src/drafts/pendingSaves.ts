/**
 * Last saves of essays whose screen has been left. The next opening waits for them, or it would
 * take its own text for someone else's.
 */
const pending = new Map<string, Promise<unknown>>()

export function addPendingSave(essay: string, save: Promise<unknown>): void {
  const added = save.finally(() => {
    if (pending.get(essay) === added) pending.delete(essay)
  })
  pending.set(essay, added)
}

/** A save ends within its time limit, so this does. */
export async function waitForPendingSave(essay: string): Promise<void> {
  // Where it failed, the draft store has said so and the journal still has the text.
  await pending.get(essay)?.catch(() => undefined)
}

export async function waitForPendingSaves(): Promise<void> {
  await Promise.allSettled(pending.values())
}
