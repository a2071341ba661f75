/** The security journal, a page at a time: what happened to the safety of accounts. */
import { and, eq, isNull } from 'drizzle-orm'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { SECURITY_EVENT_NAMES, SECURITY_EVENTS } from '@zhupi/contract/terms/securityEvents.ts'
import { accounts } from '@zhupi/server/db/schema/account.ts'
import { listSecurityEvents } from '@zhupi/server/records/securityJournal.ts'
import { audit } from './audit.ts'
import { fail, type AdminContext, type Command, type Fields } from './command.ts'

const PAGE = 50
const PAGE_MAX = 1_000
const DAYS_MAX = 180

export const journal: Command = {
  name: 'journal',
  summary: '查看安全记录：登录失败、重设密码、更换手机号、注销、被拒绝的请求；最新的在前',
  options: {
    kind: { hint: `只看一种：${SECURITY_EVENTS.join('、')}` },
    phone: { hint: '只看一个手机号的账号' },
    account: { hint: '只看一个账号编号' },
    days: { hint: `只看最近几天，1 到 ${DAYS_MAX}` },
    size: { hint: `一页几条，默认 ${PAGE}` },
    before: { hint: '从这个编号往前看：上一页最后一行会给出' },
  },
  run: async (fields, context) => {
    const size = fields.findInteger('size', { min: 1, max: PAGE_MAX }) ?? PAGE
    const days = fields.findInteger('days', { min: 1, max: DAYS_MAX })
    const entries = await listSecurityEvents(
      context.db,
      {
        kind: readKind(fields),
        beforeId: fields.findInteger('before', { min: 1, max: Number.MAX_SAFE_INTEGER }),
        since: days === undefined ? undefined : new Date(context.now.getTime() - days * DAY_MS),
        of: await readWho(fields, context),
      },
      size + 1,
    )
    for (const { id, at, kind, accountId, phone, actorId, network, detail } of entries.slice(
      0,
      size,
    )) {
      const who = accountId === null ? (phone ?? '未知账号') : `账号 ${accountId}`
      const actor = actorId === null ? '' : `由账号 ${actorId} 操作`
      context.say(
        [id, formatWireTime(at), SECURITY_EVENT_NAMES[kind], who, actor, network, detail]
          .filter((each) => each !== '')
          .join('  '),
      )
    }
    if (entries.length === 0) context.say('没有符合条件的记录。')
    const last = entries[size - 1]
    if (entries.length > size && last !== undefined)
      context.say(`更早的记录：再加上 --before ${last.id}`)
    await audit(context.db, context, 'journal', {
      kind: fields.find('kind') ?? null,
      phone: fields.find('phone') ?? null,
      accountId: fields.find('account') ?? null,
    })
  },
}

function readKind(fields: Fields) {
  const wanted = fields.find('kind')
  if (wanted === undefined) return undefined
  return (
    SECURITY_EVENTS.find((kind) => kind === wanted) ??
    fail('kind', `没有“${wanted}”，可以用 ${SECURITY_EVENTS.join('、')}`)
  )
}

async function readWho(fields: Fields, { db }: AdminContext) {
  const accountId = fields.findInteger('account', { min: 1, max: Number.MAX_SAFE_INTEGER })
  if (fields.find('phone') === undefined)
    return accountId === undefined ? undefined : { accountIds: [accountId], phone: undefined }
  if (accountId !== undefined) fail('account', '不能和 --phone 一起用')
  const phone = fields.phone('phone')
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.phone, phone), isNull(accounts.removedAt)))
  return { accountIds: found.map(({ id }) => id), phone }
}
