/** A mark or a note of the teacher's own on the text that was handed in. */
import { and, eq } from 'drizzle-orm'
import type { saveTeacherMark as call } from '@zhupi/contract/calls/review.ts'
import { markVersion } from '@zhupi/contract/rules/teacherMark.ts'
import { TEACHER_MARKS_MAX } from '@zhupi/contract/terms/limits.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { revisions } from '../../db/schema/essay.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isTaughtBy } from '../../records/homework.ts'
import {
  countOtherMarks,
  findOwnMark,
  putTeacherMark,
  standsIn,
} from '../../records/teacherMark.ts'
import type { Handler } from '../handler.ts'
import { presentTeacherMark } from './presentTeacherMark.ts'

export const saveTeacherMark: Handler<typeof call> = async (
  { studentHomeworkId, hash, kind, pNo, start, end, quote, note, seen },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    // The row is held, so that handing in and marking take turns.
    const [essay] = await db
      .select({
        schoolId: submissions.schoolId,
        status: submissions.status,
        revisionId: revisions.id,
        hash: revisions.contentHash,
        content: revisions.content,
      })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .innerJoin(accounts, eq(accounts.id, submissions.studentId))
      .leftJoin(revisions, eq(revisions.id, submissions.handedInRevisionId))
      .where(and(eq(submissions.id, studentHomeworkId), isTaughtBy(person.id), isNotRemoved()))
      .for('update', { of: submissions })
    if (essay === undefined) return refuse('notFound')
    const { schoolId, status, revisionId, content } = essay
    const isHandedIn = status === 'finish' || status === 'remark'
    if (!isHandedIn || revisionId === null || content === null) return refuse('notHandedIn')
    if (essay.hash !== hash) refuse('essayChanged')
    const place = { paragraph: pNo - 1, start, end, quote }
    if (!standsIn(content, place)) refuse('badInput')
    const said = { kind, note: note.trim() }
    const standing = markVersion(await findOwnMark(db, revisionId, person.id, place))
    // Sent again because the answer was lost, it is there already.
    if (seen !== undefined && standing !== seen && standing !== markVersion(said))
      refuse('teacherMarkOvertaken')
    if ((await countOtherMarks(db, revisionId, person.id, place)) >= TEACHER_MARKS_MAX)
      refuse('tooManyTeacherMarks')
    const mark = await putTeacherMark(
      db,
      {
        ...place,
        ...{ schoolId, essayId: studentHomeworkId, revisionId, teacherId: person.id },
        ...said,
      },
      now,
    )
    return presentTeacherMark(mark, person.id)
  })
