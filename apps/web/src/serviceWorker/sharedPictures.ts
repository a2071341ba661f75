/**
 * Pictures that another app shares to the installed one (manifest.webmanifest's share_target): kept
 * on the device until an essay is opened, whose 拍照 takes them (parts/EssayTools). The worker is
 * built as a file of its own, so both sides write the names of cache and headers.
 */
type Browser = {
  caches: Pick<CacheStorage, 'delete'> & { open: (name: string) => Promise<Pick<Cache, 'put'>> }
  now: () => number
}

const CACHE = 'shared-pictures'
/** As many as one sheet takes. */
const PICTURES_MAX = 10

export function isSharing({ method, url }: Pick<Request, 'method' | 'url'>, page: string) {
  return method === 'POST' && new URL(url).pathname === `${page}share-target`
}

/** How many came stands in the address that opens. */
export async function keepShared(
  request: Pick<Request, 'formData'>,
  page: string,
  { caches, now }: Browser,
): Promise<string> {
  const kept = await keep().catch(() => 0)
  return `${page}tasks?shared=${kept}`

  async function keep(): Promise<number> {
    await caches.delete(CACHE)
    const pictures = (await request.formData())
      .getAll('pictures')
      .filter((each) => each instanceof File)
      .filter(({ type }) => type.startsWith('image/'))
      .slice(0, PICTURES_MAX)
    const cache = await caches.open(CACHE)
    for (const [place, picture] of pictures.entries())
      await cache.put(
        `${page}shared-picture-${place}`,
        new Response(picture, {
          headers: { 'content-type': picture.type, 'x-shared-at': String(now()) },
        }),
      )
    return pictures.length
  }
}
