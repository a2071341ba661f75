/** Fetches all that writing starts from; without a connection, what this device has of it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getDemand } from '@zhupi/contract/calls/homework.ts'
import { findWriteDetailOfHomework } from '@zhupi/contract/calls/submission.ts'
import { isCorrectable } from '@zhupi/contract/rules/genre.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { REQUEST_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import {
  readOfflineCopy,
  removeOfflineCopy,
  saveOfflineCopy,
  type OfflineCopy,
} from './offlineCache.ts'
import { withoutIndents } from './essayText.ts'
import { isGone } from '#client/isGone.ts'
import {
  isOfHomework,
  journalKey,
  listJournal,
  type HomeworkEntry,
  type PracticeEntry,
} from './journal.ts'
import { readLocalCopies } from './localCopies.ts'
import { callQuery } from '#client/callQuery.ts'
import { findPerson, rememberPerson } from '#client/session.ts'
import { waitForPendingSave } from './pendingSaves.ts'
import {
  decideOpening,
  homeworkCopy,
  serverDraft,
  type GoneHomework,
  type OpenedDraft,
} from './opening.ts'
import { blankPractice } from './practiceOpening.ts'

/** Whoever could go on with the offline copy waits no longer than this for a bad network. */
export const OFFLINE_COPY_TIMEOUT_MS = 6_000

export const pendingKey = (submissionId: number) => `homework/${submissionId}`

type Essay = {
  detail: EntityOf<typeof findWriteDetailOfHomework>
  demand: EntityOf<typeof getDemand>
  owner: string
}

/** `unsaved`: what was on the screen when the server was found to have a newer text. */
export async function openDraft(
  queries: QueryClient,
  submissionId: number,
  homeworkId: number,
  unsaved: HomeworkEntry | undefined,
): Promise<OpenedDraft | GoneHomework> {
  await waitForPendingSave(pendingKey(submissionId))
  const essay = await fetchEssay(queries, submissionId, homeworkId).catch((error: unknown) =>
    isGone(error)
      ? rescueGone(queries, submissionId, { unsaved, refusal: error })
      : Promise.reject(error),
  )
  if ('gone' in essay) return essay
  const { detail, demand, owner } = essay
  const key = journalKey(owner, submissionId)
  const onServer = serverDraft(detail, demand)
  const copies = await readLocalCopies(key, onServer, {
    isOfKind: isOfHomework,
    toCopy: (entry) => homeworkCopy(entry, onServer),
    unsaved,
  })
  return {
    detail,
    demand,
    owner,
    key,
    onServer,
    opening: decideOpening(onServer, detail.version, copies),
  }
}

/**
 * The teacher deleted it, or took the pupil out of the class before anything had been saved. The
 * journal's own entries stay where they are: a deleted homework may be restored.
 */
async function rescueGone(
  queries: QueryClient,
  submissionId: number,
  { unsaved, refusal }: { unsaved: HomeworkEntry | undefined; refusal: unknown },
): Promise<GoneHomework> {
  const { userId: owner } = await queries.fetchQuery(callQuery(getUserinfo, {}))
  const copy = await readOfflineCopy(owner, submissionId).catch(() => undefined)
  const written: Written[] = (
    await listJournal(journalKey(owner, submissionId)).catch(() => [])
  ).filter(isOfHomework)
  if (unsaved !== undefined) written.push(unsaved)
  if (copy !== undefined && written.length === 0) written.push(draftOf(copy))
  const gone = written
    .filter(
      ({ title, content }, index) =>
        content.trim() !== '' &&
        written.findIndex((each) => each.title === title && each.content === content) === index,
    )
    .map((text) => toPractice(text, copy?.detail.grade ?? null))
  if (gone.length === 0) throw refusal
  return { owner, submissionId, gone }
}

type Written = Pick<HomeworkEntry, 'title' | 'content' | 'genre' | 'process' | 'typedAt'>

function draftOf({ detail, keptAt }: OfflineCopy): Written {
  const { title, content, articleType, process } = detail
  return { title, content, genre: articleType, process, typedAt: keptAt }
}

/** A free genre is the teacher's to set, never what an essay is. */
function toPractice(
  { title, content, genre, process, typedAt }: Written,
  gradeLevel: number | null,
): PracticeEntry {
  return {
    ...blankPractice({ title, gradeLevel, content: withoutIndents(content) }),
    genre: isCorrectable(genre) ? genre : '',
    ...(process !== undefined && { process }),
    baseVersion: 0,
    typedAt,
  }
}

async function fetchEssay(
  queries: QueryClient,
  submissionId: number,
  homeworkId: number,
): Promise<Essay> {
  const owner = findPerson()
  const copy =
    owner === undefined
      ? undefined
      : await readOfflineCopy(owner, submissionId).catch(() => undefined)
  try {
    return await askServer(queries, submissionId, homeworkId, copy)
  } catch (error) {
    const isUnreached = error instanceof ApiError && error.code === 0
    if (!isUnreached || owner === undefined || copy === undefined) throw error
    return { ...copy, owner }
  }
}

async function askServer(
  queries: QueryClient,
  submissionId: number,
  homeworkId: number,
  copy: OfflineCopy | undefined,
): Promise<Essay> {
  const [detail, demand, { userId: owner }] = await Promise.all([
    api(
      findWriteDetailOfHomework,
      { id: submissionId, ishomework: 1 },
      { timeoutMs: copy === undefined ? REQUEST_TIMEOUT_MS : OFFLINE_COPY_TIMEOUT_MS },
    ),
    queries.fetchQuery({
      ...callQuery(getDemand, { homeworkId }),
      ...(copy && { retry: false }),
    }),
    queries.fetchQuery({ ...callQuery(getUserinfo, {}), ...(copy && { retry: false }) }),
  ])
  rememberPerson(owner)
  // Where the device stores nothing the essay opens with a connection only.
  await (
    mayEdit(detail.status)
      ? saveOfflineCopy(owner, { detail, demand, keptAt: Date.now() })
      : removeOfflineCopy(owner, submissionId)
  ).catch(() => undefined)
  return { detail, demand, owner }
}
