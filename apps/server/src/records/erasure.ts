/** Really erasing what was deleted, or whose owner has left (decisions 18): no row, no text and no name of it stays in any table. */
import { and, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { classTip, homeworkTip } from '@zhupi/contract/terms/notifications.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import {
  accounts,
  auditLog,
  avatars,
  classrooms,
  consents,
  correctionCharges,
  enrollments,
  entitlements,
  feedback,
  gradingCards,
  grants,
  homework,
  homeworkQuestions,
  keptPayments,
  notifications,
  orders,
  reports,
  revisions,
  sessions,
  smsCodes,
  submissions,
  writingReferences,
} from '../db/schema.ts'

export type LeftAccount = { id: number; phone: string; removedAt: Date }

/** Everything of the account but what others need: pupils keep the homework and remarks a teacher gave them, the books keep a payment; both without the person. */
export async function eraseAccount(db: Db, account: LeftAccount): Promise<void> {
  await db.transaction(async (db) => {
    await eraseEssays(
      db,
      db
        .select({ id: submissions.id })
        .from(submissions)
        .where(eq(submissions.studentId, account.id)),
    )
    await db.delete(enrollments).where(eq(enrollments.studentId, account.id))
    await db.delete(notifications).where(isAboutStudent(account.id))
    await leaveTeaching(db, account.id)
    await leaveMoney(db, account.id)
    await db.delete(notifications).where(eq(notifications.accountId, account.id))
    await db.delete(consents).where(eq(consents.accountId, account.id))
    await db.delete(feedback).where(eq(feedback.accountId, account.id))
    await db.delete(avatars).where(eq(avatars.accountId, account.id))
    await db.delete(sessions).where(eq(sessions.accountId, account.id))
    // Codes that went to the phone since then may be somebody else's.
    await db
      .delete(smsCodes)
      .where(and(eq(smsCodes.phone, account.phone), lte(smsCodes.sentAt, account.removedAt)))
    // What operators did stays on record; to whom it was done does not.
    await db
      .update(auditLog)
      .set({ details: sql`${auditLog.details} - array['accountId', 'phone', 'name']` })
      .where(isAuditOf(account))
    await db.delete(accounts).where(eq(accounts.id, account.id))
  })
}

/** What others were told of a pupil: whatever names or quotes one carries its number. */
export function isAboutStudent(studentId: number) {
  // The second half is what the index says of itself.
  return sql`(${notifications.link} ->> 'studentId')::bigint = ${studentId} and (${notifications.link} ->> 'studentId') is not null`
}

export async function eraseHomework(db: Db, homeworkId: number): Promise<void> {
  await db.transaction(async (db) => {
    await eraseEssays(
      db,
      db
        .select({ id: submissions.id })
        .from(submissions)
        .where(eq(submissions.homeworkId, homeworkId)),
    )
    await db.delete(homeworkQuestions).where(eq(homeworkQuestions.homeworkId, homeworkId))
    await db.delete(homework).where(eq(homework.id, homeworkId))
  })
}

/** Homework whose teacher is erased and that holds no text of any pupil. */
export async function listEmptyHomework(db: Db): Promise<{ id: number }[]> {
  const hasText = db
    .select({ one: sql`1` })
    .from(submissions)
    .where(
      and(
        eq(submissions.homeworkId, homework.id),
        or(sql`${submissions.content} <> ''`, isNotNull(submissions.revisionId)),
      ),
    )
  return db
    .select({ id: homework.id })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(isNull(homework.teacherId), isNull(classrooms.ownerId), notExists(hasText)))
}

/** Classes whose teacher is erased, with neither pupils nor homework. */
export async function eraseEmptyClassrooms(db: Db): Promise<void> {
  await db.delete(classrooms).where(
    and(
      isNull(classrooms.ownerId),
      notExists(
        db
          .select({ one: sql`1` })
          .from(enrollments)
          .where(eq(enrollments.classroomId, classrooms.id)),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(homework)
          .where(eq(homework.classroomId, classrooms.id)),
      ),
    ),
  )
}

type Essays = ReturnType<typeof selectIds>
function selectIds(db: Db) {
  return db
    .select({ id: submissions.id })
    .from(submissions)
    .where(sql`true`)
}

async function eraseEssays(db: Db, essays: Essays): Promise<void> {
  const texts = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(inArray(revisions.submissionId, essays))
  await db.delete(reports).where(inArray(reports.revisionId, texts))
  await db.delete(correctionCharges).where(inArray(correctionCharges.revisionId, texts))
  await db.delete(revisions).where(inArray(revisions.submissionId, essays))
  await db.delete(submissions).where(inArray(submissions.id, essays))
}

/** The teacher's own writing goes; classes and homework stay with the pupils who wrote in them, and know their teacher no more. */
async function leaveTeaching(db: Db, teacherId: number): Promise<void> {
  await forgetTold(db, teacherId)
  await db.delete(writingReferences).where(eq(writingReferences.teacherId, teacherId))
  await db
    .update(submissions)
    .set({ reviewerId: null })
    .where(eq(submissions.reviewerId, teacherId))
  // A posting's own number may begin with its teacher's.
  await db
    .update(homework)
    .set({ teacherId: null, batchId: sql`${randomUUID()} || ' ' || ${homework.id}` })
    .where(eq(homework.teacherId, teacherId))
  await db
    .update(classrooms)
    .set({ ownerId: null, requestKey: null, memo: '' })
    .where(eq(classrooms.ownerId, teacherId))
}

/** What pupils were told of this teacher's classes and homework names the teacher; it is grouped by them. */
async function forgetTold(db: Db, teacherId: number): Promise<void> {
  const classes = await db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(eq(classrooms.ownerId, teacherId))
  const posted = await db
    .select({ id: homework.id })
    .from(homework)
    .where(eq(homework.teacherId, teacherId))
  const tips = [
    ...classes.map(({ id }) => classTip(id)),
    ...posted.map(({ id }) => homeworkTip(id)),
  ]
  if (tips.length > 0) await db.delete(notifications).where(inArray(notifications.tip, tips))
}

/** A card or code that was bound is never free again, so it goes with its owner. */
async function leaveMoney(db: Db, accountId: number): Promise<void> {
  const paid = await db
    .select({
      orderNo: orders.orderNo,
      packageId: orders.packageId,
      days: orders.days,
      amount: orders.amount,
      rechargeType: orders.rechargeType,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      gatewayNo: orders.gatewayNo,
    })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.status, 'paid')))
  const kept = paid.flatMap(({ paidAt, ...order }) =>
    paidAt === null ? [] : [{ ...order, paidAt }],
  )
  if (kept.length > 0) await db.insert(keptPayments).values(kept).onConflictDoNothing()
  await db.delete(orders).where(eq(orders.accountId, accountId))
  await db.delete(correctionCharges).where(eq(correctionCharges.accountId, accountId))
  await db.delete(entitlements).where(eq(entitlements.boundBy, accountId))
  await db.delete(gradingCards).where(eq(gradingCards.boundBy, accountId))
  await db.delete(grants).where(eq(grants.accountId, accountId))
}

/** By number, or by a phone that was this account's when it happened. */
function isAuditOf({ id, phone, removedAt }: LeftAccount) {
  return or(
    sql`${auditLog.details} ->> 'accountId' = ${String(id)}`,
    and(sql`${auditLog.details} ->> 'phone' = ${phone}`, lte(auditLog.at, removedAt)),
  )
}
