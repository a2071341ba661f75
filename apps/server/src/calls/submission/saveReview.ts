/** The teacher's score, levels and remark for the text the teacher read (spec 3 §4, §5; decisions 7, 14). */
import { eq } from 'drizzle-orm'
import type { saveReview as call } from '@zhupi/contract/calls/submission.ts'
import { toScale } from '@zhupi/contract/rules/score.ts'
import { submissions } from '../../db/schema.ts'
import { notifyReviewed } from '../../records/homeworkNotifications.ts'
import { refuse } from '../../records/refuse.ts'
import { listForReview } from '../../records/review.ts'
import type { Handler } from '../handler.ts'

export const saveReview: Handler<typeof call> = async (request, { db, now, person }) =>
  db.transaction(async (db) => {
    const [held] = await listForReview(db, [request.studentHomeworkId], person.id)
    if (held === undefined) return refuse('notFound')
    if (held.status !== 'finish' && held.status !== 'remark') refuse('notHandedIn')
    if (held.hash !== request.hash) refuse('essayChanged')
    if (request.teacherScore > 100) refuse('scoreAboveScale')
    const shown = toScale(request.teacherScore, held.scoreScale)
    if (shown < held.lowScore || shown > held.highScore) refuse('scoreOutsideLimits')
    const remark = request.teacherRemark?.trim() ?? ''
    await db
      .update(submissions)
      .set({
        status: 'remark',
        teacherScore: request.teacherScore,
        contentLevel: request.categoryLevel1,
        expressionLevel: request.categoryLevel2,
        developmentLevel: request.categoryLevel3,
        remark,
        reviewerId: person.id,
        reviewedAt: now,
        reviewedInBulk: false,
      })
      .where(eq(submissions.id, held.id))
    // A repeat of the same review tells nothing new.
    const isRepeat =
      held.status === 'remark' &&
      held.teacherScore === request.teacherScore &&
      held.remark === remark
    if (!isRepeat)
      await notifyReviewed(
        db,
        new Map([[held.id, { score: request.teacherScore, isAgain: held.status === 'remark' }]]),
        person.name,
        now,
      )
    return { id: held.id, status: 'remark' as const }
  })
