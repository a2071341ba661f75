/** 达成 or 未达成 of one unit goal, for the text that was handed in last. */
import { and, eq } from 'drizzle-orm'
import type { saveGoalVerdict as call } from '@zhupi/contract/calls/goal.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { goalVerdicts } from '../../db/schema/goal.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isTaughtBy } from '../../records/homework.ts'
import type { Handler } from '../handler.ts'

const NOTHING = -1

export const saveGoalVerdict: Handler<typeof call> = async (
  { studentHomeworkId, goalNo, verdict },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    // The row is held, so that handing in and judging take turns.
    const [essay] = await db
      .select({
        goals: homework.goals,
        status: submissions.status,
        revisionId: submissions.handedInRevisionId,
      })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .innerJoin(accounts, eq(accounts.id, submissions.studentId))
      .where(and(eq(submissions.id, studentHomeworkId), isTaughtBy(person.id), isNotRemoved()))
      .for('update', { of: submissions })
    if (essay?.goals[goalNo - 1] === undefined) return refuse('notFound')
    const isHandedIn = essay.status === 'finish' || essay.status === 'remark'
    if (!isHandedIn || essay.revisionId === null) return refuse('notHandedIn')
    const isOfGoal = and(
      eq(goalVerdicts.revisionId, essay.revisionId),
      eq(goalVerdicts.goalNo, goalNo),
    )
    if (verdict === NOTHING) {
      await db.delete(goalVerdicts).where(isOfGoal)
      return { goalNo, isMet: null }
    }
    const said = { isMet: verdict === 1, at: now }
    await db
      .insert(goalVerdicts)
      .values({ revisionId: essay.revisionId, goalNo, ...said })
      .onConflictDoUpdate({ target: [goalVerdicts.revisionId, goalVerdicts.goalNo], set: said })
    return { goalNo, isMet: said.isMet }
  })
