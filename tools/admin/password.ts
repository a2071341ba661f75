/** For a person who can neither sign in nor receive a code (a lost or changed phone). */
import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '@zhupi/server/db/schema/account.ts'
import { sessions } from '@zhupi/server/db/schema/session.ts'
import { hashPassword } from '@zhupi/server/domain/password.ts'
import { writeSecurityEvent } from '@zhupi/server/records/securityJournal.ts'
import { audit } from './audit.ts'
import { fail, type Command } from './command.ts'
import { listNamed, NAMED_BY, ROLE_NAMES } from './people.ts'
import { drawSecret } from './secretFile.ts'

const GOOD_FOR_HOURS = 24
const LENGTH = 12
const REASON_MAX = 200

export const passwordHelp: Command = {
  name: 'password help',
  summary:
    `为登录不了的人设一个一次性密码：${GOOD_FOR_HOURS} 小时内有效，登录后先要改成自己的密码；` +
    '其它设备立即退出（请先核实身份）',
  options: {
    ...NAMED_BY,
    role: { hint: 'student 或 teacher；用手机号找时必填' },
    reason: { hint: '原因，以及如何核实的身份，写进审计记录', isNeeded: true },
  },
  run: async (fields, context) => {
    const reason = fields.text('reason', { max: REASON_MAX })
    const password = drawSecret(LENGTH)
    const passwordHash = await hashPassword(password)
    const account = await context.db.transaction(async (db) => {
      const [account, ...others] = await listNamed(db, fields)
      // One phone, two people: the operator says whose.
      if (account === undefined || others.length > 0) return fail('role', '必填')
      await db
        .update(accounts)
        .set({
          passwordHash,
          passwordEndsAt: new Date(context.now.getTime() + GOOD_FOR_HOURS * 3_600_000),
        })
        .where(eq(accounts.id, account.id))
      await db
        .update(sessions)
        .set({ endedAt: context.now, endReason: 'signedOut' })
        .where(and(eq(sessions.accountId, account.id), isNull(sessions.endedAt)))
      await writeSecurityEvent(
        db,
        { kind: 'oneTimePasswordSet', address: '', detail: 'operator', accountId: account.id },
        context.now,
      )
      await audit(db, context, 'password help', { accountId: account.id, reason })
      return account
    })
    context.say(`${ROLE_NAMES[account.role]} ${account.name} 的一次性密码：${password}`)
    context.say(
      `只在这里显示一次；${GOOD_FOR_HOURS} 小时内有效，登录后先要设置自己的密码。` +
        '手机号换了的，请本人再到“账号设置”里换成能收短信的号码。',
    )
  },
}
