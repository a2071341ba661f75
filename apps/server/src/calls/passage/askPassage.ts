/** Asks a pupil for a paragraph that is to be read with the class. */
import { and, eq, ne, or, isNull, sql } from 'drizzle-orm'
import type { askPassage as call } from '@zhupi/contract/calls/passage.ts'
import { PASSAGES_PER_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import type { Correction } from '@zhupi/engine/types.ts'
import { onlyRow, type Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { passages } from '../../db/schema/passage.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { isReadable } from '../../domain/goodPassages.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isEnrolled } from '../../records/classroom.ts'
import { hasGuardiansConsent } from '../../records/consent.ts'
import { isTaughtBy } from '../../records/homework.ts'
import { notifyPassageAsked } from '../../records/homeworkNotifications.ts'
import type { Handler } from '../handler.ts'

export const askPassage: Handler<typeof call> = async (
  { studentHomeworkId, revisionId, paragraph },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    // The homework's row is held, so that no two askings together are more than it takes.
    const [essay] = await db
      .select({
        schoolId: submissions.schoolId,
        homeworkId: homework.id,
        status: submissions.status,
        handedInRevisionId: submissions.handedInRevisionId,
        hasConsent: hasGuardiansConsent(),
        text: sql<Correction['paragraphs'][number] | null>`
          ${reports.correction} -> 'paragraphs' ->> ${paragraph}::int`,
      })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .innerJoin(accounts, eq(accounts.id, submissions.studentId))
      .innerJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
      .where(
        and(
          eq(submissions.id, studentHomeworkId),
          isTaughtBy(person.id),
          isNotRemoved(),
          isEnrolled(),
        ),
      )
      .for('update', { of: [homework, submissions] })
    if (essay === undefined) return refuse('notFound')
    if (essay.status !== 'finish' && essay.status !== 'remark') refuse('notHandedIn')
    if (essay.handedInRevisionId !== revisionId) refuse('essayChanged')
    const { text } = essay
    if (text === null || !isReadable(text)) return refuse('notFound')
    if (!essay.hasConsent) refuse('passageNeedsConsent')
    const isThis = and(eq(passages.revisionId, revisionId), eq(passages.paragraph, paragraph))
    const [earlier] = await db.select({ id: passages.id }).from(passages).where(isThis)
    if (earlier !== undefined) return earlier
    if ((await countOpen(db, essay.homeworkId)) >= PASSAGES_PER_HOMEWORK_MAX) refuse('passagesFull')
    const asked = onlyRow(
      await db
        .insert(passages)
        .values({
          schoolId: essay.schoolId,
          essayId: studentHomeworkId,
          revisionId,
          paragraph,
          content: text.trim(),
          askedBy: person.id,
          askedAt: now,
        })
        .returning({ id: passages.id }),
    )
    await notifyPassageAsked(db, studentHomeworkId, asked.id, person, now)
    return asked
  })

/** A no takes nobody's place. */
async function countOpen(db: Db, homeworkId: number): Promise<number> {
  const rows = await db
    .select({ id: passages.id })
    .from(passages)
    .innerJoin(submissions, eq(submissions.id, passages.essayId))
    .where(
      and(
        eq(submissions.homeworkId, homeworkId),
        or(isNull(passages.answer), ne(passages.answer, 'refused')),
      ),
    )
  return rows.length
}
