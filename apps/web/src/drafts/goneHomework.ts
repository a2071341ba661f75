/**
 * Homework that its teacher deleted after its desk was left: the last that was typed is in this
 * device's journal, and nothing of the product leads there any more.
 */
import { findWriteDetailOfHomework } from '@zhupi/contract/calls/submission.ts'
import { api } from '#client/api.ts'
import { isGone } from '#client/isGone.ts'
import { withoutIndents } from './essayText.ts'
import {
  listJournal,
  listUnsavedHomework,
  openJournalWriter,
  settledKey,
  type PracticeEntry,
} from './journal.ts'
import { readOfflineCopy } from './offlineCache.ts'

type Found = { submissionId: number; homeworkId: number; title: string }

/** Asks the server about each essay that has not gone up, of which there is hardly ever one. */
export async function listGoneHomework(owner: string): Promise<Found[]> {
  const unsaved = await listUnsavedHomework(owner)
  const found = await Promise.all(
    unsaved.map(async ({ submissionId, entry: { title, content } }) => {
      if (content.trim() === '' || (await isSettled(owner, submissionId, content))) return []
      const copy = await readOfflineCopy(owner, submissionId)
      if (copy === undefined || !(await isHomeworkGone(submissionId))) return []
      return [{ submissionId, homeworkId: copy.detail.homeworkId, title }]
    }),
  )
  return found.flat()
}

/** It is offered no more; the journal keeps its own, for a deleted homework may be restored. */
export async function settleGone(
  owner: string,
  submissionId: number,
  entry: PracticeEntry,
): Promise<void> {
  await openJournalWriter(settledKey(owner, submissionId)).write(entry, undefined)
}

async function isSettled(owner: string, submissionId: number, content: string): Promise<boolean> {
  const settled = await listJournal(settledKey(owner, submissionId))
  return settled.some((entry) => entry.content === withoutIndents(content))
}

/** Without a network nobody knows. */
async function isHomeworkGone(submissionId: number): Promise<boolean> {
  return api(
    findWriteDetailOfHomework,
    { id: submissionId, ishomework: 1 },
    { isQuiet: true },
  ).then(() => false, isGone)
}
