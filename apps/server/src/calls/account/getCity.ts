import type { getCity as call } from '@zhupi/contract/calls/account.ts'
import { listInside } from '../../data/regions.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const getCity: Handler<typeof call> = async ({ provinceId }) =>
  listInside(provinceId) ?? refuse('notFound')
