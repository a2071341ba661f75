import type { getContact as call } from '@zhupi/contract/calls/account.ts'
import type { Handler } from '../handler.ts'

export const getContact: Handler<typeof call> = async (_request, { contact }) => contact
