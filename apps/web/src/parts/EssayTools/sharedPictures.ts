/** Pictures that another app shared to this one; the service worker kept them (its sharedPictures). */
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'

const CACHE = 'shared-pictures'
/** A device may be handed on: whoever writes later does not find them. */
const KEPT_MS = 30 * MINUTE_MS

export async function hasSharedPictures(): Promise<boolean> {
  return (await listShared()).length > 0
}

/** Once: the essay that is opened next has them. */
export async function takeSharedPictures(): Promise<readonly File[]> {
  const shared = await listShared()
  if ('caches' in window) await caches.delete(CACHE)
  return shared
}

async function listShared(): Promise<readonly File[]> {
  if (!('caches' in window) || !(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const files: File[] = []
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    const age = Date.now() - Number(kept?.headers.get('x-shared-at'))
    if (kept === undefined || age > KEPT_MS) continue
    const type = kept.headers.get('content-type') ?? ''
    files.push(new File([await kept.blob()], 'shared', { type }))
  }
  return files
}
