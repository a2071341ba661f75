/** What shared pages show instead of the name; empty = surname + 同学 again. */
import { eq } from 'drizzle-orm'
import type { updateNickname as call } from '@zhupi/contract/calls/account.ts'
import { accounts } from '../../db/schema/account.ts'
import { readNickname } from '../../domain/personFields.ts'
import type { Handler } from '../handler.ts'

export const updateNickname: Handler<typeof call> = async ({ nickname }, { db, person }) => {
  await db
    .update(accounts)
    .set({ nickname: readNickname(nickname) })
    .where(eq(accounts.id, person.id))
  return null
}
