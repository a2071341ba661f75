/** Lists that the server answers page by page. */

/** `cpage` counts from 1 to `pcount`. */
export function nextPage({ cpage, pcount }: { cpage: number; pcount: number }): number | undefined {
  return cpage < pcount ? cpage + 1 : undefined
}

/** The items of all pages, each once: what was added meanwhile moves the last of one page onto the next. */
export function itemsOf<T extends { id: number }>(
  data: { pages: { items: T[] }[] } | undefined,
): T[] {
  const items = (data?.pages ?? []).flatMap((page) => page.items)
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
