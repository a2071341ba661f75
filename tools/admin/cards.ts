/** Grading cards in batches: numbers and passwords in one CSV, once; the database stores hashes. */
import { randomBytes, randomInt } from 'node:crypto'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { gradingCards } from '@zhupi/server/db/schema/membership.ts'
import { hashCardPassword, normalCardNo } from '@zhupi/server/domain/gradingCard.ts'
import { audit } from './audit.ts'
import { fail, type Command } from './command.ts'
import { BATCH_HINT, drawSecret, issueTo, readBatch } from './secretFile.ts'

export const ISSUED_MAX = 10_000
export const DAYS = { min: 1, max: 3_660 }
export const USES = { min: 1, max: 10_000 }
export const INSERT_BATCH = 1_000
/** With five tries and an hour's lock after them, this many are plenty. */
const PASSWORD_LENGTH = 8

export const cardsIssue: Command = {
  name: 'cards issue',
  summary: '发行一批批改卡，卡号和卡密码写入 CSV 文件（仅此一次）',
  options: {
    count: { hint: `张数，1–${ISSUED_MAX}`, isNeeded: true },
    days: { hint: '绑定后有效的天数', isNeeded: true },
    uses: { hint: '批改次数；不写则与会员同样的限额' },
    'valid-until': { hint: '最晚绑定日期，例如 2027-08-31', isNeeded: true },
    batch: { hint: BATCH_HINT, isNeeded: true },
    out: { hint: 'CSV 文件名' },
  },
  run: async (fields, context) => {
    const count = fields.integer('count', { min: 1, max: ISSUED_MAX })
    const days = fields.integer('days', DAYS)
    const uses = fields.findInteger('uses', USES) ?? null
    const validUntil = fields.endOfDay('valid-until')
    if (validUntil <= context.now) fail('valid-until', '已经过去了')
    const batch = readBatch(fields)
    const numbers = new Set<string>()
    while (numbers.size < count) numbers.add(String(randomInt(10 ** 11, 10 ** 12)))
    const drawn = [...numbers].map((number) => ({
      number: normalCardNo(number),
      password: drawSecret(PASSWORD_LENGTH),
      salt: randomBytes(16).toString('base64url'),
    }))
    const cards = await Promise.all(
      drawn.map(async ({ number, password, salt }) => ({
        number,
        salt,
        passwordHash: await hashCardPassword(salt, password),
        days,
        uses,
        validUntil,
        batch,
        createdAt: context.now,
      })),
    )
    const until = formatWireTime(validUntil).slice(0, 10)
    await issueTo({
      fields,
      context,
      kind: 'cards',
      rows: [
        ['卡号', '卡密码', '有效天数', '批改次数', '最晚绑定日期', '批次'],
        ...drawn.map(({ number, password }) => [number, password, days, uses ?? '', until, batch]),
      ],
      store: () =>
        context.db.transaction(async (db) => {
          for (let from = 0; from < cards.length; from += INSERT_BATCH)
            await db.insert(gradingCards).values(cards.slice(from, from + INSERT_BATCH))
          await audit(db, context, 'cards issue', { count, days, uses, validUntil: until, batch })
        }),
    })
    const quota = uses === null ? '，限额同会员' : `、${uses} 次`
    context.say(`已发行批改卡 ${count} 张：绑定后 ${days} 天${quota}，最晚 ${until} 绑定。`)
  },
}
