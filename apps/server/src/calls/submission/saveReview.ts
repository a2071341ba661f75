/** The teacher's score, levels and remark for the text that the teacher read. */
import { eq } from 'drizzle-orm'
import type { saveReview as call } from '@zhupi/contract/calls/submission.ts'
import { toScale } from '@zhupi/contract/rules/score.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { notifyReviewed } from '../../records/homeworkNotifications.ts'
import { listForReview } from '../../records/review.ts'
import type { Handler } from '../handler.ts'

export const saveReview: Handler<typeof call> = async (request, { db, now, person }) =>
  db.transaction(async (db) => {
    const [essay] = await listForReview(db, [request.studentHomeworkId], person.id)
    if (essay === undefined) return refuse('notFound')
    if (essay.status !== 'finish' && essay.status !== 'remark') refuse('notHandedIn')
    if (essay.hash !== request.hash) refuse('essayChanged')
    if (request.teacherScore > 100) refuse('scoreAboveScale')
    const shown = toScale(request.teacherScore, essay.scoreScale)
    if (shown < essay.lowScore || shown > essay.highScore) refuse('scoreOutsideLimits')
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
      .where(eq(submissions.id, essay.id))
    // A repeat of the same review notifies nobody.
    const isRepeat =
      essay.status === 'remark' &&
      essay.teacherScore === request.teacherScore &&
      essay.remark === remark
    if (!isRepeat)
      await notifyReviewed(
        db,
        new Map([[essay.id, { score: request.teacherScore, isAgain: essay.status === 'remark' }]]),
        person.name,
        now,
      )
    return { id: essay.id, status: 'remark' as const }
  })
