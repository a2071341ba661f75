/**
 * Saves what is typed: in the local journal within 300 ms, on the server every 30 s. It knows
 * no React and no network, only functions that can fail, so that its promises can be tested. See
 * docs/decisions/drafts.md.
 */
import { addToProcess, isSame, type DraftOf, type EssayText, type Process } from './draft.ts'

export type SaveState =
  | 'empty' // nothing written, nothing to save
  | 'typing' // written, not saved anywhere yet
  | 'local' // saved on this device
  | 'saving' // on its way to the server
  | 'saved' // the server has it
  | 'failed' // the server did not take it; saved on this device
  | 'unsaved' // neither took it
  | 'gone' // the server has the essay no more; saved on this device, and the pupil must choose
  | 'overtaken' // the server has something newer; saved on this device, and the pupil must choose

export const LOCAL_SAVE_MS = 300

type Finish = 0 | 1 | 2
type Basis<D> = {
  baseVersion: number
  /** The text that this store wrote there before or opened with. */
  replaces: D | undefined
}
type Options<D, Answer, Saved> = {
  draft: D
  /** What the server has, and in which version. */
  onServer: D
  version: number
  /** What the clock sends by itself. */
  isWorthSaving: (draft: D) => boolean
  journal: {
    write: (draft: D, basis: Basis<D>) => Promise<void>
    /** Must be done when it returns. */
    flushSync: (draft: D, basis: Basis<D>) => void
    /** The server has what matters of these; the journal may forget them. */
    discard: (...drafts: D[]) => Promise<void>
  }
  send: (draft: D, finish: Finish, baseVersion: number) => Promise<Answer>
  /** Not every answer is a save: a text says that no use is left. */
  savedBy: (answer: Answer) => Saved | undefined
  /**
   * What the server has, where it refused a save as typed on an overtaken version; undefined where
   * the save failed for another reason.
   */
  findOvertaking: (error: unknown) => Promise<{ draft: D; version: number } | undefined>
  /** Whether the refusal says that the essay was deleted, or is no longer this pupil's to write. */
  isGone: (error: unknown) => boolean
}

export function createDraftStore<
  D extends DraftOf<EssayText>,
  Answer,
  Saved extends { version: number },
>({
  draft,
  onServer,
  version,
  isWorthSaving,
  journal,
  send,
  savedBy,
  findOvertaking,
  isGone,
}: Options<D, Answer, Saved>) {
  const listeners = new Set<() => void>()
  const inTurn = createQueue()
  let current = draft
  let confirmed = onServer
  let baseVersion = version
  let local: D | undefined = isSame(draft, onServer) ? undefined : draft
  /**
   * Sent since the last confirmed save: the server may have any of these without having said so.
   */
  let unconfirmed: D[] = []
  let lastSave: Saved | undefined
  let notSaved: Answer | undefined
  let hasFailed = false
  let isLocalBroken = false
  let isOvertaken = false
  /** Then nothing counts as confirmed: this device alone has the text. */
  let hasGone = false
  let sending = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let localQueue: Promise<void> = Promise.resolve()
  let view = { draft: current, state: stateNow(), lastSave, notSaved }

  function stateNow(): SaveState {
    if (sending > 0) return 'saving'
    if (hasGone) return 'gone'
    if (isOvertaken) return 'overtaken'
    if (isSame(current, confirmed)) return current.content === '' ? 'empty' : 'saved'
    if (isLocalBroken) return 'unsaved'
    if (local !== undefined && isSame(current, local)) return hasFailed ? 'failed' : 'local'
    return 'typing'
  }

  function publish(): void {
    view = { draft: current, state: stateNow(), lastSave, notSaved }
    for (const listener of listeners) listener()
  }

  function writeJournal(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    localQueue = localQueue.then(async () => {
      const written = current
      try {
        // Nothing is ever written once the server has it: a save may be answered long after the
        // screen was left, and by then another one may have written something newer.
        const isConfirmed = !hasGone && isSame(written, confirmed)
        if (isConfirmed)
          await journal.discard(...(local === undefined ? [written] : [written, local]))
        else await journal.write(written, { baseVersion, replaces: local })
        local = isConfirmed ? undefined : written
        isLocalBroken = false
      } catch {
        // A private window may refuse to store anything; the chip says so, and saving on the server
        // goes on.
        isLocalBroken = true
      }
      publish()
    })
    return localQueue
  }

  async function sendNow(finish: Finish): Promise<Answer> {
    sending += 1
    publish()
    try {
      return await sendOnce(finish).catch(async (error: unknown) => {
        if (isGone(error)) {
          hasGone = true
          await writeJournal()
          throw error
        }
        const theirs = await findOvertaking(error)
        if (theirs === undefined) throw error
        if (!unconfirmed.some((each) => isSame(each, theirs.draft))) {
          isOvertaken = true
          await writeJournal()
          throw error
        }
        // It was this very store: its save arrived and the answer was lost.
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

  async function sendOnce(finish: Finish): Promise<Answer> {
    const sent = current
    const answer = await send(sent, finish, baseVersion).catch((error: unknown) => {
      if (!unconfirmed.some((each) => isSame(each, sent))) unconfirmed.push(sent)
      throw error
    })
    const saved = savedBy(answer)
    if (saved === undefined) {
      unconfirmed.push(sent)
      notSaved = answer
      return answer
    }
    lastSave = saved
    notSaved = undefined
    baseVersion = saved.version
    confirmed = sent
    unconfirmed = []
    hasFailed = false
    await writeJournal()
    return answer
  }

  async function sendWhatIsNew(): Promise<void> {
    if (hasGone || isOvertaken || isSame(current, confirmed) || !isWorthSaving(current)) return
    await sendNow(0)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** `notSaved`: the last answer, where it was no save. */
    read: () => view,
    /** `entered`: characters that came in with this change. */
    change: (changes: Partial<Omit<D, 'process'>>, entered: Partial<Process> = {}): void => {
      const next = { ...current, ...changes, process: addToProcess(current.process, entered) }
      if (isSame(next, current)) return
      current = next
      // Counted from the first unsaved character, so that a fast typist is saved too.
      timer ??= setTimeout(() => void writeJournal(), LOCAL_SAVE_MS)
      publish()
    },
    /** At once, instead of within 300 ms. */
    saveLocally: (): Promise<void> => (timer === undefined ? localQueue : writeJournal()),
    /** The page is going, or may be: what the journal lacks is stored before this returns. */
    flush: (): void => {
      if (
        (hasGone || !isSame(current, confirmed)) &&
        !(local !== undefined && isSame(current, local))
      )
        journal.flushSync(current, { baseVersion, replaces: local })
      void (timer === undefined ? localQueue : writeJournal())
    },
    /** Back to what the server has: the rest is forgotten, on this device too. */
    revert: (): Promise<void> => {
      current = confirmed
      publish()
      return writeJournal()
    },
    save: (finish: Finish): Promise<Answer> => inTurn(() => sendNow(finish)),
    /** To the server, if there is something new that is worth it. */
    autoSave: async (): Promise<void> => {
      // What was typed while an earlier save is under way goes after it, also when the screen is
      // being left. Whether anything is new is asked in the queue: the clock and a connection that
      // is back may both come at once, and the second finds nothing left to do. The state says that
      // it failed, and the next turn tries again.
      await inTurn(sendWhatIsNew).catch(() => undefined)
    },
  }
}

/** One task after the other, also after one that failed. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task, task)
    last = run
    return run
  }
}
