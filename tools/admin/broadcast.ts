/** A system message to everyone, or to everyone of one role. */
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { MESSAGE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { accounts } from '@zhupi/server/db/schema.ts'
import { notify } from '@zhupi/server/records/notification.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { ROLE_NAMES } from './people.ts'

const TITLE_MAX = 40
/** Small transactions: sign-ins and hand-ins go on between them. */
const NOTIFIED_AT_ONCE = 1_000

export const broadcast: Command = {
  name: 'broadcast',
  summary: '给所有人或一种身份的人发系统消息；同一天重复发送同样的内容，每人仍只收到一次',
  options: {
    title: { hint: `标题，最多 ${TITLE_MAX} 字`, isNeeded: true },
    text: { hint: `正文，最多 ${MESSAGE_MAX_LENGTH} 字`, isNeeded: true },
    role: { hint: 'student 或 teacher；不写则发给所有人' },
  },
  run: async (fields, context) => {
    const [title, content] = [
      fields.text('title', { max: TITLE_MAX }),
      fields.text('text', { max: MESSAGE_MAX_LENGTH }),
    ]
    const role = fields.findRole()
    // The same words on the same day are the same message: one that was interrupted is sent again and reaches those who lack it.
    const day = formatWireTime(context.now).slice(0, 10)
    const eventKey = `broadcast ${day} ${createHash('sha256').update(`${title}\n${content}`).digest('hex').slice(0, 32)}`
    await audit(context.db, context, 'broadcast', { title, role: role ?? 'all', eventKey })
    let reached = 0
    for (let after = 0; ;) {
      const page = await context.db
        .select({ id: accounts.id })
        .from(accounts)
        .where(
          and(
            gt(accounts.id, after),
            isNull(accounts.removedAt),
            role === undefined ? undefined : eq(accounts.role, role),
          ),
        )
        .orderBy(asc(accounts.id))
        .limit(NOTIFIED_AT_ONCE)
      const data = { title, content, eventKey }
      await notify(
        context.db,
        page.map(({ id }) => ({ accountId: id, notification: { kind: 'broadcast', data } })),
        context.now,
      )
      reached += page.length
      const last = page.at(-1)
      if (last === undefined || page.length < NOTIFIED_AT_ONCE) break
      after = last.id
    }
    await audit(context.db, context, 'broadcast done', { eventKey, reached })
    context.say(`已发给${role === undefined ? '所有人' : ROLE_NAMES[role]}，共 ${reached} 人。`)
  },
}
