import type { updateTeacherName as call } from '@zhupi/contract/calls/account.ts'
import { renamePerson } from '../../records/account.ts'
import type { Handler } from '../handler.ts'

export const updateTeacherName: Handler<typeof call> = async ({ name }, { db, person }) => {
  await renamePerson(db, person, name)
  return null
}
