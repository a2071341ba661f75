/**
 * One piece of work at a time, and people in turn: whoever asked for ten of them waits behind
 * somebody else's one.
 */
export function createTurns<Work, Result>(run: (work: Work) => Promise<Result>) {
  /** Whose turn is next comes first. */
  const lanes = new Map<number, (() => Promise<void>)[]>()
  let isRunning = false

  const runNext = async () => {
    if (isRunning) return
    isRunning = true
    for (let [lane] = lanes; lane !== undefined; [lane] = lanes) {
      const [asker, works] = lane
      const next = works.shift()
      lanes.delete(asker)
      if (works.length > 0) lanes.set(asker, works)
      await next?.()
    }
    isRunning = false
  }
  return {
    waiting: () => [...lanes.values()].reduce((sum, works) => sum + works.length, 0),
    take: (asker: number, work: Work): Promise<Result> =>
      new Promise((resolve, reject) => {
        const lane = lanes.get(asker) ?? []
        lane.push(() => run(work).then(resolve, reject))
        lanes.set(asker, lane)
        void runNext()
      }),
  }
}
