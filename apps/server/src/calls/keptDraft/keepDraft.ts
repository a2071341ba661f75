/** Keeps the saved draft as a revision, before an earlier one takes its place on the paper. */
import type { keepDraft as call } from '@zhupi/contract/calls/keptDraft.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import type { Db } from '../../db/database.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadPracticeForUpdate } from '../../records/practice.ts'
import { saveRevision } from '../../records/revision.ts'
import { loadForUpdate } from '../../records/submission.ts'
import type { Handler } from '../handler.ts'

export const keepDraft: Handler<typeof call> = async ({ id, ishomework }, { db, now, person }) =>
  db.transaction(async (db) => {
    const essay =
      ishomework === 1
        ? await loadOpenHomework(db, id, person.id, now)
        : await loadPractice(db, id, person.id)
    return { revisionId: essay.content.trim() !== '' ? await saveRevision(db, essay, now) : null }
  })

async function loadOpenHomework(db: Db, id: number, studentId: number, now: Date) {
  const submission = await loadForUpdate(db, id, studentId, now)
  if (!mayEdit(submission.status)) refuse('essayHandedIn')
  return submission
}

async function loadPractice(db: Db, id: number, accountId: number) {
  const practice = await loadPracticeForUpdate(db, id, accountId)
  return {
    ...practice,
    gradeLevel: practice.gradeLevel ?? undefined,
    questionNo: 1,
    schoolId: null,
  }
}
