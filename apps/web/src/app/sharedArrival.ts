/** The app was opened by a share from another one: what came, and where it is. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { alertText } from '#ui/notices.ts'
import type { createAppRouter } from './routes.tsx'

export async function tellShared(router: ReturnType<typeof createAppRouter>): Promise<void> {
  const count = Number(new URLSearchParams(location.search).get('shared'))
  // Opened again or gone back to, it has been said.
  await router.navigate({ search: '' }, { replace: true })
  await alertText(
    count > 0 ? `收到 ${count} 张照片。${MESSAGES.picturesShared}` : MESSAGES.noPictureShared,
  )
}
