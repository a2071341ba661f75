/** Erases what was deleted or whose owner left: no row, text or name of it stays in any table. */
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { accounts, avatars, consents, feedback } from '../db/schema/account.ts'
import { auditLog } from '../db/schema/auditLog.ts'
import { assistants, classrooms, enrollments } from '../db/schema/classroom.ts'
import { disputes, removedMarks } from '../db/schema/dispute.ts'
import { goalVerdicts } from '../db/schema/goal.ts'
import { homework, homeworkQuestions, writingReferences } from '../db/schema/homework.ts'
import {
  correctionCharges,
  entitlements,
  gradingCards,
  grants,
  keptPayments,
  orders,
} from '../db/schema/membership.ts'
import { notifications } from '../db/schema/message.ts'
import { modelNotes } from '../db/schema/modelNotes.ts'
import { draftChanges, reports } from '../db/schema/report.ts'
import { securityJournal } from '../db/schema/securityJournal.ts'
import { sessions, smsCodes } from '../db/schema/session.ts'
import { essays, revisions } from '../db/schema/essay.ts'
import { photoDoubts } from '../db/schema/photo.ts'
import { phrases } from '../db/schema/phrase.ts'
import { passages } from '../db/schema/passage.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { prints } from '../db/schema/print.ts'
import { questions } from '../db/schema/question.ts'
import { shareLinks } from '../db/schema/share.ts'
import { essayFingerprints, similarities } from '../db/schema/similarity.ts'
import { submissions } from '../db/schema/submission.ts'
import { wrongCharacters } from '../db/schema/wrongCharacter.ts'
import { classTip, homeworkTip } from '@zhupi/contract/terms/notifications.ts'
import { eraseTeacherMarks, leaveTeacherMarks } from './teacherMark.ts'

export type RemovedAccount = { id: number; phone: string | null; removedAt: Date }

/**
 * All of the account but what others need: pupils keep the homework and remarks that a teacher gave
 * them, the accounts keep a payment. Neither names the person any more.
 */
export async function eraseAccount(db: Db, account: RemovedAccount): Promise<void> {
  await db.transaction(async (db) => {
    await eraseEssays(
      db,
      await listEssays(db, { submissions: eq(submissions.studentId, account.id) }),
    )
    await eraseEssays(
      db,
      await listEssays(db, { practice: eq(practiceEssays.accountId, account.id) }),
    )
    await db.delete(questions).where(eq(questions.ownerId, account.id))
    await db.delete(enrollments).where(eq(enrollments.studentId, account.id))
    await db.delete(notifications).where(isAboutStudent(account.id))
    await eraseTeaching(db, account.id)
    await erasePurchases(db, account.id)
    await db.delete(notifications).where(eq(notifications.accountId, account.id))
    await db.delete(consents).where(eq(consents.accountId, account.id))
    await db.delete(feedback).where(eq(feedback.accountId, account.id))
    await db.delete(prints).where(eq(prints.accountId, account.id))
    await db.delete(photoDoubts).where(eq(photoDoubts.accountId, account.id))
    await db.delete(avatars).where(eq(avatars.accountId, account.id))
    await db.delete(sessions).where(eq(sessions.accountId, account.id))
    await eraseSecurityEvents(db, account)
    // Codes that went to the phone after the removal may be another person's.
    if (account.phone !== null)
      await db
        .delete(smsCodes)
        .where(and(eq(smsCodes.phone, account.phone), lte(smsCodes.sentAt, account.removedAt)))
    // What operators did stays on record; to whom they did it does not.
    await db
      .update(auditLog)
      .set({ details: sql`${auditLog.details} - array['accountId', 'phone', 'name']` })
      .where(isAuditOf(account))
    await db.delete(accounts).where(eq(accounts.id, account.id))
  })
}

/** What the person did to another's account stays with that one, without the person. */
async function eraseSecurityEvents(
  db: Db,
  { id, phone, removedAt }: RemovedAccount,
): Promise<void> {
  await db
    .delete(securityJournal)
    .where(
      or(
        eq(securityJournal.accountId, id),
        phone === null
          ? undefined
          : and(eq(securityJournal.phone, phone), lte(securityJournal.at, removedAt)),
      ),
    )
  await db.update(securityJournal).set({ actorId: null }).where(eq(securityJournal.actorId, id))
}

/** Notifications to others about a pupil: whatever names or quotes a pupil carries the id. */
export function isAboutStudent(studentId: number) {
  // With the condition of the partial index, so that it is used.
  return sql`(${notifications.link} ->> 'studentId')::bigint = ${studentId}
    and (${notifications.link} ->> 'studentId') is not null`
}

export async function eraseHomework(db: Db, homeworkId: number): Promise<void> {
  await db.transaction(async (db) => {
    await eraseEssays(
      db,
      await listEssays(db, { submissions: eq(submissions.homeworkId, homeworkId) }),
    )
    await db.delete(notifications).where(eq(notifications.tip, homeworkTip(homeworkId)))
    await db.delete(homeworkQuestions).where(eq(homeworkQuestions.homeworkId, homeworkId))
    await db.delete(homework).where(eq(homework.id, homeworkId))
  })
}

/** Classes deleted before then, the oldest first. */
export async function listDeletedClassrooms(db: Db, before: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(and(isNotNull(classrooms.deletedAt), lte(classrooms.deletedAt, before)))
    .orderBy(asc(classrooms.deletedAt))
}

/** With all homework, each in a transaction of its own. */
export async function eraseClassroom(db: Db, classroomId: number): Promise<void> {
  const posted = await db
    .select({ id: homework.id })
    .from(homework)
    .where(eq(homework.classroomId, classroomId))
  for (const { id } of posted) await eraseHomework(db, id)
  await db.transaction(async (db) => {
    await db.delete(notifications).where(eq(notifications.tip, classTip(classroomId)))
    await db.delete(enrollments).where(eq(enrollments.classroomId, classroomId))
    await db.delete(classrooms).where(eq(classrooms.id, classroomId))
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

/** `ids`: of submissions or of practice essays, whose own rows are gone afterwards too. */
async function eraseEssays(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const essayRevisions = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(inArray(revisions.essayId, [...ids]))
  for (const table of [wrongCharacters, disputes, removedMarks, shareLinks, passages])
    await db.delete(table).where(inArray(table.essayId, [...ids]))
  await eraseTeacherMarks(db, ids)
  await db.delete(modelNotes).where(inArray(modelNotes.revisionId, essayRevisions))
  await db.delete(draftChanges).where(inArray(draftChanges.revisionId, essayRevisions))
  await db.delete(goalVerdicts).where(inArray(goalVerdicts.revisionId, essayRevisions))
  await db
    .delete(similarities)
    .where(
      or(inArray(similarities.essayId, [...ids]), inArray(similarities.otherEssayId, [...ids])),
    )
  await db.delete(essayFingerprints).where(inArray(essayFingerprints.revisionId, essayRevisions))
  await db.delete(reports).where(inArray(reports.revisionId, essayRevisions))
  await db.delete(correctionCharges).where(inArray(correctionCharges.revisionId, essayRevisions))
  await db.delete(revisions).where(inArray(revisions.essayId, [...ids]))
  await db.delete(submissions).where(inArray(submissions.id, [...ids]))
  await db.delete(practiceEssays).where(inArray(practiceEssays.id, [...ids]))
  await db.delete(essays).where(inArray(essays.id, [...ids]))
}

async function listEssays(
  db: Db,
  which: { submissions: SQL } | { practice: SQL },
): Promise<number[]> {
  const rows =
    'submissions' in which
      ? await db.select({ id: submissions.id }).from(submissions).where(which.submissions)
      : await db.select({ id: practiceEssays.id }).from(practiceEssays).where(which.practice)
  return rows.map(({ id }) => id)
}

/** What was deleted before then. */
export function listDeletedPractice(db: Db, before: Date): Promise<number[]> {
  return listEssays(db, { practice: lte(practiceEssays.deletedAt, before) })
}

export async function erasePractice(db: Db, id: number): Promise<void> {
  await db.transaction((db) => eraseEssays(db, [id]))
}

/**
 * The teacher's own references go. Classes and homework stay with the pupils who wrote in them,
 * without their teacher.
 */
async function eraseTeaching(db: Db, teacherId: number): Promise<void> {
  await eraseNotificationsFrom(db, teacherId)
  await db.delete(assistants).where(eq(assistants.teacherId, teacherId))
  await db.delete(writingReferences).where(eq(writingReferences.teacherId, teacherId))
  await leaveTeacherMarks(db, teacherId)
  await db.delete(phrases).where(eq(phrases.teacherId, teacherId))
  await db
    .update(submissions)
    .set({ reviewerId: null })
    .where(eq(submissions.reviewerId, teacherId))
  await db.update(modelNotes).set({ releasedBy: null }).where(eq(modelNotes.releasedBy, teacherId))
  await db.update(passages).set({ askedBy: null }).where(eq(passages.askedBy, teacherId))
  // The batch id may begin with the teacher's account id.
  await db
    .update(homework)
    .set({ teacherId: null, batchId: sql`${randomUUID()} || ' ' || ${homework.id}` })
    .where(eq(homework.teacherId, teacherId))
  await db
    .update(classrooms)
    .set({ ownerId: null, requestKey: null, memo: '' })
    .where(eq(classrooms.ownerId, teacherId))
}

/** Notifications about a class or a homework name its teacher. */
async function eraseNotificationsFrom(db: Db, teacherId: number): Promise<void> {
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

/** A bound card or code is never free again, so it is erased with its owner. */
async function erasePurchases(db: Db, accountId: number): Promise<void> {
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
  const payments = paid.flatMap(({ paidAt, ...order }) =>
    paidAt === null ? [] : [{ ...order, paidAt }],
  )
  if (payments.length > 0) await db.insert(keptPayments).values(payments).onConflictDoNothing()
  await db.delete(orders).where(eq(orders.accountId, accountId))
  await db.delete(correctionCharges).where(eq(correctionCharges.accountId, accountId))
  await db.delete(entitlements).where(eq(entitlements.boundBy, accountId))
  await db.delete(gradingCards).where(eq(gradingCards.boundBy, accountId))
  await db.delete(grants).where(eq(grants.accountId, accountId))
}

/** Acts on the account's id, or on its phone while that was still this account's. */
function isAuditOf({ id, phone, removedAt }: RemovedAccount) {
  return or(
    sql`${auditLog.details} ->> 'accountId' = ${String(id)}`,
    phone === null
      ? undefined
      : and(sql`${auditLog.details} ->> 'phone' = ${phone}`, lte(auditLog.at, removedAt)),
  )
}
