/** Entitlement codes for books: in one CSV, once; the database stores hashes. */
import { entitlements } from '@zhupi/server/db/schema/membership.ts'
import { hashEntitlementCode } from '@zhupi/server/records/entitlement.ts'
import { audit } from './audit.ts'
import { DAYS, INSERT_BATCH, ISSUED_MAX, USES } from './cards.ts'
import type { Command } from './command.ts'
import { BATCH_HINT, drawSecret, issueTo, readBatch } from './secretFile.ts'

/** A code needs no password: 79 bits cannot be guessed. Four groups of four can be typed. */
const GROUPS = 4
const GROUP_LENGTH = 4

export const entitlementsIssue: Command = {
  name: 'entitlements issue',
  summary: '发行一批权益码（印在书上），写入 CSV 文件（仅此一次）',
  options: {
    count: { hint: `个数，1–${ISSUED_MAX}`, isNeeded: true },
    days: { hint: '激活后有效的天数', isNeeded: true },
    uses: { hint: '批改次数；不写则与会员同样的限额' },
    batch: { hint: BATCH_HINT, isNeeded: true },
    out: { hint: 'CSV 文件名' },
    'base-url': { hint: '网站地址，例如 https://zhupi.example.com；写了就多一列二维码用的链接' },
  },
  run: async (fields, context) => {
    const count = fields.integer('count', { min: 1, max: ISSUED_MAX })
    const days = fields.integer('days', DAYS)
    const uses = fields.findInteger('uses', USES) ?? null
    const batch = readBatch(fields)
    const base = fields.find('base-url')?.replace(/\/+$/, '')
    const codes = Array.from({ length: count }, () =>
      Array.from({ length: GROUPS }, () => drawSecret(GROUP_LENGTH)).join('-'),
    )
    const rows = codes.map((code) => ({
      codeHash: hashEntitlementCode(code),
      days,
      uses,
      batch,
      createdAt: context.now,
    }))
    await issueTo({
      fields,
      context,
      kind: 'entitlements',
      rows: [
        ['权益码', '有效天数', '批改次数', '批次', ...(base === undefined ? [] : ['链接'])],
        ...codes.map((code) => [
          code,
          days,
          uses ?? '',
          batch,
          ...(base === undefined ? [] : [`${base}/h5/rqCode?bookCode=${code}`]),
        ]),
      ],
      store: () =>
        context.db.transaction(async (db) => {
          for (let from = 0; from < rows.length; from += INSERT_BATCH)
            await db.insert(entitlements).values(rows.slice(from, from + INSERT_BATCH))
          await audit(db, context, 'entitlements issue', { count, days, uses, batch })
        }),
    })
    const quota = uses === null ? '，限额同会员' : `、${uses} 次`
    context.say(`已发行权益码 ${count} 个：激活后 ${days} 天${quota}。`)
  },
}
