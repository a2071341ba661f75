/** 催交: one message a day to each pupil who can still hand in and has not. */
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { remindHomework as call } from '@zhupi/contract/calls/allowance.ts'
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isTaughtBy, loadNotificationSubject, OWN_END, phaseOf } from '../../records/homework.ts'
import { notify } from '../../records/notification.ts'
import { listMembers } from '../../records/openSubmissions.ts'
import type { Handler } from '../handler.ts'

export const remindHomework: Handler<typeof call> = async ({ homeworkId }, { db, now, person }) =>
  db.transaction(async (db) => {
    const [found] = await db
      .select({
        startsAt: homework.startsAt,
        endsAt: homework.endsAt,
        archivedAt: classrooms.archivedAt,
      })
      .from(homework)
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .where(and(eq(homework.id, homeworkId), isTaughtBy(person.id)))
      .for('share', { of: homework })
    if (found === undefined) return refuse('notFound')
    if (found.archivedAt !== null) refuse('classArchived')
    if (phaseOf(found, now) === 1) refuse('notStartedYet')
    const open = await listMembers(
      db,
      homeworkId,
      and(
        inArray(submissions.status, [...SUBMISSION_GROUPS.notSubmitted]),
        isNull(submissions.excusedAt),
        // A returned essay comes back whenever its pupil is ready.
        or(
          eq(submissions.status, 'reject'),
          sql`${OWN_END} > ${sql.param(now, homework.endsAt)}::timestamptz`,
        ),
      ),
    )
    const subject = await loadNotificationSubject(db, homeworkId)
    const sent = await notify(
      db,
      open.map(({ submissionId, studentId, status, endsAt }) => ({
        accountId: studentId,
        notification: {
          kind: 'homeworkReminder',
          data: {
            homework: { id: homeworkId, title: subject.title },
            studentHomeworkId: submissionId,
            teacher: person,
            isReturned: status === 'reject',
            endsAt,
            day: startOfDay(now),
          },
        },
      })),
      now,
    )
    return { sent, toldToday: open.length - sent }
  })
