/** The teacher's score, levels and remark for the text that the teacher read. */
import { eq } from 'drizzle-orm'
import type { saveReview as call } from '@zhupi/contract/calls/submission.ts'
import { toScale } from '@zhupi/contract/rules/score.ts'
import { submissions } from '../../db/schema/submission.ts'
import { verdictEvent } from '../../domain/notificationTexts.ts'
import { refuse } from '../../domain/refuse.ts'
import { notifyReviewed } from '../../records/homeworkNotifications.ts'
import { learnFromRemark } from '../../records/learnFromRemark.ts'
import { listForReview, type ReviewedEssay, verdictOn } from '../../records/review.ts'
import type { Handler } from '../handler.ts'

export const saveReview: Handler<typeof call> = async (request, { db, now, person }) =>
  db.transaction(async (db) => {
    const [essay] = await listForReview(db, [request.studentHomeworkId], person.id)
    if (essay === undefined) return refuse('notFound')
    if (essay.status === 'reject') refuse('alreadyReturned')
    if (essay.status !== 'finish' && essay.status !== 'remark') refuse('notHandedIn')
    if (essay.hash !== request.hash) refuse('essayChanged')
    const remark = request.teacherRemark?.trim() ?? ''
    const verdict = {
      teacherScore: request.teacherScore,
      contentLevel: request.categoryLevel1,
      expressionLevel: request.categoryLevel2,
      developmentLevel: request.categoryLevel3,
      remark,
      isRemarkDrafted: request.remarkDrafted === 1 && remark !== '',
    }
    // A repeat of the same review changes and notifies nobody.
    if (essay.status === 'remark' && !essay.reviewedInBulk && isSameVerdict(essay, verdict))
      return { id: essay.id, status: 'remark' as const, undoToken: essay.undo?.token ?? '' }
    if (request.verdictNo !== undefined && request.verdictNo !== essay.verdictNo)
      refuse('reviewOvertaken')
    if (request.teacherScore > 100) refuse('scoreAboveScale')
    const shown = toScale(request.teacherScore, essay.scoreScale)
    if (shown < essay.lowScore || shown > essay.highScore) refuse('scoreOutsideLimits')
    const columns = verdictOn(essay, verdictEvent('reviewed', essay.id, now), now)
    await db
      .update(submissions)
      .set({
        ...verdict,
        ...columns,
        status: 'remark',
        reviewerId: person.id,
        reviewedAt: now,
        reviewedInBulk: false,
      })
      .where(eq(submissions.id, essay.id))
    // What is kept of a draft is the machine's, and nothing to learn from.
    if (!verdict.isRemarkDrafted)
      await learnFromRemark(
        db,
        person.id,
        {
          submissionId: essay.id,
          studentName: essay.studentName,
          remark,
          earlier: essay.remark ?? '',
        },
        now,
      )
    await notifyReviewed(
      db,
      new Map([[essay.id, { score: request.teacherScore, isAgain: essay.status === 'remark' }]]),
      person,
      now,
    )
    return { id: essay.id, status: 'remark' as const, undoToken: columns.undo.token }
  })

type Verdict = Pick<
  ReviewedEssay,
  | 'teacherScore'
  | 'contentLevel'
  | 'expressionLevel'
  | 'developmentLevel'
  | 'remark'
  | 'isRemarkDrafted'
>

function isSameVerdict(one: Verdict, other: Verdict): boolean {
  return (
    one.teacherScore === other.teacherScore &&
    one.contentLevel === other.contentLevel &&
    one.expressionLevel === other.expressionLevel &&
    one.developmentLevel === other.developmentLevel &&
    one.remark === other.remark &&
    one.isRemarkDrafted === other.isRemarkDrafted
  )
}
