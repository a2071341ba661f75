/** Fetches all that practising starts from; without a connection, what this device has of it. */
import { getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getQuestionDetail, getTeacherQues } from '@zhupi/contract/calls/question.ts'
import { findWriteDetailOfPractice } from '@zhupi/contract/calls/submission.ts'
import { REQUEST_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import { callQuery } from '#client/callQuery.ts'
import { findPerson, getSession, rememberPerson } from '#client/session.ts'
import {
  isOfPractice,
  listJournal,
  newPracticeKey,
  practiceKey,
  type PracticeEntry,
} from './journal.ts'
import { readLocalCopies } from './localCopies.ts'
import { readPracticeCopy, savePracticeCopy } from './offlineCache.ts'
import { decideOpening } from './opening.ts'
import { OFFLINE_COPY_TIMEOUT_MS } from './openDraft.ts'
import { waitForPendingSave } from './pendingSaves.ts'
import {
  blankPractice,
  practiceCopy,
  storedPractice,
  type OpenedPractice,
  type PracticeAddress,
  type PracticeDetail,
} from './practiceOpening.ts'

/** All practice together: what is new has no number yet that a later opening could wait for. */
export const PENDING_PRACTICE = 'practice'

/** `unsaved`: what was on the screen when the server was found to have a newer text. */
export async function openPractice(
  queries: QueryClient,
  address: PracticeAddress,
  unsaved: PracticeEntry | undefined,
): Promise<OpenedPractice> {
  await waitForPendingSave(PENDING_PRACTICE)
  const opened =
    address.kind === 'stored'
      ? await openStored(queries, address.id)
      : await openNew(queries, address.requestKey, address.questionId)
  const { detail, key, onServer } = opened
  const copies = await readLocalCopies(key, onServer, {
    isOfKind: isOfPractice,
    toCopy: (entry) => practiceCopy(entry, onServer),
    unsaved,
  })
  return { ...opened, address, opening: decideOpening(onServer, detail?.version ?? 0, copies) }
}

type Found = Omit<OpenedPractice, 'address' | 'opening'>

async function openStored(queries: QueryClient, id: number): Promise<Found> {
  const { detail, owner } = await fetchStored(queries, id)
  return {
    detail,
    task: detail.task,
    owner,
    key: practiceKey(owner, id),
    onServer: storedPractice(detail),
  }
}

async function fetchStored(
  queries: QueryClient,
  id: number,
): Promise<{ detail: PracticeDetail; owner: string }> {
  const known = findPerson()
  const copy =
    known === undefined ? undefined : await readPracticeCopy(known, id).catch(() => undefined)
  try {
    const [detail, owner] = await Promise.all([
      api(
        findWriteDetailOfPractice,
        { id, ishomework: 0 },
        { timeoutMs: copy === undefined ? REQUEST_TIMEOUT_MS : OFFLINE_COPY_TIMEOUT_MS },
      ),
      findOwner(queries, copy !== undefined),
    ])
    // Where the device stores nothing the essay opens with a connection only.
    await savePracticeCopy(owner, { detail, keptAt: Date.now() }).catch(() => undefined)
    return { detail, owner }
  } catch (error) {
    if (!isUnreached(error) || known === undefined || copy === undefined) throw error
    return { detail: copy.detail, owner: known }
  }
}

async function openNew(
  queries: QueryClient,
  requestKey: string,
  questionId: number | undefined,
): Promise<Found> {
  // Free practice needs nothing from the server to begin.
  const owner = findPerson() ?? (await findOwner(queries, false))
  const key = newPracticeKey(owner, requestKey)
  const written = await listJournal(key).catch(() => [])
  try {
    const { preset, task } =
      questionId === undefined
        ? await findOwnGrade(queries)
        : await findQuestion(queries, questionId)
    return { detail: undefined, task, owner, key, onServer: blankPractice(preset) }
  } catch (error) {
    // What was written of a question before is there without it.
    if (!isUnreached(error) || (questionId !== undefined && written.length === 0)) throw error
    return { detail: undefined, task: null, owner, key, onServer: blankPractice({}) }
  }
}

async function findQuestion(queries: QueryClient, questionId: number) {
  const question = await queries.fetchQuery({
    ...callQuery(getQuestionDetail, { id: questionId }),
    retry: false,
  })
  const { title, demand, articleType, grade } = question
  return {
    preset: { title, genre: articleType ?? '', gradeLevel: grade },
    task: { questionId, title, demand },
  }
}

/** The grade that the bank preselects; whoever has none, or no connection, chooses it. */
async function findOwnGrade(queries: QueryClient) {
  const { grade } = await queries
    .fetchQuery({
      ...callQuery(getTeacherQues, { isFirst: true, cpage: 1, psize: 1 }),
      retry: false,
    })
    .catch((error: unknown) => {
      if (isUnreached(error)) return { grade: null }
      throw error
    })
  return { preset: { gradeLevel: grade }, task: null }
}

export async function findOwner(queries: QueryClient, hasCopy: boolean): Promise<string> {
  const retry = hasCopy ? { retry: false } : {}
  const { userId } =
    getSession()?.role === 'teacher'
      ? await queries.fetchQuery({ ...callQuery(getTeacherInfo, {}), ...retry })
      : await queries.fetchQuery({ ...callQuery(getUserinfo, {}), ...retry })
  rememberPerson(userId)
  return userId
}

function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 0
}
