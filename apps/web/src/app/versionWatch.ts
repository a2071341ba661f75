/**
 * The server has another build than the one that runs here. It is said once, and the app opens anew
 * when the person agrees; where the code of a screen is gone it opens anew by itself, once. What was
 * typed is in the journal by then. Nothing here ever reloads twice for the same build, also where
 * an old shell comes back from a cache or two servers differ.
 */
const NEW_VERSION = '有新版本。重新打开就能用上；写过的内容都在，不会丢。'
/** Of the browser's tab: it outlives the reload, and no more. */
const STORED = 'newVersionsMet'

type Page = {
  /** What the tab has met; undefined where it keeps nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  ask: (text: string) => Promise<boolean>
  reload: () => Promise<void>
}

export function createVersionWatch(own: string | undefined, { storage, ask, reload }: Page) {
  const met = new Set((storage?.getItem(STORED) ?? '').split(' '))
  /** Whether this is the first time, here and before the reload. */
  const meet = (what: string): boolean => {
    if (met.has(what)) return false
    met.add(what)
    storage?.setItem(STORED, [...met].join(' ').trim())
    return true
  }
  let isAsking = false
  return {
    /** An answer of the server named its build. */
    notice: async (build: string): Promise<void> => {
      if (own === undefined || build === own || isAsking || !meet(build)) return
      isAsking = true
      // Where even the question's code is gone, the app opens anew without asking.
      const isWanted = await ask(NEW_VERSION).catch(() => true)
      isAsking = false
      if (isWanted) await reload()
    },
    /** The code of a screen is gone. @returns whether the app opens anew now */
    recover: async (): Promise<boolean> => {
      // Without a memory there might be no end of it.
      if (own === undefined || storage === undefined || !meet(`gone-${own}`)) return false
      await reload()
      return true
    },
  }
}
