/**
 * The ticket has changed: signed in, signed out, run out, or another person in another tab of this browser. Nothing of the earlier person
 * may stay: no answer kept for them, no question on the screen, no screen of theirs.
 */
import type { QueryClient } from '@tanstack/react-query'
import { closeOverlays } from '#ui/overlays.ts'
import { tellNativeApp } from '#client/nativeApp.ts'
import type { createAppRouter } from './routes.tsx'
import { paths } from '#client/paths.ts'
import { getSession, onSessionChange } from '#client/session.ts'

export function watchSessionChange(
  router: ReturnType<typeof createAppRouter>,
  queries: QueryClient,
): void {
  onSessionChange((before) => {
    tellNativeApp(getSession())
    closeOverlays()
    queries.clear()
    // Without a ticket the routes lead to sign-in, and from there to the list. One person after another: the address is the earlier one's.
    if (before !== undefined && getSession() !== undefined)
      void router.navigate(paths.tasks(), { replace: true })
  })
}
