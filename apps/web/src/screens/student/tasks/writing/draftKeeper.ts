/**
 * Keeps what a pupil types: in the local journal within 300 ms, on the server every 30 s (spec 1 §9, decisions 13, 31). Knows no
 * React and no network, only two functions that can fail, so that its promises can be tested. Server saves run one after another.
 */
export type Draft = { title: string; content: string; genre: string; questionNo: number }

export type SaveState =
  | 'empty' // nothing written, nothing to save
  | 'typing' // written, not kept anywhere yet
  | 'local' // kept on this device
  | 'saving' // on its way to the server
  | 'saved' // the server has it
  | 'failed' // the server did not take it; kept on this device
  | 'unsaved' // neither took it

export const LOCAL_SAVE_MS = 300

type Saved = { version: number }
type Options<Answer> = {
  draft: Draft
  /** What the server has, and in which version. */
  onServer: Draft
  version: number
  /** `settled` = the server has this text, the journal may forget it. */
  keepLocally: (draft: Draft, state: { baseVersion: number; settled: boolean }) => Promise<void>
  send: (draft: Draft, finish: 0 | 1 | 2) => Promise<Answer>
  /** Not every answer is a save: a text says that no use is left (spec 1 §8). */
  savedBy: (answer: Answer) => Saved | undefined
}

export function keepDraft<Answer>({ draft, onServer, version, keepLocally, send, savedBy }: Options<Answer>) {
  const listeners = new Set<() => void>()
  let current = draft
  let confirmed = onServer
  let baseVersion = version
  let local: Draft | undefined = isSame(draft, onServer) ? undefined : draft
  let hasFailed = false
  let isLocalBroken = false
  let sending = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let localQueue: Promise<void> = Promise.resolve()
  let serverQueue: Promise<unknown> = Promise.resolve()
  let view = { draft: current, state: stateNow() }

  function stateNow(): SaveState {
    if (sending > 0) return 'saving'
    if (isSame(current, confirmed)) return current.content === '' ? 'empty' : 'saved'
    if (isLocalBroken) return 'unsaved'
    if (local !== undefined && isSame(current, local)) return hasFailed ? 'failed' : 'local'
    return 'typing'
  }

  function publish(): void {
    view = { draft: current, state: stateNow() }
    for (const listener of listeners) listener()
  }

  function keepNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    localQueue = localQueue.then(async () => {
      const kept = current
      try {
        await keepLocally(kept, { baseVersion, settled: isSame(kept, confirmed) })
        local = kept
        isLocalBroken = false
      } catch {
        // A private window may refuse to store anything; the chip says so and the server's copy still comes.
        isLocalBroken = true
      }
      publish()
    })
    return localQueue
  }

  async function sendNow(finish: 0 | 1 | 2): Promise<Answer> {
    const sent = current
    sending += 1
    publish()
    try {
      const answer = await send(sent, finish)
      const saved = savedBy(answer)
      if (saved !== undefined) {
        baseVersion = saved.version
        confirmed = sent
        hasFailed = false
        await keepNow()
      }
      return answer
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      sending -= 1
      publish()
    }
  }

  function save(finish: 0 | 1 | 2): Promise<Answer> {
    const run = serverQueue.then(() => sendNow(finish), () => sendNow(finish))
    serverQueue = run
    return run
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => view,
    change: (changes: Partial<Draft>): void => {
      const next = { ...current, ...changes }
      if (isSame(next, current)) return
      current = next
      // Counted from the first unsaved character, so that a fast typist is saved too.
      timer ??= setTimeout(() => void keepNow(), LOCAL_SAVE_MS)
      publish()
    },
    /** At once: the page may be gone in a moment. */
    keep: (): Promise<void> => (timer === undefined ? localQueue : keepNow()),
    save,
    /** To the server, if there is something new to say and both fields are filled (spec 1 §9). */
    autoSave: async (): Promise<void> => {
      // What was typed while an earlier save is under way goes after it, also when the screen is being left.
      await serverQueue.catch(() => undefined)
      if (isSame(current, confirmed) || current.title.trim() === '' || current.content.trim() === '') return
      // The state says that it failed, and the next turn tries again.
      await save(0).catch(() => undefined)
    },
  }
}

export function isSame(a: Draft, b: Draft): boolean {
  return a.title === b.title && a.content === b.content && a.genre === b.genre && a.questionNo === b.questionNo
}

