/** What shared pages show instead of the name; empty = surname + 同学 again. */
import { eq } from 'drizzle-orm'
import type { updateNickname as call } from '@zhupi/contract/calls/account.ts'
import { isPlainName } from '@zhupi/contract/rules/phone.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { accounts } from '../../db/schema/account.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const updateNickname: Handler<typeof call> = async ({ nickname }, { db, person }) => {
  const trimmed = nickname.trim()
  if (trimmed !== '' && !isPlainName(trimmed)) refuse('badInput', MESSAGES.nameSpecial)
  await db.update(accounts).set({ nickname: trimmed }).where(eq(accounts.id, person.id))
  return null
}
