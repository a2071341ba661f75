/** The app's build and the server's: versionWatch.ts, with this page's own storage and reload. */
import { readBuild } from '@zhupi/contract/terms/build.ts'
import { handleBuild } from '#client/api.ts'
import { waitForPendingSaves } from '#drafts/pendingSaves.ts'
import { confirmText } from '#ui/notices.ts'
import { createVersionWatch } from './versionWatch.ts'

/** The last saves get this long before the page goes; the journal has their text anyway. */
const SAVES_WITHIN_MS = 3_000

const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
/** The build that this page began with; in development there is none. */
export const OWN_BUILD = readBuild(entry?.src ?? '')

const watch = createVersionWatch(OWN_BUILD, {
  storage: findStorage(),
  ask: (text) => confirmText(text, { confirmText: '重新打开', cancelText: '稍后' }),
  reload: async () => {
    await Promise.race([
      waitForPendingSaves(),
      new Promise((resolve) => setTimeout(resolve, SAVES_WITHIN_MS)),
    ])
    // The page's going writes what is being typed into the journal.
    location.reload()
  },
})

export const recoverFromMissingCode = watch.recover

export function watchVersion(): void {
  handleBuild((build) => void watch.notice(build))
}

function findStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
