/** What was entered for the wrong pupil goes back to nothing, or to the pupil who wrote it. */
import type { takeEntryBack as call } from '@zhupi/contract/calls/entry.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadOpenForUpdate } from '../../records/allowance.ts'
import { enterFromPaper } from '../../records/enteredEssay.ts'
import { findEntry, takeEntryBack as takeBack } from '../../records/entryBack.ts'
import { listForReview } from '../../records/review.ts'
import { loadForUpdate } from '../../records/submission.ts'
import type { Handler } from '../handler.ts'

export const takeEntryBack: Handler<typeof call> = async (
  { studentHomeworkId: id, toStudentHomeworkId: toId, replacesDraft },
  { db, queue, now, person },
) =>
  db.transaction(async (db) => {
    const [essay] = await listForReview(db, [id], person.id)
    const entered = essay && (await findEntry(db, id))
    if (entered === undefined) return refuse('notFound')
    const { entry, status, text: essayText, photo } = entered
    // A repeated request finds it taken back.
    if (entry === null && mayEdit(status) && toId === undefined) return { id, status }
    if (entry === null) return refuse('notEntered')
    if (status !== 'finish') return refuse('entryReviewed')
    const to = toId === undefined ? undefined : await loadOpenForUpdate(db, toId, person.id)
    if (to !== undefined && to.homeworkId !== entered.homeworkId) refuse('notFound')
    if (to !== undefined && to.status !== 'notStart' && replacesDraft === 0) refuse('pupilHasDraft')
    await takeBack(db, queue, { ...entered, entry }, person, now)
    if (to === undefined) return { id, status: entry.before.status }
    const submission = await loadForUpdate(db, to.id, to.studentId, now)
    await enterFromPaper(db, queue, submission, { essay: essayText, photo, teacher: person }, now)
    return { id: to.id, status: 'finish' as const }
  })
