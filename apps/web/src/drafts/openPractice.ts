/** Fetches all that practising starts from; without a connection, what this device has of it. */
import { getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getQuestionDetail, getTeacherQues } from '@zhupi/contract/calls/question.ts'
import { findWriteDetailOfPractice } from '@zhupi/contract/calls/submission.ts'
import { REQUEST_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import { callQuery } from '#client/callQuery.ts'
import { findPerson, getSession, rememberPerson } from '#client/session.ts'
import { makeRequestKey } from '#ui/requestKey.ts'
import { findBegun } from './begunPractice.ts'
import { isSame } from './draft.ts'
import { isGone } from '#client/isGone.ts'
import {
  isOfPractice,
  listJournal,
  listUnsavedPractices,
  newPracticeKey,
  openJournalWriter,
  practiceKey,
  type PracticeEntry,
} from './journal.ts'
import { readLocalCopies } from './localCopies.ts'
import { readPracticeCopy, removePracticeCopy, savePracticeCopy } from './offlineCache.ts'
import { decideOpening } from './opening.ts'
import { OFFLINE_COPY_TIMEOUT_MS } from './openDraft.ts'
import { waitForPendingSave } from './pendingSaves.ts'
import {
  blankPractice,
  practiceCopy,
  storedPractice,
  type GonePractice,
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
): Promise<OpenedPractice | GonePractice> {
  await waitForPendingSave(PENDING_PRACTICE)
  const opened = await findPractice(queries, address).catch((error: unknown) =>
    address.kind === 'stored' && isGone(error)
      ? rescueGone(queries, address.id, { unsaved, refusal: error })
      : Promise.reject(error),
  )
  if ('gone' in opened) return opened
  const { detail, key, onServer } = opened
  const copies = await readLocalCopies(key, onServer, {
    isOfKind: isOfPractice,
    toCopy: (entry) => practiceCopy(entry, onServer),
    unsaved,
  })
  return { ...opened, address, opening: decideOpening(onServer, detail?.version ?? 0, copies) }
}

type Found = Omit<OpenedPractice, 'address' | 'opening'>

const findPractice = (queries: QueryClient, address: PracticeAddress): Promise<Found> =>
  address.kind === 'stored'
    ? openStored(queries, address.id)
    : openNew(queries, address.requestKey, address.questionId)

/**
 * Deleted elsewhere while it was written on here: what the server had of it may go, what was typed
 * since is moved to where the list shows it, and nothing is uploaded until its writer says so.
 */
async function rescueGone(
  queries: QueryClient,
  id: number,
  { unsaved, refusal }: { unsaved: PracticeEntry | undefined; refusal: unknown },
): Promise<GonePractice> {
  const gone = await moveGone(await findOwner(queries, false), id, unsaved)
  if (gone.length === 0) throw refusal
  return { gone }
}

/** For the list: practice that was left before it was known to be deleted elsewhere. */
export async function rescueAllGone(owner: string): Promise<void> {
  for (const id of (await listUnsavedPractices(owner)).keys()) {
    const hasGone = await api(findWriteDetailOfPractice, { id, ishomework: 0 }).then(
      () => false,
      isGone,
    )
    if (hasGone) await moveGone(owner, id, undefined)
  }
}

async function moveGone(
  owner: string,
  id: number,
  unsaved: PracticeEntry | undefined,
): Promise<GonePractice['gone']> {
  const key = practiceKey(owner, id)
  const copy = await readPracticeCopy(owner, id).catch(() => undefined)
  const written = (await listJournal(key).catch(() => [])).flatMap((entry) =>
    isOfPractice(entry) ? [entry] : [],
  )
  if (unsaved !== undefined && !written.some((entry) => isSame(entry, unsaved)))
    written.push(unsaved)
  const questionId = copy?.detail.task?.questionId
  const gone = written.map((entry) => ({
    requestKey: makeRequestKey(),
    entry: { ...entry, baseVersion: 0, ...(questionId != null && { questionId }) },
  }))
  // Where the device stores nothing, the screen has the text and offers to copy it.
  await moveEntries(owner, key, gone).catch(() => undefined)
  await removePracticeCopy(owner, id).catch(() => undefined)
  return gone
}

async function moveEntries(owner: string, from: string, to: GonePractice['gone']): Promise<void> {
  for (const { requestKey, entry } of to)
    await openJournalWriter(newPracticeKey(owner, requestKey)).write(entry, undefined)
  await openJournalWriter(from).discard(...to.map(({ entry }) => entry))
}

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
  const begun = findBegun(requestKey)
  if (begun !== undefined && written.length === 0) return openStored(queries, begun)
  try {
    const { preset, task } =
      questionId === undefined
        ? await findOwnGrade(queries)
        : await findQuestion(queries, questionId)
    return { detail: undefined, task, owner, key, onServer: blankPractice(preset) }
  } catch (error) {
    // What was written of a question before is there without it, also when it has left the bank.
    if (!isUnreached(error) && !isGone(error)) throw error
    if (questionId !== undefined && written.length === 0) throw error
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
