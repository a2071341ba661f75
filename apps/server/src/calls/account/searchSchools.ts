import { and, asc, eq, ilike } from 'drizzle-orm'
import type { searchSchools as call } from '@zhupi/contract/calls/account.ts'
import { SCHOOLS_SHOWN_MAX } from '@zhupi/contract/terms/limits.ts'
import { schools } from '../../db/schema/account.ts'
import type { Handler } from '../handler.ts'

export const searchSchools: Handler<typeof call> = async ({ regionId, name = '' }, { db }) => {
  const wanted = name.trim().replaceAll(/[\\%_]/g, '\\$&')
  return db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(
      and(
        eq(schools.regionId, regionId),
        wanted === '' ? undefined : ilike(schools.name, `%${wanted}%`),
      ),
    )
    .orderBy(asc(schools.name), asc(schools.id))
    .limit(SCHOOLS_SHOWN_MAX)
}
