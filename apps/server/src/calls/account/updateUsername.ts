import type { updateUsername as call } from '@zhupi/contract/calls/account.ts'
import { renamePerson } from '../../records/account.ts'
import type { Handler } from '../handler.ts'

export const updateUsername: Handler<typeof call> = async ({ name }, { db, person }) => {
  await renamePerson(db, person, name)
  return null
}
