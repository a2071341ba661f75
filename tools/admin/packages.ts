/**
 * Membership packages and their prices. The server alone decides the price, and an order keeps the
 * one it began with.
 */
import { asc, eq } from 'drizzle-orm'
import { durationName, PACKAGE_IDS } from '@zhupi/contract/terms/membership.ts'
import { packages } from '@zhupi/server/db/schema/membership.ts'
import { audit } from './audit.ts'
import { AdminError, fail, type Command } from './command.ts'

const PRICE_MAX_FEN = 10_000_000

export const packagesList: Command = {
  name: 'packages list',
  summary: '列出会员套餐和价格',
  options: {},
  run: async (_fields, context) => {
    const rows = await context.db
      .select({
        id: packages.id,
        days: packages.days,
        price: packages.price,
        isOffered: packages.isOffered,
      })
      .from(packages)
      .orderBy(asc(packages.days))
    for (const { id, days, price, isOffered } of rows)
      context.say(
        [
          id.padEnd(10),
          `${durationName(days)}（${days} 天）`,
          `${yuan(price)} 元`,
          saleState(isOffered),
        ].join('  '),
      )
    await audit(context.db, context, 'packages list', {})
  },
}

export const packagesPrice: Command = {
  name: 'packages price',
  summary: '修改一个套餐的价格，或停售、恢复；已开始的订单不变',
  options: {
    id: { hint: `套餐：${PACKAGE_IDS.join('、')}`, isNeeded: true },
    yuan: { hint: '价格，元，例如 28 或 9.9' },
    offered: { hint: 'yes 在售，no 停售' },
  },
  run: async (fields, context) => {
    const wanted = fields.need('id')
    const id =
      PACKAGE_IDS.find((each) => each === wanted) ??
      fail('id', `没有套餐“${wanted}”，可以用 ${PACKAGE_IDS.join('、')}`)
    const price = readPrice(fields.find('yuan'))
    const offered = fields.find('offered')
    if (offered !== undefined && offered !== 'yes' && offered !== 'no')
      fail('offered', `应当是 yes 或 no，现在是“${offered}”`)
    if (price === undefined && offered === undefined)
      throw new AdminError('请给出 --yuan 或 --offered')
    const changes = {
      ...(price !== undefined && { price }),
      ...(offered !== undefined && { isOffered: offered === 'yes' }),
    }
    const said = await context.db.transaction(async (db) => {
      const [before] = await db
        .select({ price: packages.price, isOffered: packages.isOffered })
        .from(packages)
        .where(eq(packages.id, id))
        .for('update')
      if (before === undefined) throw new AdminError(`数据库里没有套餐 ${id}`)
      const after = { ...before, ...changes }
      await db.update(packages).set(changes).where(eq(packages.id, id))
      await audit(db, context, 'packages price', {
        package: id,
        priceBefore: before.price,
        priceAfter: after.price,
        isOffered: after.isOffered,
      })
      const prices = `原价 ${yuan(before.price)} 元，现价 ${yuan(after.price)} 元`
      return `${id}：${prices}，${saleState(after.isOffered)}。`
    })
    context.say(said)
  },
}

/** Read digit by digit: floating point would turn some prices into fractions of a fen. */
function readPrice(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const parts = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(value)
  const fen = parts === null ? 0 : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return fen > 0 && fen <= PRICE_MAX_FEN
    ? fen
    : fail('yuan', `应当是 0.01 到 ${PRICE_MAX_FEN / 100} 元，最多两位小数，现在是“${value}”`)
}

function saleState(isOffered: boolean): string {
  return isOffered ? '在售' : '停售'
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2)
}
