/** The text of this device and the server's: which one lies on the paper. */
import { useState } from 'react'
import type { DraftOf, EssayText } from '#drafts/draft.ts'
import type { Opening } from '#drafts/opening.ts'

type Opened<D> = { onServer: D; opening: Opening<D> }
type Store<D> = {
  change: (changes: Partial<Omit<D, 'process'>>) => void
  saveLocally: () => Promise<void>
}

/** `edition` counts the texts that came onto the paper from outside: each makes a new editor. */
export function useRestored<D extends DraftOf<EssayText>>(
  { onServer, opening }: Opened<D>,
  store: Store<D>,
) {
  const [edition, setEdition] = useState(0)
  const [isServerCopyUsed, setServerCopyUsed] = useState(false)
  const local =
    opening.kind === 'restored' &&
    !(opening.local.title === onServer.title && opening.local.content === onServer.content)
      ? opening.local
      : undefined
  const swap = () => {
    if (local === undefined) return
    store.change(isServerCopyUsed ? local : onServer)
    setServerCopyUsed(!isServerCopyUsed)
    setEdition((count) => count + 1)
    void store.saveLocally()
  }
  return {
    edition,
    renew: () => setEdition((count) => count + 1),
    restored:
      local === undefined
        ? undefined
        : { isServerCopyUsed, hasServerCopy: hasText(onServer), onSwap: swap },
  }
}

/** An empty paper is nothing to go back to. */
function hasText({ title, content }: EssayText): boolean {
  return title.trim() !== '' || content.trim() !== ''
}
