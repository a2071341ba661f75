import { eq } from 'drizzle-orm'
import type { saveWritingReference as call } from '@zhupi/contract/calls/reference.ts'
import { REFERENCES_PER_TEACHER_MAX } from '@zhupi/contract/terms/limits.ts'
import { onlyRow } from '../../db/database.ts'
import { accounts, writingReferences } from '../../db/schema.ts'
import { refuse } from '../../records/refuse.ts'
import type { Handler } from '../handler.ts'

export const saveWritingReference: Handler<typeof call> = async (
  { title, content, requestKey = null },
  { db, now, person },
) => {
  const [name, words] = [title.trim(), content.trim()]
  if (name === '') refuse('badInput', 'title：请填写参考标题')
  if (words === '') refuse('badInput', 'content：请填写参考内容')
  return db.transaction(async (db) => {
    await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, person.id))
      .for('update')
    const own = await db
      .select({ id: writingReferences.id, requestKey: writingReferences.requestKey })
      .from(writingReferences)
      .where(eq(writingReferences.teacherId, person.id))
    const earlier =
      requestKey === null ? undefined : own.find((each) => each.requestKey === requestKey)
    if (earlier !== undefined) return { id: earlier.id }
    if (own.length >= REFERENCES_PER_TEACHER_MAX) refuse('tooManyReferences')
    return onlyRow(
      await db
        .insert(writingReferences)
        .values({ teacherId: person.id, title: name, content: words, requestKey, createdAt: now })
        .returning({ id: writingReferences.id }),
    )
  })
}
