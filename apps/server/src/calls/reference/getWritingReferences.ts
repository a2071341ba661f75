/** Writing references a teacher may give with a homework. */
import { count, desc, eq } from 'drizzle-orm'
import type { getWritingReferences as call } from '@zhupi/contract/calls/reference.ts'
import { listProductReferences } from '../../data/references/writingReferences.ts'
import { writingReferences } from '../../db/schema/homework.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import type { Handler } from '../handler.ts'

export const getWritingReferences: Handler<typeof call> = async (
  { self, theme, tag, ...page },
  { db, person },
) => {
  if (!self) {
    const found = listProductReferences({ theme, tag })
    return {
      items: found.slice(offsetOf(page), offsetOf(page) + page.psize),
      cpage: page.cpage,
      pcount: countPages(found.length, page.psize),
    }
  }
  const own = eq(writingReferences.teacherId, person.id)
  const [total] = await db.select({ rows: count() }).from(writingReferences).where(own)
  const items = await db
    .select({
      id: writingReferences.id,
      title: writingReferences.title,
      content: writingReferences.content,
    })
    .from(writingReferences)
    .where(own)
    .orderBy(desc(writingReferences.id))
    .limit(page.psize)
    .offset(offsetOf(page))
  return {
    items: items.map((item) => ({ ...item, theme: '', tag: '' })),
    cpage: page.cpage,
    pcount: countPages(total?.rows ?? 0, page.psize),
  }
}
