/** What is stored of a person in lists, for that person's own export. Essays: ownEssays.ts. */
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts, consents, feedback } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { homework, homeworkQuestions, writingReferences } from '../db/schema/homework.ts'
import { orders } from '../db/schema/membership.ts'
import { notifications } from '../db/schema/message.ts'
import { securityJournal } from '../db/schema/securityJournal.ts'
import { prints } from '../db/schema/print.ts'
import { questions } from '../db/schema/question.ts'
import { revisions } from '../db/schema/essay.ts'
import { shareLinks } from '../db/schema/share.ts'
import { submissions } from '../db/schema/submission.ts'
import { isNotRemoved } from './account.ts'
import { isNotDeleted } from './homework.ts'
import { isShown } from './notification.ts'

const LIST_MAX = 5_000

export function listJoinedClasses(db: Db, studentId: number) {
  return db
    .select({
      name: classrooms.name,
      gradeLevel: classrooms.gradeLevel,
      teacher: accounts.name,
      number: enrollments.studentNumber,
      at: enrollments.joinedAt,
    })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .leftJoin(accounts, and(eq(accounts.id, classrooms.ownerId), isNotRemoved()))
    .where(eq(enrollments.studentId, studentId))
    .orderBy(asc(enrollments.joinedAt))
}

export function listTaughtClasses(db: Db, teacherId: number) {
  return db
    .select({
      name: classrooms.name,
      gradeLevel: classrooms.gradeLevel,
      code: classrooms.joinCode,
      memo: classrooms.memo,
      at: classrooms.createdAt,
    })
    .from(classrooms)
    .where(eq(classrooms.ownerId, teacherId))
    .orderBy(asc(classrooms.id))
}

/** One row a question. */
export function listPostedHomework(db: Db, teacherId: number) {
  return db
    .select({
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      ideation: homeworkQuestions.ideation,
      genre: homeworkQuestions.genre,
      classroom: classrooms.name,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
      goals: homework.goals,
    })
    .from(homework)
    .innerJoin(homeworkQuestions, eq(homeworkQuestions.homeworkId, homework.id))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.teacherId, teacherId), isNotDeleted()))
    .orderBy(asc(homework.id), asc(homeworkQuestions.questionNo))
    .limit(LIST_MAX)
}

/** Without the pupils' names: they are not the teacher's to take away. */
export function listRemarks(db: Db, teacherId: number) {
  return db
    .select({
      homework: homeworkQuestions.title,
      score: submissions.teacherScore,
      remark: submissions.remark,
      at: submissions.reviewedAt,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(
      homeworkQuestions,
      and(
        eq(homeworkQuestions.homeworkId, homework.id),
        eq(homeworkQuestions.questionNo, submissions.questionNo),
      ),
    )
    .where(
      and(eq(submissions.reviewerId, teacherId), isNotDeleted(), isNotNull(submissions.remark)),
    )
    .orderBy(asc(submissions.id))
    .limit(LIST_MAX)
}

export function listReferences(db: Db, teacherId: number) {
  return db
    .select({
      title: writingReferences.title,
      content: writingReferences.content,
      at: writingReferences.createdAt,
    })
    .from(writingReferences)
    .where(eq(writingReferences.teacherId, teacherId))
    .orderBy(asc(writingReferences.id))
    .limit(LIST_MAX)
}

export function listOwnQuestions(db: Db, ownerId: number) {
  return db
    .select({
      title: questions.title,
      requirement: questions.requirement,
      ideation: questions.ideation,
      keywords: questions.keywords,
      genre: questions.genre,
      gradeLevel: questions.gradeLevel,
      at: questions.createdAt,
    })
    .from(questions)
    .where(eq(questions.ownerId, ownerId))
    .orderBy(asc(questions.id))
    .limit(LIST_MAX)
}

export function listConsents(db: Db, accountId: number) {
  return db
    .select({
      guardianPhone: consents.guardianPhone,
      isGiven: consents.isGiven,
      isOutsideGiven: consents.isOutsideGiven,
      version: consents.version,
      at: consents.saidAt,
    })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(asc(consents.id))
    .limit(LIST_MAX)
}

export function listMessages(db: Db, accountId: number) {
  return db
    .select({
      title: notifications.title,
      content: notifications.content,
      at: notifications.createdAt,
    })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isShown()))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(LIST_MAX)
}

export function listOrders(db: Db, accountId: number) {
  return db
    .select({
      orderNo: orders.orderNo,
      days: orders.days,
      amount: orders.amount,
      type: orders.rechargeType,
      status: orders.status,
      at: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(asc(orders.id))
    .limit(LIST_MAX)
}

export function listFeedback(db: Db, accountId: number) {
  return db
    .select({
      name: feedback.name,
      phone: feedback.phone,
      content: feedback.content,
      at: feedback.createdAt,
    })
    .from(feedback)
    .where(eq(feedback.accountId, accountId))
    .orderBy(asc(feedback.id))
    .limit(LIST_MAX)
}

/** Without who else did it: a teacher's act is told as a message. */
export function listSecurityEventsOf(db: Db, accountId: number) {
  return db
    .select({
      kind: securityJournal.kind,
      network: securityJournal.network,
      at: securityJournal.at,
    })
    .from(securityJournal)
    .where(eq(securityJournal.accountId, accountId))
    .orderBy(desc(securityJournal.id))
    .limit(LIST_MAX)
}

/** What is shared now: a link itself is known to nobody but whoever has it. */
export function listShareLinks(db: Db, accountId: number) {
  return db
    .select({ title: revisions.title, at: shareLinks.createdAt, endsAt: shareLinks.endsAt })
    .from(shareLinks)
    .innerJoin(revisions, eq(revisions.id, shareLinks.revisionId))
    .where(eq(shareLinks.accountId, accountId))
    .orderBy(asc(shareLinks.id))
    .limit(LIST_MAX)
}

/** Which files are kept; what is in them is exported as what it is. */
export function listPrints(db: Db, accountId: number) {
  return db
    .select({ title: prints.title, at: prints.createdAt, endsAt: prints.endsAt })
    .from(prints)
    .where(eq(prints.accountId, accountId))
    .orderBy(asc(prints.createdAt))
    .limit(LIST_MAX)
}
