/** What a pupil wrote on paper, entered by the teacher, becomes that pupil's hand-in. */
import type { enterEssay as call } from '@zhupi/contract/calls/entry.ts'
import { findGenre } from '@zhupi/contract/terms/genres.ts'
import { findMissing } from '@zhupi/contract/rules/submission.ts'
import { hashEssay } from '../../domain/essay.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadOpenForUpdate } from '../../records/allowance.ts'
import { enterFromPaper } from '../../records/enteredEssay.ts'
import { listQuestions } from '../../records/homework.ts'
import { listForReview } from '../../records/review.ts'
import { loadForUpdate } from '../../records/submission.ts'
import type { Handler } from '../handler.ts'

export const enterEssay: Handler<typeof call> = async (
  { studentHomeworkId: id, title, content, writingNo, type, replacesDraft, photo },
  { db, queue, now, person },
) =>
  db.transaction(async (db) => {
    const essay = { questionNo: writingNo, genre: type, title: title.trim(), content }
    const [earlier] = await listForReview(db, [id], person.id)
    // A repeated request finds its own text handed in.
    if (earlier?.status === 'finish' && earlier.hash === hashEssay(essay))
      return { id, status: 'finish' as const }
    const open = await loadOpenForUpdate(db, id, person.id)
    if (open.startsAt > now) refuse('notStartedYet')
    if (type !== '' && findGenre(type) === undefined) refuse('badInput', 'type：没有这种文体')
    const questions = await listQuestions(db, open.homeworkId)
    if (!questions.some((question) => question.questionNo === writingNo))
      refuse('badInput', 'writingNo：没有这道题')
    const missing = findMissing(essay)
    if (missing !== undefined) refuse(missing)
    if (open.status !== 'notStart' && replacesDraft === 0) refuse('pupilHasDraft')
    const submission = await loadForUpdate(db, id, open.studentId, now)
    await enterFromPaper(db, queue, submission, { essay, photo: photo ?? 0, teacher: person }, now)
    return { id, status: 'finish' as const }
  })
