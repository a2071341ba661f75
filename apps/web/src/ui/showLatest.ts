/**
 * Shows a text with code that is fetched on demand. The code may come to an earlier call after it
 * came to a later one: then only the later text is shown, which would have replaced the other.
 */
export function showLatest<T>(
  load: () => Promise<T>,
  show: (loaded: T, text: string) => void,
): (text: string) => Promise<void> {
  let latest = 0
  return async (text) => {
    latest += 1
    const own = latest
    const loaded = await load()
    if (own === latest) show(loaded, text)
  }
}
