import type { getUserinfo as call } from '@zhupi/contract/calls/account.ts'
import type { Handler } from '../handler.ts'

export const getUserinfo: Handler<typeof call> = async (_request, { person }) => ({ userId: String(person.id), name: person.name, mobile: person.phone })
