/** Lists that the server answers page by page. */

/** The items of all pages, each once: an item added meanwhile moves others onto the next page. */
export function itemsOf<T extends { id: number }>(
  data: { pages: { items: T[] }[] } | undefined,
): T[] {
  const items = (data?.pages ?? []).flatMap((page) => page.items)
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
