/** Lists that come page by page. */
import * as z from 'zod/mini'
import { HOMEWORK_PAGE_SIZE, PAGE_SIZE_MAX } from '../terms/limits.ts'
import { integer } from './wire.ts'

/** One page of a list: `cpage` counts from 1, `pcount` pages in all. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), cpage: z.number(), pcount: z.number() })
}

export const page = {
  cpage: integer({ min: 1, max: 100_000 }),
  psize: z._default(integer({ min: 1, max: PAGE_SIZE_MAX }), HOMEWORK_PAGE_SIZE),
}
