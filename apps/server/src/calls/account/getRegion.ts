import type { getRegion as call } from '@zhupi/contract/calls/account.ts'
import { listInside } from '../../data/regions.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const getRegion: Handler<typeof call> = async ({ cityId }) =>
  listInside(cityId) ?? refuse('notFound')
