/**
 * The ticket has changed: signed in, signed out, expired, or another person signed in in another
 * tab of this browser. Nothing of the earlier person may stay: no cached answer, no open question,
 * no screen of theirs.
 */
import type { QueryClient } from '@tanstack/react-query'
import { closeOverlays } from '#ui/overlays.ts'
import { notifyNativeApp } from '#client/nativeApp.ts'
import type { createAppRouter } from './routes.tsx'
import { paths } from '#client/paths.ts'
import { getSession, onSessionChange } from '#client/session.ts'

export function watchSessionChange(
  router: ReturnType<typeof createAppRouter>,
  queries: QueryClient,
): void {
  onSessionChange((before) => {
    notifyNativeApp(getSession())
    closeOverlays()
    queries.clear()
    // Pictures that were shared to the one who leaves.
    if (before !== undefined && 'caches' in window) void caches.delete('shared-pictures')
    // Without a ticket the routes lead to sign-in by themselves. Where one person follows another,
    // the address still belongs to the earlier one.
    if (before !== undefined && getSession() !== undefined)
      void router.navigate(paths.tasks(), { replace: true })
  })
}
