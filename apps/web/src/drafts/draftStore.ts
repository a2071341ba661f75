/**
 * Keeps what a pupil types: in the local journal within 300 ms, on the server every 30 s (spec 1 §9, decisions 13, 31). Knows no
 * React and no network, only two functions that can fail, so that its promises can be tested. Server saves run one after another.
 */
export type Draft = {
  title: string
  content: string
  genre: string
  questionNo: number
  /** How the text came in so far; it travels with the text and makes no text another one. */
  process: Process
}

/** In characters (decisions 16). What goes out again is not taken off: the record says how the text came to be. */
export type Process = { typed: number; pasted: number; photo: number; voice: number }

export type SaveState =
  | 'empty' // nothing written, nothing to save
  | 'typing' // written, not kept anywhere yet
  | 'local' // kept on this device
  | 'saving' // on its way to the server
  | 'saved' // the server has it
  | 'failed' // the server did not take it; kept on this device
  | 'unsaved' // neither took it
  | 'overtaken' // the server has something newer from elsewhere; kept on this device, and the pupil must choose

export const LOCAL_SAVE_MS = 300

type Saved = { version: number }
type Where = {
  baseVersion: number
  /** The text that this keeper wrote there before or opened with. */ replaces: Draft | undefined
}
type Options<Answer> = {
  draft: Draft
  /** What the server has, and in which version. */
  onServer: Draft
  version: number
  journal: {
    write: (draft: Draft, where: Where) => Promise<void>
    /** Must be done when it returns. */
    writeAtParting: (draft: Draft, where: Where) => void
    /** The server has what matters of these; the journal may forget them. */
    settle: (...drafts: Draft[]) => Promise<void>
  }
  send: (draft: Draft, finish: 0 | 1 | 2, baseVersion: number) => Promise<Answer>
  /** Not every answer is a save: a text says that no use is left (spec 1 §8). */
  savedBy: (answer: Answer) => Saved | undefined
  /** What the server has, where it refused a save as typed on an overtaken version; undefined where it failed for another reason. */
  findOvertaking: (error: unknown) => Promise<{ draft: Draft; version: number } | undefined>
}

export function keepDraft<Answer>({
  draft,
  onServer,
  version,
  journal,
  send,
  savedBy,
  findOvertaking,
}: Options<Answer>) {
  const listeners = new Set<() => void>()
  let current = draft
  let confirmed = onServer
  let baseVersion = version
  let local: Draft | undefined = isSame(draft, onServer) ? undefined : draft
  /** Sent since the last confirmed save: the server may have any of these, though no answer said so. */
  let unconfirmed: Draft[] = []
  let hasFailed = false
  let isLocalBroken = false
  let isOvertaken = false
  let sending = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let localQueue: Promise<void> = Promise.resolve()
  let serverQueue: Promise<unknown> = Promise.resolve()
  let view = { draft: current, state: stateNow() }

  function stateNow(): SaveState {
    if (sending > 0) return 'saving'
    if (isOvertaken) return 'overtaken'
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
        // Nothing is ever written once the server has it: a save may be answered long after the screen was left, and by then
        // another desk may have written something newer.
        const isSettled = isSame(kept, confirmed)
        if (isSettled) await journal.settle(...(local === undefined ? [kept] : [kept, local]))
        else await journal.write(kept, { baseVersion, replaces: local })
        local = isSettled ? undefined : kept
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
    sending += 1
    publish()
    try {
      return await sendOnce(finish).catch(async (error: unknown) => {
        const theirs = await findOvertaking(error)
        if (theirs === undefined) throw error
        if (!unconfirmed.some((each) => isSame(each, theirs.draft))) {
          isOvertaken = true
          await keepNow()
          throw error
        }
        // It was this very desk: its save arrived and the answer was lost.
        confirmed = theirs.draft
        baseVersion = theirs.version
        return sendOnce(finish)
      })
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      sending -= 1
      publish()
    }
  }

  async function sendOnce(finish: 0 | 1 | 2): Promise<Answer> {
    const sent = current
    const answer = await send(sent, finish, baseVersion).catch((error: unknown) => {
      if (!unconfirmed.some((each) => isSame(each, sent))) unconfirmed.push(sent)
      throw error
    })
    const saved = savedBy(answer)
    if (saved === undefined) {
      unconfirmed.push(sent)
      return answer
    }
    baseVersion = saved.version
    confirmed = sent
    unconfirmed = []
    hasFailed = false
    await keepNow()
    return answer
  }

  function save(finish: 0 | 1 | 2): Promise<Answer> {
    const run = serverQueue.then(
      () => sendNow(finish),
      () => sendNow(finish),
    )
    serverQueue = run
    return run
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => view,
    /** `entered`: characters that came in with this change. */
    change: (changes: Partial<Omit<Draft, 'process'>>, entered: Partial<Process> = {}): void => {
      const next = { ...current, ...changes, process: addUp(current.process, entered) }
      if (isSame(next, current)) return
      current = next
      // Counted from the first unsaved character, so that a fast typist is saved too.
      timer ??= setTimeout(() => void keepNow(), LOCAL_SAVE_MS)
      publish()
    },
    /** At once: the page may be gone in a moment. */
    keep: (): Promise<void> => (timer === undefined ? localQueue : keepNow()),
    /** The page is going, or may be: what the journal has not got yet is put down before this returns. */
    part: (): void => {
      if (!isSame(current, confirmed) && !(local !== undefined && isSame(current, local)))
        journal.writeAtParting(current, { baseVersion, replaces: local })
      void (timer === undefined ? localQueue : keepNow())
    },
    save,
    /** To the server, if there is something new to say and both fields are filled (spec 1 §9). */
    autoSave: async (): Promise<void> => {
      // What was typed while an earlier save is under way goes after it, also when the screen is being left. Asked in the queue: the clock
      // and a connection that is back may both come in the same breath, and the second finds nothing left to do.
      const sendWhatIsNew = async () => {
        if (
          isOvertaken ||
          isSame(current, confirmed) ||
          current.title.trim() === '' ||
          current.content.trim() === ''
        )
          return
        await sendNow(0)
      }
      const run = serverQueue.then(sendWhatIsNew, sendWhatIsNew)
      serverQueue = run
      // The state says that it failed, and the next turn tries again.
      await run.catch(() => undefined)
    },
  }
}

/** Of two records of one draft the longer one: a record only ever grows. */
export function longerProcess(a: Process, b: Process): Process {
  return {
    typed: Math.max(a.typed, b.typed),
    pasted: Math.max(a.pasted, b.pasted),
    photo: Math.max(a.photo, b.photo),
    voice: Math.max(a.voice, b.voice),
  }
}

function addUp(
  process: Process,
  { typed = 0, pasted = 0, photo = 0, voice = 0 }: Partial<Process>,
): Process {
  return {
    typed: process.typed + typed,
    pasted: process.pasted + pasted,
    photo: process.photo + photo,
    voice: process.voice + voice,
  }
}

export function isSame(a: Omit<Draft, 'process'>, b: Omit<Draft, 'process'>): boolean {
  return (
    a.title === b.title &&
    a.content === b.content &&
    a.genre === b.genre &&
    a.questionNo === b.questionNo
  )
}
