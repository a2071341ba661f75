import type { getShareLinks as call } from '@zhupi/contract/calls/share.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { checkOwnEssay, listLivingLinks } from '../../records/shareLink.ts'
import type { Handler } from '../handler.ts'

export const getShareLinks: Handler<typeof call> = async (essay, { db, now, person }) => {
  await checkOwnEssay(db, essay, person.id, now)
  const links = await listLivingLinks(db, essay.id, person.id, now)
  return {
    items: links.map(({ id, createdAt, endsAt }) => ({
      id,
      time: formatWireTime(createdAt),
      endTime: formatWireTime(endsAt),
    })),
  }
}
