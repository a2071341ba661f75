import type { getProvince as call } from '@zhupi/contract/calls/account.ts'
import { listProvinces } from '../../data/regions.ts'
import type { Handler } from '../handler.ts'

export const getProvince: Handler<typeof call> = async ({ countryId }) => listProvinces(countryId)
