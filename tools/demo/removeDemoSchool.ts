/**
 * Everything of the demo school goes at once: its accounts, what they wrote, its classes and schools.
 * A real pupil who joined one of its classes keeps that class and the own essays.
 */
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '@zhupi/server/db/database.ts'
import { accounts, schools } from '@zhupi/server/db/schema/account.ts'
import { classrooms, enrollments } from '@zhupi/server/db/schema/classroom.ts'
import { homework } from '@zhupi/server/db/schema/homework.ts'
import { keptPayments, orders } from '@zhupi/server/db/schema/membership.ts'
import {
  eraseAccount,
  eraseEmptyClassrooms,
  eraseHomework,
  listEmptyHomework,
} from '@zhupi/server/records/erasure.ts'
import { DEMO_CLASSES, DEMO_SCHOOLS } from './plan.ts'

/** `db` is a transaction. @returns how many accounts went */
export async function removeDemoSchool(db: Db, now: Date): Promise<number> {
  const people = await db
    .select({ id: accounts.id, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.isDemo, true))
  for (const { id, phone } of people) {
    const paid = await db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(eq(orders.accountId, id))
    await eraseAccount(db, { id, phone, removedAt: now })
    // No money moved: the demo cashier stood in for the gateways.
    await db.delete(keptPayments).where(
      inArray(
        keptPayments.orderNo,
        paid.map(({ orderNo }) => orderNo),
      ),
    )
  }
  for (const { id } of await listEmptyHomework(db)) await eraseHomework(db, id)
  await eraseEmptyClassrooms(db)
  await removeSchools(db)
  return people.length
}

/** A school that somebody real has claimed or is taught in stays. */
async function removeSchools(db: Db): Promise<void> {
  const names = [
    ...DEMO_CLASSES.map(({ school }) => school),
    ...DEMO_SCHOOLS.map(({ name }) => name),
  ]
  const isFree = [accounts, classrooms, enrollments, homework].map((table) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.schoolId, schools.id)),
    ),
  )
  await db.delete(schools).where(and(inArray(schools.name, names), ...isFree))
}
