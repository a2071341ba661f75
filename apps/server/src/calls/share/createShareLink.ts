/** A link to the report of one's own essay, fixed on the text as it is now. */
import type { createShareLink as call } from '@zhupi/contract/calls/share.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { SHARE_DAYS } from '@zhupi/contract/terms/limits.ts'
import { createToken, hashToken } from '../../domain/token.ts'
import { checkOwnEssay, insertShareLink } from '../../records/shareLink.ts'
import type { Handler } from '../handler.ts'

const TOKEN_BYTES = 32

export const createShareLink: Handler<typeof call> = async (essay, { db, now, person }) => {
  const token = createToken(TOKEN_BYTES)
  const endsAt = new Date(now.getTime() + SHARE_DAYS * DAY_MS)
  const { id } = await db.transaction(async (db) => {
    const { revisionId } = await checkOwnEssay(db, essay, person.id, now)
    const link = { essayId: essay.id, revisionId, accountId: person.id }
    return insertShareLink(db, { ...link, tokenHash: hashToken(token) }, { now, endsAt })
  })
  return { id, token, endTime: formatWireTime(endsAt) }
}
