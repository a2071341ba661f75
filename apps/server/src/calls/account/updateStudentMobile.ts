import type { updateStudentMobile as call } from '@zhupi/contract/calls/account.ts'
import { changePhone } from '../../records/account.ts'
import type { Handler } from '../handler.ts'

export const updateStudentMobile: Handler<typeof call> = async (
  request,
  { db, now, person, address },
) => {
  await changePhone(db, person, request, address, now)
  return null
}
