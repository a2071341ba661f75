/** What the codes 3004 and 3009 do on every screen (spec 1 §8): back to sign-in, once, with unsent drafts kept in the journal. */
import type { QueryClient } from '@tanstack/react-query'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import type { createAppRouter } from './routes.tsx'
import { alertText } from '../ui/notices.ts'
import { handleSessionEnd } from './api.ts'
import { paths } from './paths.ts'
import { clearLocalStorage, endSession, getSession } from './session.ts'

export function watchSessionEnd(router: ReturnType<typeof createAppRouter>, queries: QueryClient): void {
  handleSessionEnd((code, msg, ticket) => {
    // An answer to an older ticket's call says nothing about the one that is live now.
    if (getSession()?.ticket !== ticket) return
    if (code === REFUSALS.signedInElsewhere.code) {
      endSession()
      void alertText(msg, { title: MESSAGES.notice })
    } else {
      clearLocalStorage()
    }
    queries.clear()
    void router.navigate(paths.login(), { replace: true })
  })
}
